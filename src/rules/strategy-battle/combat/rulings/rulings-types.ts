import type { Side } from '../../reference.js';
import type { Combatant } from '../combatant.js';
import type { Length } from '../length.js';

/** A Hero of Rohan at the start of a turn, so far from the Royal Standard (SB-SPEC-021). */
export interface StandardQuestion {
  readonly about: 'royal-standard';
  readonly model: Combatant;
  readonly distance: Length;
}

/** A Good Hero so far from the Mirror (SB-SPEC-064). */
export interface MirrorQuestion {
  readonly about: 'mirror-of-galadriel';
  readonly model: Combatant;
  readonly distance: Length;
  /** Another Hero has used it this turn. Default `false`. */
  readonly usedThisTurn?: boolean | undefined;
}

/** Fight phases in which the model fought (SB-SPEC-039). `wearers[i]`: it fought a wearer of the Ring in the i-th (SB-SPEC-041). */
export interface FoughtQuestion {
  readonly about: 'will-after-fights';
  readonly model: Combatant;
  /** Fight phases in which it was in one fight or several. Default 1. */
  readonly phases?: number | undefined;
  /** Of these, phases in which it fought a wearer of the Ring. Default 0. */
  readonly againstTheRing?: number | undefined;
}

/** The Ringbearer wants to put the Ring on (SB-SPEC-005, SB-SPEC-006, SB-S03-007). */
export interface RingOnQuestion {
  readonly about: 'ring-on';
  readonly model: Combatant;
  readonly scenario?: string | null | undefined;
  /** Whose Move phase it is. Default: his own side's. */
  readonly movePhaseOf?: Side | undefined;
  /** Enemies in base contact with him. */
  readonly engagedBy?: readonly Combatant[] | undefined;
}

/** The Ringbearer is slain by this model (SB-SPEC-052). */
export interface RingTakenQuestion {
  readonly about: 'ring-taken';
  readonly slayer: Combatant;
}

/** A rider is gone from his mount (SB-LOOSE-001, SB-LOOSE-002). */
export interface MountLeftQuestion {
  readonly about: 'mount-left';
  readonly model: Combatant;
  /** Loose mounts are agreed for this game. Default `false`. */
  readonly looseMounts?: boolean | undefined;
  /** Who wants to mount what is left. */
  readonly by?: Combatant | null | undefined;
}

/** A Hero who has won a fight looks at what the slain carried (SB-WEAP-022). */
export interface SpoilsQuestion {
  readonly about: 'spoils';
  readonly model: Combatant;
  readonly opponents: number;
  readonly slain: number;
}

/** A banner bearer is slain beside this model (SB-BANNER-003). */
export interface BannerQuestion {
  readonly about: 'fallen-banner';
  readonly model: Combatant;
  readonly touching: boolean;
  readonly engaged: boolean;
}

/** A model that has failed a Courage test (SB-COUR-008, SB-COUR-009). */
export interface RetreatQuestion {
  readonly about: 'retreat';
  readonly model: Combatant;
  /** Moved before the test, towards the enemy. */
  readonly moved?: Length | null | undefined;
  /** To the nearest table edge that the move could reach. */
  readonly edge?: Length | null | undefined;
}

/** Slain models that may come back in a scenario (SB-S02-005, SB-S12-007, SB-W01-005). */
export interface ReturnsQuestion {
  readonly about: 'returns';
  readonly scenario: string;
  /** One entry for each kind of model slain in the previous turn. */
  readonly slain: readonly { readonly model: Combatant; readonly count: number }[];
  /** Edges that the models may come from, where that limits them. Default: all that the scenario allows. */
  readonly edges?: number | undefined;
}

/** A scenario event and the first turn after it (SB-S12-006). */
export interface WakesQuestion {
  readonly about: 'gollum-wakes';
  /** Turn in which the Hobbits enter the Chambers of Fire; `null` where they have not. */
  readonly entered: number | null;
  readonly turn: number;
}

/** The carrier of the coat is slain (SB-S11-005). */
export interface CoatQuestion {
  readonly about: 'mithril-coat';
  readonly slainBy: 'blow' | 'shot';
  /** The model that wants it fought the carrier this turn, or touches the marker. */
  readonly present: boolean;
}

export type RulingQuestion =
  | StandardQuestion | MirrorQuestion | FoughtQuestion | RingOnQuestion | RingTakenQuestion | MountLeftQuestion
  | SpoilsQuestion | BannerQuestion | RetreatQuestion | ReturnsQuestion | WakesQuestion | CoatQuestion;

/** What may be asked: a closed list. */
export const RULINGS = [
  'royal-standard', 'mirror-of-galadriel', 'will-after-fights', 'ring-on', 'ring-taken', 'mount-left', 'spoils', 'fallen-banner', 'retreat',
  'returns', 'gollum-wakes', 'mithril-coat',
] as const satisfies readonly RulingQuestion['about'][];

/** The answer to a question of the turn. */
export interface Ruling {
  /** It may be done, or it happens. */
  readonly holds: boolean;
  readonly rule: string;
  /** What follows, in words. */
  readonly says: string;
  /** Points or Wounds afterwards, distances, counts: what the question is about. */
  readonly values: Readonly<Record<string, number>>;
}
