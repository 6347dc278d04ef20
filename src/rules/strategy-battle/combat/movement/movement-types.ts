import type { Fraction } from '../../../dice/fraction.js';
import type { Side } from '../../reference.js';
import type { JumpFeature, Terrain } from '../../terrain.js';
import type { Combatant } from '../combatant.js';
import type { Length, Measure } from '../length.js';
import type { TraceNote } from '../../../shared/operation.js';
import type { Apart } from './apart.js';

/** An enemy whose control zone a stretch may enter (SB-MOVE-005, SB-MOVE-006). The distance is the least on the stretch. */
export interface EnemyNear extends Apart {
  /** The enemy that the move will charge. */
  readonly target?: boolean | undefined;
  /** It touches a foe already, so it has no control zone. */
  readonly engaged?: boolean | undefined;
  readonly onGround?: boolean | undefined;
  /** A mount without a rider has no control zone and is shifted aside (SB-LOOSE-003). */
  readonly looseMount?: boolean | undefined;
  /** It sees a wearer of the Ring, as Ringwraiths do (SB-SPEC-041). */
  readonly seesTheInvisible?: boolean | undefined;
  /** How near it was when the whole move began. */
  readonly atStart?: Length | null | undefined;
}

/** An enemy that defends the barrier to be crossed (SB-BARR-002). */
export interface BarrierDefender {
  /** From the side of its base along the barrier to the place of crossing; 0 in front of it. */
  readonly beside: Length;
  readonly onGround?: boolean | undefined;
}

export const STEP_KINDS = [
  'move', 'turn', 'between', 'barrier', 'climb', 'drop', 'lie-down', 'get-up', 'mount', 'dismount', 'passenger-down', 'leave-table',
] as const;
export type StepKind = (typeof STEP_KINDS)[number];

/** Where a climb ends. */
export const CLIMB_ENDS = ['top', 'bottom'] as const;
export type ClimbEnd = (typeof CLIMB_ENDS)[number];

/**
 * One step of a move. Which keys a kind takes:
 * `move`: distance, terrain, near, closing, forced, onTop · `between`: gap · `barrier`: across, height, width, over, score, defender ·
 * `climb`: distance, score, arrives, edge · `drop`: height · `mount`: mount, score · `leave-table`: allowed · the others none.
 */
export interface MoveStep {
  readonly kind: StepKind;
  /** As measured on the table; on a surface, along the surface. */
  readonly distance?: Length | null | undefined;
  /** Default `open`. */
  readonly terrain?: Terrain | null | undefined;
  readonly near?: readonly EnemyNear[] | null | undefined;
  /** The charge is already within 1"/2cm of its target, so that other control zones no longer stop it. */
  readonly closing?: boolean | null | undefined;
  /** Another rule moves the model, not its player (SB-MOVE-006). */
  readonly forced?: boolean | null | undefined;
  /** A flier comes down on top of the terrain, as agreed before the game (SB-SPEC-028). */
  readonly onTop?: boolean | null | undefined;
  /** Millimetres between two models. */
  readonly gap?: number | null | undefined;
  /** From one side of a barrier to the other. */
  readonly across?: Length | null | undefined;
  /** Millimetres: of a barrier, or of a way down. */
  readonly height?: number | null | undefined;
  readonly width?: number | null | undefined;
  /** Default `obstacle`. */
  readonly over?: JumpFeature | null | undefined;
  /** What the roll came to, from 1 to 6, after modifiers and Might. Without it the move is reckoned as with a 6. */
  readonly score?: number | null | undefined;
  readonly defender?: BarrierDefender | null | undefined;
  readonly arrives?: ClimbEnd | null | undefined;
  /** At the top: distances from the edge, at that point, to the enemies there. */
  readonly edge?: readonly Length[] | null | undefined;
  /** Wargear or unit id. Default: the model's own. */
  readonly mount?: string | null | undefined;
  /** The scenario calls for leaving the table here. */
  readonly allowed?: boolean | null | undefined;
}

/** A charge that is asked about, after the path (SB-MOVE-008, SB-MOVE-009). The distance is from where the path ends. */
export interface ChargeIntent extends Apart {
  /** Whether the enemy could be seen from where the whole move began. */
  readonly seenAtStart: boolean;
  /** Ground up to the enemy, default `open`. */
  readonly terrain?: Terrain | null | undefined;
  /** Enemies that are touched at the end. Default 1. */
  readonly enemies?: number | undefined;
  /** The enemy, where it matters who it is: by the Ring (SB-SPEC-006). */
  readonly enemy?: Combatant | null | undefined;
}

/** A move that a failed Courage test forces (SB-COUR-006, SB-COUR-007); the path is what was possible of it. */
export interface Retreat {
  readonly enemyInSight: boolean;
  /** It could not move as far as it should have. */
  readonly blocked?: boolean | undefined;
}

