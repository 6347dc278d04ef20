import type { Fraction, Side } from '../data-words.js';
import type { Sourced } from '../sourced.js';
import type { Board } from './board.js';
import type { OutcomeRules } from './objectives.js';
import type { ScenarioRoll } from './rolls.js';
import type { Deployment } from './zones.js';

/** Limits that a scenario's points match sets for one side. `null` and empty mean: no such limit. */
export interface SideLimits {
  /** The agreed value must be at least this (SB-ARMY-019). */
  readonly minPoints: number | null;
  /** A value that the scenario fixes as the most that may be spent. */
  readonly maxPoints: number | null;
  /** Share of the agreed value that this side may spend (SB-ARMY-015). */
  readonly share: Fraction | null;
  /** Share of the models that may carry bows or crossbows (SB-ARMY-014). */
  readonly bows: Fraction | null;
  readonly minHeroes: number | null;
  readonly maxHeroes: number | null;
  readonly heroesOnly: boolean;
  readonly mountedAllowed: boolean;
  /** Least share of the points spent that goes on units of the other side's list (SB-S11-002). */
  readonly otherSideShare: Fraction | null;
  /** The force is exactly these units; empty for a free choice. */
  readonly fixedUnits: readonly { readonly unit: string; readonly count: number }[];
}

/** One thing for each side. */
export type BySide<Thing> = Readonly<Record<Side, Thing>>;

/** How forces of the players' own are bought: what limits each, and what goes for both. */
export interface PointsMatch extends BySide<SideLimits> {
  /** The same value must be agreed for both sides (SB-ARMY-019). */
  readonly equalValues: boolean;
}

/**
 * What models have lost before the game begins. A store never falls below 0, and nobody starts slain: at least one Wound
 * stays (SB-S05-005).
 */
export interface StartingLosses {
  readonly might: number;
  readonly will: number;
  readonly fate: number;
  readonly wounds: number;
}

/** Models of a scenario that are all alike (SB-SCEN-001). */
export interface Participant {
  readonly unit: string;
  readonly variant: string | null;
  readonly count: number;
  /** Options bought, mounts excepted. */
  readonly options: readonly string[];
  /** Mount that they ride, bought or of their own; `null` on foot. */
  readonly mount: string | null;
  /** Unit of the side behind whose rider the model starts as a passenger; `null` where it does not. */
  readonly passengerOf: string | null;
  /** Options that the scenario forbids a Hero who otherwise may take any (SB-S09-001). */
  readonly forbidden: readonly string[];
  /** Wargear of the printed profile that they lack here (SB-S11-006). */
  readonly without: readonly string[];
  /** Wargear that they have here although their list does not sell it: it costs nothing (SB-S12-001). */
  readonly given: readonly string[];
  readonly losses: StartingLosses | null;
  /** Group that deployment speaks of; `null` for none. */
  readonly group: string | null;
  readonly note: string | null;
}

/** Banners that may be given to models of a side. They are not in the points of the participants. */
export interface BannerAllowance {
  /** How many models may have one. */
  readonly count: number;
  /** Units that they are chosen from. */
  readonly units: readonly string[];
}

/** A rule of this scenario alone: a pointer to the ledger rows that say it in full. */
export interface ScenarioSpecialRule {
  /** Unique in its scenario. */
  readonly id: string;
  readonly name: string;
  /** In our own words. */
  readonly text: string;
  readonly rules: readonly string[];
}

/** Heroes who come from an earlier battle as they ended it (SB-S10-005). */
export interface CampaignLink {
  /** Id of the earlier scenario. */
  readonly scenario: string;
  /** Units, as the earlier battle has them. */
  readonly units: readonly string[];
}

/** A battle of the book: who fights, where, from which places, for what, and under which rules of its own. */
export interface Scenario extends Sourced, OutcomeRules {
  readonly id: string;
  readonly name: string;
  /** As the book numbers it: `Scenario One`, `War of the Ring Two`; `null` for the two without a number. */
  readonly number: string | null;
  readonly underground: boolean;
  /** `null` where the scenario has fixed participants only. */
  readonly pointsMatch: PointsMatch | null;
  /** What happens in it, in our own words. */
  readonly description: string;
  readonly participants: BySide<readonly Participant[]>;
  readonly banners: BySide<readonly BannerAllowance[]>;
  /** The main board first. */
  readonly boards: readonly Board[];
  /** How the table is dressed, in our own words. */
  readonly terrain: string;
  readonly deployment: Deployment;
  readonly rolls: readonly ScenarioRoll[];
  readonly specialRules: readonly ScenarioSpecialRule[];
  /** Earlier battles whose Heroes may be carried over; empty for none. */
  readonly campaign: readonly CampaignLink[];
  /** What the source leaves open about anything but the boards, one sentence each. */
  readonly open: readonly string[];
}
