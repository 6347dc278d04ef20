import type { Profile, Side } from '../reference.js';
import type { ScenarioRule } from './scenario-rules.js';

/** Which part of a model a blow or shot goes at; `rider` also for models on foot. */
export const PARTS = ['rider', 'mount', 'passenger'] as const;
export type Part = (typeof PARTS)[number];

/** What Might is spent on (contract-combat 13, 23): nothing, the model's own roll, its rolls to wound, or both in turn. */
export const MIGHT_POLICIES = ['none', 'to-win', 'to-wound', 'both'] as const;
export type MightPolicy = (typeof MIGHT_POLICIES)[number];

export const FATE_POLICIES = ['none', 'always'] as const;
export type FatePolicy = (typeof FATE_POLICIES)[number];

/** A victim by preference: the first that survives is struck. */
export interface TargetChoice {
  readonly combatant: number;
  readonly model?: number | undefined;
  readonly part?: Part | undefined;
}

/** Models that lend an Attack from behind, per model of the combatant (SB-WEAP-004, SB-WEAP-018). */
export interface Supports {
  readonly spears: number;
  readonly pikes: number;
}

/** A model that the catalogue lacks, by its profile. `shoot` may be absent. */
export type GivenProfile = Omit<Profile, 'shoot'> & { readonly shoot?: number | null | undefined };

/**
 * One model, or `count` like ones, in a situation. Either `unit` (with `variant` and `options`) or `profile`.
 * Might and Fate are points in hand, Will is what the store has left (contract-combat 4 and 26). They default to the
 * unit's own stores with the turn's free points, and to 0 for models by profile.
 */
export interface Combatant {
  readonly unit?: string | null | undefined;
  readonly variant?: string | null | undefined;
  readonly options?: readonly string[] | undefined;
  readonly profile?: GivenProfile | null | undefined;
  readonly count?: number | undefined;
  /** Default: the unit's own. For models by profile, and for those that the other side controls, where it matters who is a friend. */
  readonly side?: Side | null | undefined;
  /** Wargear id of the carried weapon in use. */
  readonly weapon?: string | null | undefined;
  readonly shielding?: boolean | undefined;
  /** A charge with its bonuses; one in difficult terrain is given as `false` (SB-CAV-004). */
  readonly charged?: boolean | undefined;
  readonly supports?: Supports | undefined;
  readonly onGround?: boolean | undefined;
  readonly trapped?: boolean | undefined;
  readonly immobilised?: boolean | undefined;
  /** `false` puts a rider on foot. */
  readonly mounted?: boolean | undefined;
  readonly mount?: string | null | undefined;
  readonly passenger?: Combatant | null | undefined;
  readonly wounds?: number | undefined;
  readonly might?: number | undefined;
  /** What is left of the store; the turn's free Will comes on top. */
  readonly will?: number | undefined;
  readonly fate?: number | undefined;
  readonly spend?: { readonly might?: MightPolicy | undefined; readonly fate?: FatePolicy | undefined } | undefined;
  /** Points committed in secret (SB-MIGHT-004). */
  readonly bid?: number | null | undefined;
  /** Points that one step of Might costs: 2 near Gríma (SB-SPEC-055). */
  readonly mightCost?: number | undefined;
  /** May not be struck or shot at; `null`: as the unit's own rules say. */
  readonly protected?: boolean | null | undefined;
  readonly targets?: readonly TargetChoice[] | undefined;
  /** Blows the horn as the fight begins (SB-SPEC-015). */
  readonly horn?: boolean | undefined;
  /** Strikes every enemy once instead of making its Attacks (SB-SPEC-036). */
  readonly sweep?: boolean | undefined;
  /** Only lends support to a friend: rolls no dice, is not in the fight, and can be struck by a sweep alone (SB-WEAP-004, SB-SPEC-036). */
  readonly supporting?: boolean | undefined;
  /** Wears the Ring (SB-SPEC-041). */
  readonly wearsRing?: boolean | undefined;
  /** Why it passes every Courage test (contract-combat 27): `goblin-mastery`, `voice-of-command`, … */
  readonly because?: string | null | undefined;
  /** Partly hidden from the shooter or caster (SB-SPEC-003). */
  readonly concealed?: boolean | undefined;
}

/** A barrier between the sides. `edge`: it is the top of a climb, and a beaten attacker may fall (SB-ELEV-002). */
export interface Barrier {
  readonly defender: Side;
  readonly edge?: boolean | undefined;
}

/** Models of both sides in one fight. One side has exactly one; at a barrier several attackers meet one defender in turn. */
export interface FightRequest {
  readonly good: readonly Combatant[];
  readonly evil: readonly Combatant[];
  /** A banner of the side reaches the fight (SB-BANNER-004). */
  readonly banners?: { readonly good?: boolean | undefined; readonly evil?: boolean | undefined } | undefined;
  readonly barrier?: Barrier | null | undefined;
  /** Rules of the scenario that reach into the fight. */
  readonly scenarioRules?: readonly ScenarioRule[] | undefined;
}
