import type { DiceOperation, DiceResult } from '../../../shared/operation.js';
import type { CombatReference } from '../combat-reference.js';
import type { Combatant } from '../combatant.js';
import { resolveModel, type Model } from '../model.js';
import { fateOn, recoversOn, type ScenarioRule } from '../scenario-rules.js';
import { repeatSentences } from './repeated.js';
import { SAYINGS, type Role, type Saying } from './roles.js';

/** Where a combatant stands in a request, and in which role. */
export interface Standing {
  readonly combatant: Combatant;
  readonly pointer: string;
  readonly role: Role;
}

/** Says what changes nothing, and why: one sentence for each reason. */
export function idleSentence(pointers: readonly string[], unless: string): string {
  return `Of no effect ${unless === '' ? 'here' : unless}: ${pointers.map((pointer) => `\`${pointer}\``).join(', ')}.`;
}

/** What was said and changes nothing, in sentences. The request has been answered. */
export function idleSentences(reference: CombatReference, asked: Asked): string[] {
  const byReason = new Map<string, string[]>();
  const idle = [...asked.standings.flatMap((standing) => idleOf(reference, standing)), ...(asked.keys ?? []).filter((key) => key.idle), ...idleRules(reference, asked)];
  for (const { pointer, unless } of idle) byReason.set(unless, [...(byReason.get(unless) ?? []), pointer]);
  return [...byReason].map(([unless, pointers]) => idleSentence(pointers, unless));
}

interface Idle {
  readonly pointer: string;
  readonly unless: string;
}

const ALL = Object.keys(SAYINGS) as Saying[];

function idleOf(reference: CombatReference, { combatant, pointer, role }: Standing): Idle[] {
  const said = ALL.filter((saying) => SAYINGS[saying](combatant));
  let model: Model | null = null;
  const own = said.flatMap((saying): Idle[] => {
    const condition = role.reads[saying];
    if (condition === undefined) return [{ pointer: `${pointer}/${saying}`, unless: '' }];
    if (condition.unless === '') return [];
    model ??= resolveModel(reference, combatant, pointer);
    return condition.holds(model) ? [] : [{ pointer: `${pointer}/${saying}`, unless: condition.unless }];
  });
  if (combatant.passenger == null || role.passenger === null) return own;
  return [...own, ...idleOf(reference, { combatant: combatant.passenger, pointer: `${pointer}/passenger`, role: role.passenger })];
}

/** A key of the request itself: whether it was said and changes nothing, and in which case it does not. */
export interface IdleKey extends Idle {
  readonly idle: boolean;
}

/** What a request says that may be of no effect. */
export interface Asked {
  readonly standings: readonly Standing[];
  readonly keys?: readonly IdleKey[] | undefined;
  readonly scenarioRules?: readonly ScenarioRule[] | undefined;
}

/** Rules of a scenario that nobody who may be hurt has anything of (SB-W05-006, SB-W05-007). */
function idleRules(reference: CombatReference, { standings, scenarioRules = [] }: Asked): Idle[] {
  if (scenarioRules.length === 0) return [];
  const hurt = standings.filter(({ role }) => role.reads.fate !== undefined).map(({ combatant, pointer }) => resolveModel(reference, combatant, pointer));
  const all = hurt.flatMap((model) => (model.passenger === null ? [model] : [model, model.passenger]));
  return scenarioRules.flatMap((rule, index) => {
    const matters = all.some((model) => fateOn(model, [rule]) !== fateOn(model, []) || recoversOn(model, [rule]) !== null);
    return matters ? [] : [{ pointer: `/scenarioRules/${index}`, unless: 'where nobody may be hurt whom the rule is about' }];
  });
}

type Assuming = Pick<DiceResult, 'assumptions'>;

/** Makes of an operation the same, whose assumptions also say what of the request changed nothing. */
export function tellingIdle(reference: CombatReference) {
  const tell = <Answer extends Assuming>(answer: Answer, asked: Asked): Answer => {
    const told = [...repeatSentences(reference, asked.standings), ...idleSentences(reference, asked)];
    return told.length === 0 ? answer : { ...answer, assumptions: [...answer.assumptions, ...told] };
  };
  return <Request, Odds extends Assuming, Result extends DiceResult>(
    operation: DiceOperation<Request, Odds, Result>, askedOf: (request: Request) => Asked,
  ): DiceOperation<Request, Odds, Result> => ({
    odds: (request) => tell(operation.odds(request), askedOf(request)),
    resolve: (request, faces) => tell(operation.resolve(request, faces), askedOf(request)),
  });
}
