import type { Finding } from '../shared/finding.js';
import type { Characteristic, Distance, Heroic, Mount, Profile, UnitPower } from './reference.js';
import type { FindingCode } from './army/finding-codes.js';

/** What to resolve: one model, as bought, and how it stands on the table. */
export interface ProfileRequest {
  readonly unit: string;
  readonly variant: string | null;
  readonly options: readonly string[];
  /** `false` puts a rider on foot (SB-CAV-010). Default: mounted where it has a mount. */
  readonly mounted?: boolean | undefined;
  /** What an expert rider on foot takes along, the other stays on the horse (SB-CAV-010). Default `shield`. */
  readonly keeps?: 'shield' | 'bow' | undefined;
  /** A mount that is not bought but ridden: a unit id such as `gwaihir` (SB-SPEC-029), or a loose mount's wargear id. */
  readonly mount?: string | null | undefined;
  /** Who sits behind the rider (SB-CAV-012, SB-SPEC-030). */
  readonly passenger?: { readonly unit: string; readonly ringBearer?: boolean | undefined } | null | undefined;
  /** Wargear taken from slain enemies (SB-WEAP-023, SB-WEAP-024). */
  readonly pickedUp?: readonly string[] | undefined;
}

export interface ProfileChange {
  readonly characteristic: Characteristic;
  readonly from: number | null;
  readonly to: number | null;
  /** Id of the wargear or special rule that makes the change; `no-missile-weapon` where nothing is there to shoot with. */
  readonly because: string;
  readonly rule: string;
}

export interface MountReport extends Mount {
  readonly id: string;
  readonly name: string;
}

/** The effective profile of one model. An illegal choice has findings, and numbers as if it were allowed. */
export interface ProfileReport {
  readonly unit: string;
  readonly name: string;
  readonly variant: string | null;
  readonly legal: boolean;
  readonly findings: readonly Finding<FindingCode>[];
  /** Points of the model with everything bought for it. */
  readonly points: number;
  readonly pointsBreakdown: readonly { readonly item: string; readonly points: number }[];
  readonly profile: Profile;
  readonly heroic: Heroic | null;
  /** Of the mount where mounted, else of the model. */
  readonly move: Distance;
  readonly mount: MountReport | null;
  readonly mounted: boolean;
  /** May defend by shielding: carries a shield and is not mounted (SB-CAV-026, SB-WEAP-014). */
  readonly mayShield: boolean;
  /** Ids carried, sorted by id. */
  readonly wargear: readonly string[];
  /** Ids that the model owns but has lost or left behind (banner bearers, dismounted expert riders), sorted. */
  readonly withoutWargear: readonly string[];
  readonly changes: readonly ProfileChange[];
  readonly specialRules: readonly string[];
  readonly magicalPowers: readonly UnitPower[];
  /** `hero-of-rohan` and the like, the variant's included. */
  readonly groups: readonly string[];
}
