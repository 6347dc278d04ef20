import type { Side } from '../../data-words.js';
import type { ProfileReport, ProfileRequest } from '../../profile-report.js';
import type { ReferenceIndex } from '../../reference-index.js';
import type { BySide } from '../scenario-reference.js';

/** What set-ups are worked out with. */
export interface SetUpBook {
  readonly index: ReferenceIndex;
  readonly resolve: (model: ProfileRequest) => ProfileReport;
}

/** Every banner that the scenario allows, each on the first models that may have it. */
export const ALL_BANNERS = 'all';

/**
 * Banners to place: `good/4` gives one to a model of the fifth line of Good's participants; a line named again gives another.
 * `all` alone places every one.
 */
export type BannerChoice = readonly string[];

/** What of a model is left as the game begins; a store that is no number is `null`. */
export interface StartingState {
  readonly might: number | null;
  readonly will: number | null;
  readonly fate: number | null;
  readonly wounds: number;
}

/** Models that are all alike, with their effective profile. */
export interface SetUpEntry extends Omit<ProfileReport, 'legal' | 'findings' | 'points'> {
  readonly side: Side;
  /** Line of the participants that they belong to; `null` for a Hero who comes from an earlier battle. */
  readonly line: number | null;
  readonly count: number;
  /** Options and mount bought, and what the scenario gives. */
  readonly options: readonly string[];
  readonly pointsEach: number;
  readonly points: number;
  readonly start: StartingState;
  /** Options that a Hero may still buy; the scenario's ban and what shuts the option out are left out (SB-SCEN-001). */
  readonly mayTake: readonly string[];
  readonly passengerOf: string | null;
  readonly group: string | null;
  readonly note: string | null;
}

export interface SideSetUp {
  /** With the banners that are placed, without those that are not. */
  readonly points: number;
  readonly models: number;
  readonly heroes: number;
  readonly banners: { readonly allowed: number; readonly placed: number };
  readonly entries: readonly SetUpEntry[];
}

/** The forces of a scenario, ready to be placed. Limits of lists never judge them (SB-SCEN-001). */
export interface SetUp {
  readonly scenario: string;
  readonly sides: BySide<SideSetUp>;
}
