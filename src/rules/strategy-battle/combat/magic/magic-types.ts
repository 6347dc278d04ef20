import type { Fraction } from '../../../dice/fraction.js';
import type { Combatant, Part } from '../combatant.js';
import type { Distance } from '../../reference.js';
import type { Length, Measure } from '../length.js';
import type { DiceResult } from '../../../shared/operation.js';
import type { ScenarioRule } from '../scenario-rules.js';
import type { PartAfter, PartOdds } from '../tests/jump-types.js';

/** Most dice of one roll, and most bystanders or victims of one power. */
export const MOST_DICE = 100;
export const MOST_NEARBY = 50;

/** Where somebody stands whom a blast may touch: in the victim's path, or in a fight with it or with one in its path. */
export const BYSTANDER_PLACES = ['path', 'fight'] as const;
export type BystanderPlace = (typeof BYSTANDER_PLACES)[number];

/** Somebody near the victim of a blast. Those in the path are listed nearest first. */
export interface Bystander {
  readonly model: Combatant;
  readonly where: BystanderPlace;
  /** How far the victim flies before it meets him. Without it he is met in any case. */
  readonly at?: Length | null | undefined;
}

/**
 * A magical power (SB-WILL-001 to 005). `will` of the caster and of whoever resists is the store; free Will of the turn
 * comes on top, as far as it is not used up. `spend.might` `to-win` or `both` lifts the model's own best die,
 * `to-wound` or `both` of the caster his roll to wound; `spend.fate` `always` uses the victims' Fate.
 */
export interface MagicRequest {
  readonly power: string;
  readonly caster: Combatant;
  /** Dice cast, each paid for with 1 Will. */
  readonly dice: number;
  /** Absent for auras, lights and powers over all enemies near by. */
  readonly target?: Combatant | null | undefined;
  readonly targets?: readonly Combatant[] | null | undefined;
  /** Which of `targets` resists for all. */
  readonly resistedBy?: number | null | undefined;
  /** Dice with which the victim resists if the power is cast. Default 0. */
  readonly resistDice?: number | undefined;
  /** Which part of a mounted victim the caster picks, where he may. Default `rider`. */
  readonly part?: Part | undefined;
  /** Of the turn's free Will, what is not used yet. Default: all. */
  readonly freeWill?: number | null | undefined;
  readonly resisterFreeWill?: number | null | undefined;
  /** From caster to target. Without it the target is taken to be in range. */
  readonly distance?: Length | null | undefined;
  /** Caster and target see each other. Default `true`. */
  readonly seen?: boolean | undefined;
  /** Another model hides a part of the target. Default `false`. */
  readonly hiddenByModel?: boolean | undefined;
  /** In base contact with an enemy as his move comes. Default `false`. */
  readonly casterEngaged?: boolean | undefined;
  readonly targetEngaged?: boolean | undefined;
  /** The caster has attempted a power this turn. Default `false`. */
  readonly alreadyCast?: boolean | undefined;
  readonly bystanders?: readonly Bystander[] | undefined;
  /** How far the victim of a blast flies before it meets an obstacle. */
  readonly obstacleAt?: Length | null | undefined;
  /** For casters by `profile`: the lowest die that casts the power. */
  readonly castOn?: number | null | undefined;
  readonly scenarioRules?: readonly ScenarioRule[] | undefined;
  /** Where no length says it. Default `inches`. */
  readonly measure?: Measure | null | undefined;
}

/** A number and how likely it is. */
export interface ValueChance {
  readonly value: number;
  readonly probability: Fraction;
}

/** What may befall one model near by: it is knocked down, and its parts lose Wounds. */
export interface NearbyOdds {
  readonly index: number;
  readonly prone: Fraction;
  readonly parts: readonly PartOdds[];
}

/** What a power does. Probabilities are unconditional: of the attempt, not of its success. `null`: not what the power does. */
export interface MagicEffectOdds {
  readonly says: string;
  /** Chances to lose 0, 1 … Wounds, and to be slain, of the part of the victim that was picked. */
  readonly wounds: readonly Fraction[] | null;
  readonly slain: Fraction | null;
  /** Every part of the victim. */
  readonly parts: readonly PartOdds[];
  readonly immobilised: Fraction | null;
  readonly prone: Fraction | null;
  readonly thrown: Fraction | null;
  /** How far the victim flies, in `measure`, as far as it is cast. */
  readonly distance: readonly ValueChance[] | null;
  readonly measure: Measure;
  readonly bystanders: readonly NearbyOdds[];
  readonly targets: readonly NearbyOdds[];
  /** How far the caster's side may move the victim; `null` where it stays. */
  readonly move: Distance | null;
  /** Will in the store of whoever is aimed at, what he paid to resist taken off. */
  readonly willLeft: readonly ValueChance[] | null;
  readonly courageAfter: readonly ValueChance[] | null;
  readonly woundsAfter: readonly ValueChance[] | null;
  /** The victim leaves the battle because no Will is left. */
  readonly banished: Fraction | null;
  /** Whether the power goes on: the caster has Will in store. `null` where it needs none. */
  readonly lasts: boolean | null;
}

export interface MagicOdds {
  readonly castOn: number;
  readonly cast: Fraction;
  /** Cast, and then resisted: `cast` is `resisted` and `takesEffect` together. */
  readonly resisted: Fraction;
  readonly takesEffect: Fraction;
  readonly effects: MagicEffectOdds;
  /** The caster's Will in store afterwards. */
  readonly casterWillLeft: number;
  /** The caster has spent his last Will and leaves the battle once the power is worked out (SB-SPEC-038). */
  readonly casterBanished: boolean;
  readonly method: 'exact';
  readonly assumptions: readonly string[];
}

export interface NearbyAfter {
  readonly index: number;
  readonly touched: boolean;
  readonly prone: boolean;
  readonly parts: readonly PartAfter[];
}

/** What a power has done. Nothing of it happens where it was not cast, or resisted. */
export interface MagicEffects {
  readonly says: string;
  readonly parts: readonly PartAfter[];
  readonly immobilised: boolean;
  readonly prone: boolean;
  readonly thrown: boolean;
  readonly distance: number | null;
  readonly measure: Measure;
  readonly bystanders: readonly NearbyAfter[];
  readonly targets: readonly NearbyAfter[];
  readonly move: Distance | null;
  readonly willLeft: number | null;
  readonly courageAfter: number | null;
  readonly woundsAfter: number | null;
  readonly banished: boolean;
  readonly lasts: boolean | null;
}

/** A model's points after the attempt. `will` is the store, `freeWill` what is left of the turn's free points. */
export interface SpenderAfter {
  readonly might: number;
  readonly will: number;
  readonly freeWill: number;
  readonly banished: boolean;
}

export interface MagicResult extends DiceResult {
  readonly castOn: number;
  /** Best die of the caster, Might counted. */
  readonly score: number;
  readonly cast: boolean;
  /** Best die of the resisting model; `null` where it rolled none. */
  readonly resistScore: number | null;
  readonly resisted: boolean;
  readonly takesEffect: boolean;
  readonly effects: MagicEffects;
  readonly caster: SpenderAfter;
  readonly resister: SpenderAfter | null;
}
