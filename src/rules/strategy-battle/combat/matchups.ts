import { ExactSum } from '../../dice/exact-sum.js';
import type { Fraction } from '../../dice/fraction.js';
import { RuleError, type Problem } from '../../shared/rule-error.js';
import type { Side } from '../reference.js';
import type { CombatReference } from './combat-reference.js';
import type { Combatant, FightRequest } from './combatant.js';
import { assumptionsOf } from './fight/assumptions.js';
import { fieldOf, type Field } from './fight/contender.js';
import { fault, misuse } from './fight/fault.js';
import { fightChances, type FightChances } from './fight/fight-chances.js';
import { sideChances } from './fight/odds-answer.js';
import type { FightPlan } from './fight/plan.js';
import { planFight } from './fight/plan-fight.js';
import { refuseField } from './fight/refusals.js';
import { MOST_WORK_OF_MANY, refuseHeavy, workOf } from './fight/work.js';
import type { SideChances } from './fight-types.js';
import { inFight } from './idle/standings.js';
import { idleSentences } from './idle/tell-idle.js';

/** Most combatants of one side. */
export const MOST_MATCHED = 20;

/** Combatants of both sides, each of which fights each of the other. */
export interface MatchupsRequest {
  readonly good: readonly Combatant[];
  readonly evil: readonly Combatant[];
}

/** One against one: who wins, and who is slain when the fight is over. */
export interface Matchup {
  readonly win: SideChances;
  readonly slain: SideChances;
}

/** `rows[g][e]`: the combatant of Good at `g` against that of Evil at `e`. */
export interface Matchups {
  readonly rows: readonly (readonly Matchup[])[];
  readonly method: 'exact';
  readonly assumptions: readonly string[];
}

/** Answers without dice. */
export interface MatchupsOperation {
  /**
   * @throws RuleError for what the rules forbid in any of the fights; TooMuchWorkError when all together take too long.
   */
  ask(request: MatchupsRequest): Matchups;
  /** The same with a pause after each fight. */
  steps(request: MatchupsRequest): Generator<void, Matchups>;
}

/** Exact odds of every pair; equal pairs are worked out once. */
export function createMatchups(reference: CombatReference): MatchupsOperation {
  const steps = (request: MatchupsRequest): Generator<void, Matchups> => matchAll(reference, request);
  return { steps, ask: (request) => atOnce(steps(request)) };
}

function* matchAll(reference: CombatReference, request: MatchupsRequest): Generator<void, Matchups> {
  refuseLists(request);
  const pairs = yield* distinctPairs(reference, request);
  refuseHeavy([...pairs.values()].reduce((work, { plan }) => work + workOf(plan), 0), MOST_WORK_OF_MANY);
  const answers = new Map<string, Matchup>();
  for (const [key, { plan }] of pairs) yield void answers.set(key, matchup(plan));
  const rows = request.good.map((good) => request.evil.map((evil) => answers.get(keyOf(good, evil)) as Matchup));
  const assumptions = new Set([...pairs.values()].flatMap(({ at, field, plan }) => assumptionsOf(field, plan.heroes).map((text) => atPlaces(text, at, POINTERS))));
  return { rows, method: 'exact', assumptions: [...assumptions, ...idleSentences(reference, inFight(request))] };
}

function atOnce<T>(work: Generator<void, T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

interface Pair {
  /** Places of the two in the lists. */
  readonly at: Readonly<Record<Side, number>>;
  readonly field: Field;
  readonly plan: FightPlan;
}

const keyOf = (good: Combatant, evil: Combatant): string => JSON.stringify([good, evil]);

function* distinctPairs(reference: CombatReference, { good, evil }: MatchupsRequest): Generator<void, Map<string, Pair>> {
  const pairs = new Map<string, Pair>();
  for (const [g, one] of good.entries()) {
    for (const [e, other] of evil.entries()) {
      const key = keyOf(one, other);
      if (!pairs.has(key)) pairs.set(key, placed({ good: g, evil: e }, () => ({ at: { good: g, evil: e }, ...pairOf(reference, { good: [one], evil: [other] }) })));
      yield;
    }
  }
  return pairs;
}

function pairOf(reference: CombatReference, request: FightRequest): Omit<Pair, 'at'> {
  const field = fieldOf(reference, request);
  refuseField(field);
  return { field, plan: planFight(field, reference.need) };
}

const POINTER = /^\/(good|evil)\/0/;
const POINTERS = /(?<=`)\/(good|evil)\/0(?=\/)/g;

/** What was told of one fight, with pointers into the lists. */
const atPlaces = (text: string, at: Readonly<Record<Side, number>>, pointers: RegExp): string => text.replace(pointers, (_, side: Side) => `/${side}/${at[side]}`);

/** Faults of one fight, with pointers into the lists. */
function placed<T>(at: Readonly<Record<Side, number>>, act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    throw new RuleError(error.problems.map((problem) => ({ ...problem, pointer: atPlaces(problem.pointer, at, POINTER) })));
  }
}

function matchup(plan: FightPlan): Matchup {
  const { win, losses } = fightChances(plan);
  return { win: sideChances(win), slain: { good: slain(losses.good), evil: slain(losses.evil) } };
}

function slain(losses: FightChances['losses'][Side]): Fraction {
  return (losses[0]?.rider?.at(-1) ?? new ExactSum()).toFraction();
}

function refuseLists(request: MatchupsRequest): void {
  const problems = (['good', 'evil'] as const).flatMap((side): Problem[] => {
    const list = request[side];
    if (list.length === 0) return [misuse(`/${side}`, 'too-few', 'At least one combatant of each side is needed.')];
    if (list.length > MOST_MATCHED) return [misuse(`/${side}`, 'too-many', `No more than ${MOST_MATCHED} combatants of a side.`)];
    return list.flatMap(({ count, supporting }, index) => [
      ...((count ?? 1) === 1 ? [] : [misuse(`/${side}/${index}/count`, 'out-of-range', 'Each fight is one against one.')]),
      ...(supporting === true ? [fault(`/${side}/${index}/supporting`, 'SB-WEAP-004', 'Who only supports is in no fight of one against one: say `supports` of the friend in front.')] : []),
    ]);
  });
  if (problems.length > 0) throw new RuleError(problems);
}
