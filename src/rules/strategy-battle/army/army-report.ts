import type { Finding } from '../../shared/finding.js';
import type { Distance, Fraction, Heroic, Profile, Side, UnitKind } from '../reference.js';
import type { FindingCode } from './finding-codes.js';

/** One line of a list: `count` identical models. */
export interface ArmyEntryRequest {
  readonly unit: string;
  readonly count: number;
  readonly options: readonly string[];
  readonly variant: string | null;
  /** The list marks this model as the Ringbearer (SB-ARMY-004). */
  readonly ringBearer: boolean;
  /** Points that the list claims for the whole entry; `null` for no claim. */
  readonly claimedPoints: number | null;
}

/** An organiser's own limits. Every field may be absent; nothing is stored. */
export interface EventPack {
  readonly name?: string | null | undefined;
  readonly pointsCap?: number | null | undefined;
  /** Points by which the cap may be passed. */
  readonly pointsTolerance?: number | null | undefined;
  readonly minModels?: number | null | undefined;
  readonly maxModels?: number | null | undefined;
  readonly minHeroes?: number | null | undefined;
  readonly maxHeroes?: number | null | undefined;
  readonly bowLimit?: BowLimit | null | undefined;
  readonly bannedUnits?: readonly string[] | undefined;
  /** Each must be in the force at least once; one of the other side's list binds only a mixed force (SB-ARMY-017). */
  readonly requiredUnits?: readonly string[] | undefined;
  /** Every Hero of the force, generic ones too, at most once. */
  readonly everyHeroUnique?: boolean | undefined;
  readonly unitMaxima?: readonly { readonly unit: string; readonly max: number }[] | undefined;
}

/** At most this share of the models (Heroes included) or of the warriors carries bows or crossbows. */
export interface BowLimit {
  readonly fraction: Fraction;
  readonly of: 'models' | 'warriors';
  readonly rounding: 'down' | 'up' | 'nearest';
}

export interface ArmyRequest {
  readonly side: Side;
  /** The value agreed for the match, in points. In a scenario with a share (SB-ARMY-015) the side's limit follows from it. */
  readonly pointsLimit: number | null;
  /** Only then does its points match bind the force (SB-ARMY-002). */
  readonly scenario: string | null;
  readonly opponentHasRingBearer: boolean;
  /** The measure of the table. A list is judged alike in both, and its distances are given in both (SB-MEAS-002). */
  readonly measure: 'inches' | 'cm';
  readonly entries: readonly ArmyEntryRequest[];
  readonly eventPack: EventPack | null;
}

export interface ArmyEntryReport {
  readonly index: number;
  readonly unit: string;
  readonly name: string;
  readonly kind: UnitKind;
  readonly variant: string | null;
  readonly count: number;
  readonly options: readonly string[];
  readonly pointsEach: number;
  readonly points: number;
  readonly claimedPoints: number | null;
  readonly profile: Profile;
  readonly heroic: Heroic | null;
  readonly move: Distance;
  readonly mount: string | null;
  readonly wargear: readonly string[];
  readonly ringBearer: boolean;
  readonly pointsBreakdown: readonly { readonly item: string; readonly points: number }[];
}

/** Where the points limit in force comes from. */
export type PointsLimitSource = 'request' | 'scenario' | 'event-pack' | null;

/** The judgement of one force. Illegal is not an error: `valid` is false and every fault has a finding. */
export interface ArmyReport {
  /** No finding has severity `error`. */
  readonly valid: boolean;
  readonly points: number;
  readonly pointsLimit: number | null;
  readonly pointsLimitSource: PointsLimitSource;
  readonly models: number;
  readonly heroes: number;
  readonly warriors: number;
  /** Models with a bow or crossbow; `limit` is `null` where nothing limits them. */
  readonly bows: { readonly count: number; readonly limit: number | null };
  readonly banners: { readonly count: number; readonly limit: number };
  /** Models lost at which half of the force is gone. */
  readonly breakPoint: number;
  /** Models left at which the force is at a quarter. */
  readonly quarter: number;
  /** Unit id of the Ringbearer, `null` for none. */
  readonly ringBearer: string | null;
  readonly entries: readonly ArmyEntryReport[];
  readonly findings: readonly Finding<FindingCode>[];
}
