import type { Distance, Side, UnitKind } from './data-words.js';
import type { Rule } from './ledger-rule.js';
import type { Scenario } from './scenario/scenario-reference.js';
import type { Sourced } from './sourced.js';

/**
 * The data that this rulebook needs, as types only. The reference ring fills it from the database; a unit test can
 * fill it by hand. Everything is deeply frozen. Order of lists is the order of the seed files.
 */

export type { Distance, Fraction, Side, UnitKind } from './data-words.js';
export type { Scenario, SideLimits } from './scenario/scenario-reference.js';

/** The six characteristics (SB-CHAR-001). `shoot` is the lowest die that hits (4 for `4+`), `null` for a dash. */
export interface Profile {
  readonly fight: number;
  readonly shoot: number | null;
  readonly strength: number;
  readonly defence: number;
  readonly attacks: number;
  readonly wounds: number;
  readonly courage: number;
}
export type Characteristic = keyof Profile;

/** Points of Might, Will and Fate. */
export interface Stores {
  readonly might: number;
  readonly will: number;
  readonly fate: number;
}

/** A Hero's stores (SB-HERO-001). A store that is not a number is `null` and `special` says what holds instead. */
export interface Heroic {
  readonly might: number | null;
  readonly will: number | null;
  readonly fate: number | null;
  /** Points usable each turn without lowering the store. */
  readonly freePerTurn: Stores;
  readonly special: string | null;
}

/** Races decide movement, which mounts a model may ride, and the Shooting value of a weapon picked up. */
export interface Race extends Sourced {
  readonly id: string;
  readonly name: string;
  readonly move: Distance;
  /** Shooting value used when the profile prints none (SB-WEAP-023); `null` where the source gives none. */
  readonly baseShoot: number | null;
  /** Wargear ids of mounts that the race rides by default (SB-CAV-001). */
  readonly rides: readonly string[];
  /** May be carried behind a rider although the race rides nothing itself (SB-CAV-012). */
  readonly carried: boolean;
}

/** The closed vocabulary of wargear. Exclusions, bow counts and what a banner strips are written in it. */
export const WARGEAR_CATEGORIES = [
  'hand-weapon', 'knife', 'two-handed', 'elven-blade', 'spear', 'pike', 'lance', 'bow', 'crossbow', 'throwing',
  'armour', 'shield', 'banner', 'cloak', 'item', 'mount',
] as const;
export type WargearCategory = (typeof WARGEAR_CATEGORIES)[number];

/** When an effect counts. `no-bow`: no bow or crossbow is carried, expert riders while mounted excepted (SB-PROF-003). */
export const EFFECT_CONDITIONS = ['always', 'no-bow'] as const;
export type EffectCondition = (typeof EFFECT_CONDITIONS)[number];

/** The one kind of effect that wargear has on a profile: it adds to a characteristic. */
export interface WargearEffect {
  readonly characteristic: 'strength' | 'defence';
  readonly amount: number;
  readonly condition: EffectCondition;
  /** Ledger row quoted as the reason of the change. */
  readonly rule: string;
}

/** Share of the move that shooting costs (SB-SHOOT-002). */
export type MoveCost = 'none' | 'half' | 'all';

export interface Missile {
  readonly range: Distance;
  readonly strength: number;
  readonly moveCost: MoveCost;
}

/** What wargear of category `mount` brings. Monstrous: Fight and Attacks above 0 (SB-MM-001). */
export interface Mount {
  readonly profile: Profile;
  readonly move: Distance;
  readonly monstrous: boolean;
  /** Flies, so it is not used in Moria or underground (SB-SPEC-028). */
  readonly flies: boolean;
  readonly carriesPassenger: boolean;
}

export interface Wargear extends Sourced {
  readonly id: string;
  readonly name: string;
  readonly category: WargearCategory;
  /** Magical weapons and items are never picked up by an enemy (SB-WEAP-024). */
  readonly magical: boolean;
  readonly text: string;
  readonly effects: readonly WargearEffect[];
  /** Categories that may not be carried beside it (SB-WEAP-007, SB-WEAP-014). */
  readonly excludes: readonly WargearCategory[];
  /** Whatever is not in one of these categories is lost by the bearer (SB-BANNER-002); `null` strips nothing. */
  readonly keepsOnly: readonly WargearCategory[] | null;
  readonly missile: Missile | null;
  readonly mount: Mount | null;
}

/** A named rule: stated here in our own words; behaviour, where it changes a number, is in `special-rules/`. */
export interface SpecialRule extends Sourced {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** For rules that let a model throw stones. */
  readonly missile: Missile | null;
  /** Wargear that brings the rule to whoever carries it; `null` where units have it themselves. */
  readonly wargear: string | null;
}

