import type { Change } from '../change.js';
import type { MoverRequest } from '../movement/rate.js';
import type { FigureRequest } from './figure-request.js';
import type { HeroPoints } from './hero-points.js';

export interface FigureQuestion extends FigureRequest, MoverRequest {
  /** Ability values of further figures that fight as one with it (FS-CORE-005). */
  readonly grouped?: readonly number[] | undefined;
  /** Centimetres to the nearest enemy, for its frenzy (FS-ABIL-009). */
  readonly enemyAt?: number | null | undefined;
}

/** Every target that follows from one ability value. Targets are from 0 to 100: a roll of the target or less succeeds. */
export interface FigureReport {
  /** After flat changes; not clamped to 100. */
  readonly ability: number;
  readonly attackTarget: number;
  /** In one set of attacks. */
  readonly attacks: number;
  readonly recoveryTarget: number;
  /** Recovery rolls that cost nothing. */
  readonly recoveryRolls: number;
  /** What gives the second of them. */
  readonly shieldedBy: string | null;
  /** Target of a recovery roll for a hero point. */
  readonly heroPointTarget: number;
  readonly checkTarget: number;
  readonly spellSave: number;
  readonly lightningRecovery: number;
  readonly manoeuvre: number;
  readonly heroPoints: number;
  readonly heroPointsFrom: HeroPoints['from'];
  /** Normal rate in centimetres; `null` where nobody said who moves. */
  readonly movement: number | null;
  readonly mayAttack: boolean;
  readonly heldBackBy: string | null;
  /** In centimetres; `null` without a commander's ability. */
  readonly commandRadius: number | null;
  readonly zoneOfControl: boolean;
  readonly ignoresZones: boolean;
  readonly seesShadow: boolean;
  readonly strikesInShadow: boolean;
  readonly canBeKnockedProne: boolean;
  /** An enemy is near enough: it must close with the nearest in 4a. `null` where no distance is told. */
  readonly frenzied: boolean | null;
  /** Sum of the values of a group; `null` without one. */
  readonly groupTotal: number | null;
  /** The sum as a target; `null` above 100, where the book does not say how it is rolled. */
  readonly groupTarget: number | null;
  readonly changes: readonly Change[];
  readonly assumptions: readonly string[];
}