/**
 * Rules of a scenario about moving: `burning-buildings` lets nobody in (SB-S06-005), `dwarven-fury` makes every Dwarf charge
 * who can (SB-W03-006).
 */
export const MOVEMENT_SCENARIO_RULES = ['burning-buildings', 'dwarven-fury'] as const;
export type MovementScenarioRule = (typeof MOVEMENT_SCENARIO_RULES)[number];

/** Most steps of one path. */
export const MOST_STEPS = 100;

/** How far a model may move, and what it may do then. Either a model or a loose mount. */
export interface MovementRequest {
  readonly model?: Combatant | null | undefined;
  /** Wargear id of a mount without a rider (SB-LOOSE-003). */
  readonly looseMount?: string | null | undefined;
  /** Default: that of the lengths given, else inches. */
  readonly measure?: Measure | null | undefined;
  /** The full move, for models by profile. */
  readonly move?: Length | null | undefined;
  /** Millimetres: of the model, or of its mount, which is 40 unless said otherwise. */
  readonly modelHeight?: number | null | undefined;
  /** Millimetres: the width of the moving model's base. Default 25, or 40 mounted. */
  readonly base?: number | null | undefined;
  readonly path: readonly MoveStep[];
  /** Enemies that touch the model when its turn to move comes (SB-MOVE-008). */
  readonly engagedBy?: readonly Combatant[] | null | undefined;
  readonly charge?: ChargeIntent | null | undefined;
  readonly retreat?: Retreat | null | undefined;
  /** Who has priority: moves whoever is moved by that side (SB-SPEC-051). */
  readonly priority?: Side | null | undefined;
  /** To the Ringbearer, for whoever must stay near him. */
  readonly ringbearer?: Length | null | undefined;
  /** Moria or another place under the earth. */
  readonly underground?: boolean | undefined;
  readonly scenarioRules?: readonly MovementScenarioRule[] | undefined;
}

/** What is allowed, and the ledger row that says so. */
export interface Leave {
  readonly may: boolean;
  readonly rule: string;
  readonly because: string;
}

/** One missile weapon, or stones. `further`: how much farther over open ground the model may go and still use it. */
export interface ShootingLeave extends Leave {
  readonly weapon: string;
  readonly further: number;
}

export interface ChargeLeave extends Leave {
  /** To the enemy, edge to edge. */
  readonly distance: number;
  /** A rule of the scenario makes the model charge. */
  readonly must: boolean;
  /** Cavalry keeps the bonuses of its charge (SB-CAV-004); `null` on foot. */
  readonly bonuses: boolean | null;
  /** Enemies charged at once. */
  readonly charged: number;
}

/** How far may still be moved, wholly over one kind of ground, rounded as ruled. */
export interface Reach {
  readonly open: number;
  readonly woods: number;
  readonly difficult: number;
  /** `null` for whoever does not climb. */
  readonly climbing: number | null;
}

export interface MoveStepReport {
  readonly kind: StepKind;
  /** Of the move. */
  readonly cost: number;
  readonly left: number;
  readonly text: string;
  readonly rule: string;
}

/** All lengths in `measure`. */
export interface MovementReport {
  readonly measure: Measure;
  /** The full move when the move begins. */
  readonly allowance: number;
  readonly used: number;
  readonly left: number;
  readonly reach: Reach;
  readonly countsAsFullMove: boolean;
  readonly mounted: boolean;
  readonly onGround: boolean;
  readonly steps: readonly MoveStepReport[];
  readonly shoot: readonly ShootingLeave[];
  readonly mount: Leave;
  /** `null` where no charge was asked about. */
  readonly charge: ChargeLeave | null;
  /** Position in the last climb's `edge` of the enemy that the climber is made to charge; `null` for none (SB-ELEV-001). */
  readonly chargesAtEdge: number | null;
  /** Positions in `engagedBy` of those who still fight the model (SB-SPEC-006). */
  readonly engagedBy: readonly number[];
  /** Of a passenger who got down; `null` without one. */
  readonly passenger: { readonly left: number; readonly countsAsFullMove: boolean } | null;
  readonly retreat: { readonly direction: 'away-from-nearest-visible-enemy' | 'towards-nearest-table-edge'; readonly rule: string } | null;
  /** Probability that a loose mount which must test its Courage retreats; `null` for others. */
  readonly retreats: Fraction | null;
  /** For a model that stays near the Ringbearer: who moves it, the least it must move straight towards him, how far off it ends then. */
  readonly tether: { readonly movedBy: Side | null; readonly least: number; readonly distanceThen: number; readonly rule: string } | null;
  readonly assumptions: readonly string[];
  readonly trace: readonly TraceNote[];
}
