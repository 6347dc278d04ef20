import type { TurnEffect } from './turn-effects-types.js';

/** One die of the turn: a value. What is absent, it does not do. */
export interface TurnEffectRule {
  readonly id: TurnEffect;
  readonly rule: string;
  /** Lowest die that succeeds. */
  readonly needed: number;
  readonly says: string;
  readonly otherwise: string;
  /** First turn in which it is rolled. */
  readonly fromTurn?: number;
  /** Rolled once only, not turn after turn. */
  readonly once?: true;
  /** Needs a model; with this special rule where one is named. */
  readonly of?: { readonly specialRule: string | null };
  /** His Might may change the die. */
  readonly might?: true;
  /** Only once the side is down to half its models. */
  readonly atHalf?: true;
  /** A second die picks the edge: names by face. */
  readonly edges?: readonly string[];
  /** A hit of this Strength, which knocks down models of less than that Strength. */
  readonly hit?: number;
}

const LONG = 'the long edge of Good';
const EDGES: readonly string[] = [LONG, 'the first short edge', 'the first short edge', 'the second short edge', 'the second short edge', 'an edge that Good chooses'];

/** The register of such dice. */
export const TURN_EFFECT_RULES: readonly TurnEffectRule[] = [
  { id: 'ring-control', rule: 'SB-SPEC-007', needed: 3, says: 'Good moves the Ringbearer.', otherwise: 'Evil moves the Ringbearer.', once: true, of: { specialRule: 'the-ring' }, might: true },
  { id: 'nazgul', rule: 'SB-S04-005', needed: 4, says: 'The Ringwraith arrives and does not charge this turn.', otherwise: 'The Ringwraith does not arrive.', fromTurn: 2 },
  { id: 'horns-in-the-distance', rule: 'SB-S06-006', needed: 6, says: 'The Witch King leaves and counts as a casualty.', otherwise: 'The Witch King stays.', atHalf: true },
  { id: 'reinforcements', rule: 'SB-W05-005', needed: 4, says: 'The reserve of Good arrives.', otherwise: 'The reserve does not arrive.', fromTurn: 2, edges: EDGES },
  { id: 'strong-winds', rule: 'SB-W02-005', needed: 4, says: 'The wind stops for the rest of the game.', otherwise: 'The wind goes on.', fromTurn: 4 },
  { id: 'trap', rule: 'SB-W04-005', needed: 4, says: 'The trap goes off.', otherwise: 'The trap does nothing.', once: true, of: { specialRule: null }, hit: 6 },
];
