import type { Fraction } from '../../../dice/fraction.js';
import type { Combatant, Part } from '../combatant.js';
import type { Length } from '../length.js';
import type { DiceResult } from '../../../shared/operation.js';
import type { ScenarioRule } from '../scenario-rules.js';

/** How much of its move a shooter has made: none of it, at most half, more than half (SB-SHOOT-005). */
export const MOVED = ['none', 'half', 'full'] as const;
export type Moved = (typeof MOVED)[number];

/** What may partly hide a target (SB-SHOOT-009, SB-SHOOT-011, SB-LOOSE-004). */
export const WAY_KINDS = ['obstacle', 'model', 'loose-mount', 'fight'] as const;
export type WayKind = (typeof WAY_KINDS)[number];

/**
 * One thing in the way, nearest the shooter first. A `model` is described like any combatant; a `loose-mount` by `mount`
 * and `side`; a `fight` by those who are in it, on each side the nearest to the shooter first.
 */
export interface InTheWay extends Combatant {
  readonly kind: WayKind;
  readonly with?: readonly Combatant[] | undefined;
  /** Touched by the shooter, who sees over or past it: not in the way unless it is a friend on a larger base (SB-SHOOT-012, SB-SHOOT-013). */
  readonly touchesShooter?: boolean | undefined;
  /** On a larger base than the shooter's. */
  readonly largerBase?: boolean | undefined;
  /** Fights the target itself, so that it has no roll of its own (SB-SHOOT-011). */
  readonly inTargetsFight?: boolean | undefined;
}

/** Shots of one model, or of several like ones in turn, at one target in one Shoot phase. */
export interface ShootingRequest {
  /** `weapon` names the missile weapon, or the special rule that throws stones; needed where the model has several. */
  readonly shooter: Combatant;
  readonly target: Combatant;
  /** Shots of each shooter at this target. Default: all that it has (SB-SHOOT-004). */
  readonly shots?: number | null | undefined;
  readonly distance?: Length | null | undefined;
  /** Default `none`. */
  readonly moved?: Moved | undefined;
  readonly inTheWay?: readonly InTheWay[] | undefined;
  /** Models of the shooter's side in the target's fight, the nearest first (SB-SHOOT-008). */
  readonly targetInCombatWith?: readonly Combatant[] | undefined;
  /** A light makes shots hit on a 6 alone (SB-MAGIC-004, SB-MAGIC-010, SB-MAGIC-024). */
  readonly needsSix?: boolean | undefined;
  /** Thrown at the target of a charge, before contact (SB-WEAP-021). */
  readonly onTheCharge?: boolean | undefined;
  /** The shooter touches an enemy (SB-SHOOT-007). */
  readonly engaged?: boolean | undefined;
  /** It tried to jump, climb, mount or get over an obstacle this turn (SB-SHOOT-006). */
  readonly attempted?: boolean | undefined;
  /** It was thrown from its mount this turn (SB-SHOOT-006). */
  readonly thrown?: boolean | undefined;
  /** Whether the shooter sees the target at all. Default `true`. */
  readonly visible?: boolean | undefined;
  /** Every shot first meets one more thing in the way (SB-W02-005). */
  readonly strongWind?: boolean | undefined;
  readonly scenarioRules?: readonly ScenarioRule[] | undefined;
}

/** What one shot may hit, the first shot being meant. */
export interface HitChance {
  /** `target`; `mount`, `rider` and `passenger` of a mounted target; `in-the-way/0`; `friend` in the target's fight; `wind`. */
  readonly what: string;
  readonly probability: Fraction;
  /** That it is hit and the roll to wound succeeds, before Fate; 0 for things. */
  readonly wound: Fraction;
  /** Of a fight its sides (`good`, `evil`), of a mounted model its parts; empty where nothing is to be told apart. */
  readonly shares: readonly HitShare[];
}

export interface HitShare {
  readonly what: string;
  readonly probability: Fraction;
  readonly wound: Fraction;
}

/** The mount of the target. */
export interface MountOdds {
  /** As on the Wound chart. */
  readonly woundOn: string;
  /** By one shot, before Fate. */
  readonly wound: Fraction;
  /** Over all shots. */
  readonly slain: Fraction;
  /** That the rider has to roll on the Thrown Rider chart; the roll itself is no part of the shots. */
  readonly thrown: Fraction;
}

/** What one model, or a part of it, loses over all shots. */
export interface ShotLoss {
  /** `target`, `in-the-way/0`, `in-the-way/0/1` (the second model of a fight), `friend/0`. */
  readonly what: string;
  readonly part: Part;
  readonly slain: Fraction;
  /** `distribution[k]`: that it has lost k Wounds, Fate used. */
  readonly distribution: readonly Fraction[];
}

/** `hit`, `reach`, `wound` and `hits` are for one shot, unconditional; `slain`, `mount.slain` and `losses` over all shots. */
export interface ShootingOdds {
  /** Lowest die that hits. */
  readonly hitOn: number;
  /** What the roll to wound the target needs, as on the Wound chart: `5`, `6/4`, or `-`. Of a mounted target the rider. */
  readonly woundOn: string;
  readonly hit: Fraction;
  /** That the shot hits the target; of a mounted target the rider. */
  readonly reach: Fraction;
  /** That it does and the roll to wound succeeds, before Fate. */
  readonly wound: Fraction;
  readonly slain: Fraction;
  /** Shots in all. */
  readonly shots: number;
  readonly hits: readonly HitChance[];
  /** `null` for a target on foot. */
  readonly mount: MountOdds | null;
  readonly losses: readonly ShotLoss[];
  readonly method: 'exact';
  readonly assumptions: readonly string[];
}

/** One shot as it was played. */
export interface Shot {
  readonly by: string;
  readonly hit: boolean;
  /** What it struck in the end, as in `HitChance.what`; `null` for a miss. */
  readonly at: string | null;
  /** Which of several models or parts it struck (`in-the-way/0/1`, `target/mount`); `null` for a miss and for things. */
  readonly victim: string | null;
  /** As on the Wound chart; `null` where no roll was due. */
  readonly needed: string | null;
  /** The roll to wound succeeded, whatever saved the Wound. */
  readonly wounded: boolean;
  /** Wounds lost. */
  readonly wounds: number;
}

/** What is left of a model that could be hit. */
export interface ShotAfter {
  readonly what: string;
  readonly slain: boolean;
  readonly wounds: number;
  readonly fate: number;
  /** Wounds left of mount and passenger; `null` where there are none. */
  readonly mountWounds: number | null;
  readonly passengerWounds: number | null;
  /** The rider, and a passenger, have yet to roll on the Thrown Rider chart (SB-CAV-019). */
  readonly thrown: boolean;
}

/** `into-contact`: the thrower completes his charge; `moves-on`: its target is slain and he may charge another (SB-WEAP-021). */
export const AFTER_THROW = ['into-contact', 'moves-on'] as const;

export interface ShootingResult extends DiceResult {
  readonly shots: readonly Shot[];
  readonly slain: readonly { readonly what: string; readonly part: Part }[];
  readonly after: readonly ShotAfter[];
  /** Might that each shooter has left. */
  readonly might: readonly number[];
  /** Of a throw on the charge, else `null`. */
  readonly charge: (typeof AFTER_THROW)[number] | null;
}
