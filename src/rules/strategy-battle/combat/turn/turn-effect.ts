import type { Scenario } from '../../scenario/scenario-reference.js';
import type { RecurringRoll, ScenarioRoll, TrapRoll } from '../../scenario/rolls.js';
import type { Side } from '../../reference.js';

/** One die of the turn: a value. What is absent, it does not do. */
export interface TurnEffectRule {
  readonly id: string;
  readonly rule: string;
  /** Lowest die that succeeds. */
  readonly needed: number;
  readonly says: string;
  readonly otherwise: string;
  /** First turn in which it is rolled. */
  readonly fromTurn?: number;
  /** Rolled once only, not turn after turn. */
  readonly once?: true;
  /** Needs a model; with this special rule where one is named, and of this side. */
  readonly of?: { readonly specialRule: string | null; readonly side: Side | null };
  /** His Might may change the die. */
  readonly might?: true;
  /** Only once the side is down to half its models. */
  readonly atHalf?: boolean;
  /** A second die picks the edge: names by face. */
  readonly edges?: readonly string[];
  /** A hit of this Strength, which knocks down models of less than that Strength. */
  readonly hit?: number;
}

const RING_CONTROL: TurnEffectRule = {
  id: 'ring-control', rule: 'SB-SPEC-007', needed: 3, says: 'Good moves the Ringbearer.', otherwise: 'Evil moves the Ringbearer.', once: true,
  of: { specialRule: 'the-ring', side: null }, might: true,
};

/** Every such die by its id: the Ring's control, and what the scenarios of the data roll for. */
export function turnEffectRules(scenarios: Iterable<Scenario>): ReadonlyMap<string, TurnEffectRule> {
  const ofScenarios = [...scenarios].flatMap(({ rolls }) => rolls.flatMap(effectOf));
  return new Map([RING_CONTROL, ...ofScenarios].map((effect) => [effect.id, effect]));
}

function effectOf(roll: ScenarioRoll): TurnEffectRule[] {
  if (roll.kind === 'recurring') return [recurring(roll)];
  return roll.kind === 'trap' ? [trap(roll)] : [];
}

function recurring({ id, rule, needed, says, otherwise, fromTurn, atHalf, edges }: RecurringRoll): TurnEffectRule {
  return { id, rule, needed, says, otherwise, fromTurn, atHalf, ...(edges.length === 0 ? {} : { edges: byFace(edges) }) };
}

function byFace(edges: RecurringRoll['edges']): readonly string[] {
  return [1, 2, 3, 4, 5, 6].map((face) => edges.find(({ faces }) => faces.includes(face))?.text ?? '');
}

function trap({ id, rule, needed, says, otherwise, strength, against }: TrapRoll): TurnEffectRule {
  return { id, rule, needed, says, otherwise, once: true, of: { specialRule: null, side: against }, hit: strength };
}
