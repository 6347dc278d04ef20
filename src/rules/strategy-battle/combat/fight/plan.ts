import type { Side } from '../../reference.js';
import type { Part } from '../combatant.js';
import type { TraceNote } from '../../../shared/operation.js';
import type { Blow, StrikeRoller, VictimPart } from '../strike.js';
import type { WoundChart } from '../wound-chart.js';

/** Dice of one pool that have one modifier. */
export interface PoolPart {
  /** Duel modifier: -1 for two-handed weapons, knives and banner bearers (SB-WEAP-008, SB-WEAP-013, SB-BANNER-002). */
  readonly modifier: number;
  readonly count: number;
}

/**
 * Dice of one side of which only the best score matters: those of one Hero whose Might may lift them, or those of all
 * others. A side with a banner has one pool for each modifier, since a re-roll chooses between them.
 */
export interface Pool {
  readonly side: Side;
  readonly parts: readonly PoolPart[];
  /** Position in `FightPlan.heroes`, `null` for dice that no Might may lift. */
  readonly hero: number | null;
}

/** Dice in the order in which they are rolled: Good in listed order, then Evil. */
export interface PoolDice {
  readonly pool: number;
  readonly by: string;
  readonly count: number;
  readonly modifier: number;
}

/** A Hero who may spend Might in this fight. */
export interface FightHero {
  readonly side: Side;
  readonly by: string;
  /** Points in hand: the turn's free ones and the store. */
  readonly points: number;
  /** Points that one step on a die costs: 2 near Gríma (SB-SPEC-055). */
  readonly cost: number;
  readonly toWin: boolean;
  readonly toWound: boolean;
  /** Points committed in secret where both sides spend (SB-MIGHT-004), else `null`. */
  readonly bid: number | null;
}

/** A model that is struck if its side loses. Models of one combatant share their parts, so that equal ones are found equal. */
export interface Victim {
  readonly side: Side;
  readonly combatant: number;
  readonly model: number;
  readonly by: string;
  readonly fight: number;
  /** Trapped, prone, or laid prone by the winner's charge: each Attack at it makes two strikes (SB-TRAP-002, SB-CAV-023). */
  readonly doubled: boolean;
  /** May not be struck at all (SB-SPEC-050, SB-SPEC-054). */
  readonly spared: boolean;
  /** Laid prone when its side loses to a charge (SB-CAV-023). */
  readonly knockedDown: boolean;
  readonly rider: VictimPart;
  readonly mount: VictimPart | null;
  readonly passenger: VictimPart | null;
}

export interface Aim {
  /** Position in the loser's list of victims. */
  readonly victim: number;
  readonly part: Part;
}

/** Attacks that equal models make after winning. A Hero who spends Might, and whoever strikes by a rule of his own, stands alone. */
export interface Striker extends Blow, Omit<StrikeRoller, 'by'> {
  /** The models in listed order. */
  readonly by: readonly string[];
  readonly hero: number | null;
  /** Of each model. */
  readonly attacks: number;
  /** The first Attack is the lash (SB-SPEC-044). */
  readonly lash: boolean;
  /** Rolls for the Troll chain before it strikes (SB-SPEC-063). */
  readonly chain: boolean;
  /** One strike at each of these in place of the Attacks (SB-SPEC-036), `null` for Attacks as usual. */
  readonly sweep: readonly Aim[] | null;
  /** Order of preference; the first that survives is struck. */
  readonly aims: readonly Aim[];
}

/** A Courage test before the duel whose failure gives the fight away (SB-SPEC-015). */
export interface HornTest {
  readonly blower: Side;
  readonly by: string;
  /** The sum of two dice that passes; `null` where the test is passed without a roll. */
  readonly needed: number | null;
}

/** One fight with everything settled that dice do not settle. */
export interface FightPlan {
  readonly pools: readonly Pool[];
  readonly dice: readonly PoolDice[];
  /** Best Fight value of each side, for ties. */
  readonly fight: Readonly<Record<Side, number>>;
  readonly heroes: readonly FightHero[];
  readonly banners: Readonly<Record<Side, boolean>>;
  readonly horn: HornTest | null;
  /** The side that wins without dice because the other has none (SB-LOOSE-005), else `null`. */
  readonly walkover: Side | null;
  /** Who strikes if the side wins. */
  readonly strikers: Readonly<Record<Side, readonly Striker[]>>;
  /** Who is struck if the side loses. */
  readonly victims: Readonly<Record<Side, readonly Victim[]>>;
  readonly need: WoundChart;
  /** What the caller may want to know of how the figures came about, in the order of the fight. */
  readonly notes: readonly TraceNote[];
}

export const other = (side: Side): Side => (side === 'good' ? 'evil' : 'good');
