import type { DiceOperation, DiceResult } from '../../../shared/operation.js';
import type { CombatReference } from '../combat-reference.js';
import type { Combatant } from '../combatant.js';
import { resolveModel } from '../model.js';
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

/** What was said of combatants that changes nothing where they stand, in sentences. The request has been answered. */
export function idleSentences(reference: CombatReference, standings: readonly Standing[]): string[] {
  const byReason = new Map<string, string[]>();
  for (const { pointer, unless } of standings.flatMap((standing) => idleOf(reference, standing))) {
    byReason.set(unless, [...(byReason.get(unless) ?? []), pointer]);
  }
  return [...byReason].map(([unless, pointers]) => idleSentence(pointers, unless));
}

interface Idle {
  readonly pointer: string;
  readonly unless: string;
}

const ALL = Object.keys(SAYINGS) as Saying[];

function idleOf(reference: CombatReference, { combatant, pointer, role }: Standing): Idle[] {
  const said = ALL.filter((saying) => SAYINGS[saying](combatant));
  const own = said.flatMap((saying): Idle[] => {
    const condition = role.reads[saying];
    if (condition === undefined) return [{ pointer: `${pointer}/${saying}`, unless: '' }];
    return condition.unless === '' || condition.holds(resolveModel(reference, combatant, pointer)) ? [] : [{ pointer: `${pointer}/${saying}`, unless: condition.unless }];
  });
  if (combatant.passenger == null || role.passenger === null) return own;
  return [...own, ...idleOf(reference, { combatant: combatant.passenger, pointer: `${pointer}/passenger`, role: role.passenger })];
}

type Assuming = Pick<DiceResult, 'assumptions'>;

/** Makes of an operation the same, whose assumptions also say what of the request changed nothing. */
export function tellingIdle(reference: CombatReference) {
  const told = <Answer extends Assuming>(answer: Answer, standings: readonly Standing[]): Answer => {
    const idle = idleSentences(reference, standings);
    return idle.length === 0 ? answer : { ...answer, assumptions: [...answer.assumptions, ...idle] };
  };
  return <Request, Odds extends Assuming, Result extends DiceResult>(
    operation: DiceOperation<Request, Odds, Result>, standingsOf: (request: Request) => readonly Standing[],
  ): DiceOperation<Request, Odds, Result> => ({
    odds: (request) => told(operation.odds(request), standingsOf(request)),
    resolve: (request, faces) => told(operation.resolve(request, faces), standingsOf(request)),
  });
}
