import type { Side } from '../reference.js';
import type { Part } from './combatant.js';
import type { WoundNeed } from './wound-chart.js';

/** Dice of one side that are rolled and compared alike: of one Hero whose Might may lift them, or of all others with one modifier. */
export interface Pool {
  readonly side: Side;
  /** Duel modifier: -1 for two-handed weapons, knives and banner bearers (SB-WEAP-008, SB-WEAP-013). */
  readonly modifier: number;
  readonly count: number;
  /** Position in `FightPlan.heroes`, `null` for dice that no Might may lift. */
  readonly hero: number | null;
}

/** Dice in the order in which they are rolled: Good in listed order, then Evil. */
export interface PoolDice {
  readonly pool: number;
  readonly by: string;
  readonly count: number;
}

/** A Hero who may spend Might in this fight. */
export interface FightHero {
  readonly side: Side;
  readonly by: string;
  /** Points in hand: the turn's free ones and the store. Free ones go first. */
  readonly points: number;
  /** Points that one step on a die costs: 2 near Grima (SB-SPEC-055). */
  readonly cost: number;
  readonly toWin: boolean;
  readonly toWound: boolean;
  /** Points committed in secret where both sides spend (SB-MIGHT-004), else `null`. */
  readonly bid: number | null;
}

/** One target part and how it is hurt. */
export interface VictimPart {
  readonly defence: number;
  readonly courage: number;
  readonly wounds: number;
  /** Fate points that will be spent, 0 where the policy is to keep them. */
  readonly fate: number;
  /** Lowest Fate die that saves: 4, or 2 in Lothlórien (SB-W05-006). */
  readonly fateOn: number;
  /** Lowest die of a roll that comes before Fate (SB-W05-007), `null` for none. */
  readonly earlySaveOn: number | null;
  /** The One Ring holds the last Wound on 2 or more (SB-SPEC-034). */
  readonly ring: boolean;
  /** Tests Courage at each Wound suffered or is gone (SB-SPEC-060). */
  readonly flees: boolean;
}

export interface Victim {
  readonly side: Side;
  readonly combatant: number;
  readonly model: number;
  readonly by: string;
  readonly fight: number;
  /** Trapped or prone from the start: each Attack at it makes two strikes (SB-TRAP-002, SB-GROUND-007). */
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

/** Attacks that one model, or its monstrous mount, makes after winning. */
export interface Striker {
  readonly by: string;
  readonly hero: number | null;
  readonly attacks: number;
  readonly strength: number;
  /** Added to every roll on the Wound chart (SB-WEAP-009, SB-WEAP-011). */
  readonly woundBonus: number;
  /** Reads the chart at the victim's Courage (SB-SPEC-025). */
  readonly byCourage: boolean;
  /** Never needs more than this on one die (SB-SPEC-013), `null` for the chart alone. */
  readonly neverAbove: number | null;
  /** A Wound not recovered slays whatever the Wounds (SB-SPEC-026). */
  readonly slaysOutright: boolean;
  /** The first Attack is the lash (SB-SPEC-044). */
  readonly lash: boolean;
  /** Rolls for the Troll chain before it strikes (SB-SPEC-063). */
  readonly chain: boolean;
  /** One strike at each enemy in place of its Attacks (SB-SPEC-036). */
  readonly sweep: boolean;
  /** Every strike meets the barrier first (SB-DEF-004). */
  readonly barrier: boolean;
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
  /** Who strikes if the side wins. */
  readonly strikers: Readonly<Record<Side, readonly Striker[]>>;
  /** Who is struck if the side loses. */
  readonly victims: Readonly<Record<Side, readonly Victim[]>>;
  readonly need: (strength: number, defence: number) => WoundNeed | null;
}

export const other = (side: Side): Side => (side === 'good' ? 'evil' : 'good');
