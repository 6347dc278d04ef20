import { Fraction } from '../../../dice/fraction.js';
import type { CombatReference } from '../combat-reference.js';
import { measureOf, milsOf, milsOfPair, type Measure } from '../length.js';
import type { Model } from '../model.js';
import type { DiceOperation } from '../../../shared/operation.js';
import { reject } from '../refuse.js';
import { StoryTable } from '../story-table.js';
import { CLOAK_RANGE, isCloaked } from './cloak.js';
import { MOST_LOOKERS, type SightOdds, type SightRequest, type SightResult } from './sight-types.js';
import { subjectOf } from './subject.js';

/** The lowest die that sees, where sight is left to a die. */
const SEES_ON = 4;

/** Doubtful sight and spotting: even chances that no Might alters (SB-SEE-002, SB-GROUND-001, SB-MIGHT-003). */
export function createSight(reference: CombatReference): DiceOperation<SightRequest, SightOdds, SightResult> {
  return {
    odds: (request) => sightOdds(planSight(reference, request)),
    resolve: (request, faces) => playSight(planSight(reference, request), new StoryTable(faces)),
  };
}

interface SightPlan {
  /** Settled without a die, or left to one. */
  readonly sees: boolean | 'die';
  readonly rule: string;
  readonly lookers: number;
  readonly assumptions: readonly string[];
}

function planSight(reference: CombatReference, request: SightRequest): SightPlan {
  const measure = measureOf(request);
  const lookers = request.lookers ?? 1;
  if (!Number.isInteger(lookers) || lookers < 1 || lookers > MOST_LOOKERS) reject('/lookers', 'out-of-range', `From 1 to ${MOST_LOOKERS} models look.`);
  const target = request.target == null ? null : subjectOf(reference, request.target, '/target');
  const [sees, rule] = verdict(request, target, measure);
  return { sees, rule, lookers, assumptions: sees === 'die' ? ['Each model that looks rolls for itself; Might does not touch these rolls.'] : [] };
}

function verdict(request: SightRequest, target: Model | null, measure: Measure): [sees: SightPlan['sees'], rule: string] {
  const prone = target?.combatant.onGround === true;
  if (request.view === 'hidden') return [false, prone ? 'SB-GROUND-001' : 'SB-SEE-001'];
  if (request.view === 'clear') return [true, prone ? 'SB-GROUND-001' : 'SB-SEE-001'];
  if (target !== null && request.view === 'partly' && cloakHides(target, request, measure)) return [false, 'SB-SPEC-003'];
  if (request.view === 'doubtful') return ['die', 'SB-SEE-002'];
  return prone ? ['die', 'SB-GROUND-001'] : [true, 'SB-SEE-001'];
}

function cloakHides(target: Model, request: SightRequest, measure: Measure): boolean {
  if (!isCloaked(target)) return false;
  if (request.distance == null) reject('/distance', 'required', 'Whether a cloak hides its wearer depends on the distance.');
  return milsOf(request.distance, measure) > milsOfPair(CLOAK_RANGE, measure);
}

function sightOdds({ sees, rule, lookers, assumptions }: SightPlan): SightOdds {
  const each = sees === 'die' ? Fraction.of(6 + 1 - SEES_ON, 6) : sees ? Fraction.ONE : Fraction.ZERO;
  const seenBy = binomial(each, lookers);
  const none = seenBy[0] ?? Fraction.ZERO;
  return { needed: sees === 'die' ? SEES_ON : null, each, atLeastOne: Fraction.ONE.minus(none), seenBy, rule, method: 'exact', assumptions };
}

/** Chances of 0, 1 … successes in so many equal trials: one trial after the other. */
function binomial(each: Fraction, trials: number): Fraction[] {
  const not = Fraction.ONE.minus(each);
  let chances = [Fraction.ONE];
  for (let trial = 0; trial < trials; trial += 1) {
    const before = chances;
    chances = Array.from({ length: trial + 2 }, (_, hits) => (before[hits] ?? Fraction.ZERO).times(not).plus((before[hits - 1] ?? Fraction.ZERO).times(each)));
  }
  return chances;
}

function playSight({ sees, rule, lookers, assumptions }: SightPlan, table: StoryTable): SightResult {
  const seen = Array.from({ length: lookers }, (_, looker) => (sees === 'die' ? looks(table, looker, rule) : sees));
  if (sees !== 'die') table.note('sight', sees ? 'The model is seen without a roll.' : 'The model is not seen, and no roll is made.', rule);
  return { sees: seen, seen: seen.includes(true), rolls: table.dice, trace: table.trace, assumptions };
}

function looks(table: StoryTable, looker: number, rule: string): boolean {
  const score = table.score(table.roll({ purpose: 'sight', by: `looker/${looker}`, sides: 6, modifier: 0 }));
  table.note('sight', `looker/${looker}: a ${score} ${score >= SEES_ON ? 'sees' : 'does not see'} the model.`, rule);
  return score >= SEES_ON;
}