export interface MagicalPower extends Sourced {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

/** A power as one unit has it. `castOn` is the lowest die that casts it; `range` is `null` for auras and lights. */
export interface UnitPower {
  readonly id: string;
  readonly castOn: number;
  readonly range: Distance | null;
}

/** Wargear that a unit has in its price. `included`: what of its effects the printed profile already counts. */
export interface BaseWargear {
  readonly id: string;
  readonly included: { readonly strength: number; readonly defence: number };
}

export interface Option {
  /** Id of the wargear bought. */
  readonly id: string;
  readonly points: number;
  /** Wargear ids that the model must have as well (option or base). */
  readonly requires: readonly string[];
  /** Options of the same entry that may not be taken beside it. */
  readonly excludes: readonly string[];
  /** Variants that may take it; empty for all. */
  readonly variants: readonly string[];
  /** Units whose presence in the force forbids it (SB-ARMY-006). */
  readonly excludedByUnits: readonly string[];
  /** One per Hero of the force (SB-BANNER-001). */
  readonly perHero: boolean;
  /** Effects that replace the wargear's own for this unit (Faramir's heavy armour); `null` for the usual ones. */
  readonly effects: readonly WargearEffect[] | null;
  /** Ledger row behind `requires`, `excludes`, `variants` or `excludedByUnits`; `null` where the unit's own row says it. */
  readonly rule: string | null;
}

/** A choice made when the model is bought (White Hand or Mordor, Gondor or Rohan, High or Wood Elf). */
export interface Variant {
  readonly id: string;
  readonly name: string;
  /** `null` where it is the unit's own. */
  readonly race: string | null;
  readonly specialRules: readonly string[];
  readonly groups: readonly string[];
}

/** What the presence of a unit in a force depends on. */
export interface Inclusion {
  /** Most models of the unit in one force; `null` for any number. Unique units have 1. */
  readonly max: number | null;
  /** At least one of these units must be in the force (SB-ARMY-008, SB-ARMY-009); empty for none. */
  readonly companions: readonly string[];
  /** The opposing force must have the Ringbearer (SB-ARMY-007). */
  readonly opponentRingBearer: boolean;
  /** Only one unit of a set may be in a force, whichever it is (`gandalf`, SB-ARMY-005); `null` for none. */
  readonly exclusiveSet: string | null;
  /** Cannot be used in Moria or underground (SB-ARMY-009). */
  readonly notUnderground: boolean;
  /** Ledger row of the condition; `null` where there is none. */
  readonly rule: string | null;
}

/** Who carries the Ring (SB-ARMY-004): a lower rank goes before a higher; `always` carries it whenever present. */
export interface RingBearer {
  readonly rank: number;
  readonly always: boolean;
}

export interface Unit extends Sourced {
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  readonly kind: UnitKind;
  readonly race: string;
  /** A named individual or single being: once in a force (SB-ARMY-003). */
  readonly unique: boolean;
  /** Points of one model without options. */
  readonly points: number;
  /** The printed base profile. */
  readonly profile: Profile;
  /** `null` for warriors. */
  readonly heroic: Heroic | null;
  /** The race's move, or the unit's own. On foot. */
  readonly move: Distance;
  readonly variants: readonly Variant[];
  readonly wargear: readonly BaseWargear[];
  readonly options: readonly Option[];
  readonly specialRules: readonly string[];
  readonly magicalPowers: readonly UnitPower[];
  /** `hero-of-rohan`, `hero-of-gondor`, `dwarf-hero` (SB-SPEC-074). */
  readonly groups: readonly string[];
  readonly inclusion: Inclusion;
  readonly ringBearer: RingBearer | null;
  /** Mount ids that this unit may ride although it does not buy them (Gandalf and Radagast: `gwaihir`). */
  readonly mayRide: readonly string[];
}

/** A printed table: `cells[row][column]` as text (`5+`, `6/4`, `2-5`). */
export interface Chart extends Sourced {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly columns: readonly ChartHeading[];
  readonly rows: readonly ChartHeading[];
  readonly cells: readonly (readonly string[])[];
}
export interface ChartHeading {
  readonly id: string;
  readonly name: string;
}

/** Everything that the rulebook is built from. */
export interface StrategyBattleReference {
  readonly races: readonly Race[];
  readonly units: readonly Unit[];
  readonly wargear: readonly Wargear[];
  readonly specialRules: readonly SpecialRule[];
  readonly magicalPowers: readonly MagicalPower[];
  readonly charts: readonly Chart[];
  readonly scenarios: readonly Scenario[];
  readonly rules: readonly Rule[];
}
