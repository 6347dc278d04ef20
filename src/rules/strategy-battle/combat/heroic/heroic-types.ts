import type { Fraction } from '../../../dice/fraction.js';
import type { Combatant } from '../combatant.js';
import type { Length } from '../length.js';
import type { DiceResult } from '../../../shared/operation.js';
import type { Side } from '../../reference.js';

/** The phases in which heroic actions are called (SB-HEROIC-001). */
export const HEROIC_PHASES = ['move', 'shoot', 'fight'] as const;
export type HeroicPhase = (typeof HEROIC_PHASES)[number];

export const MOST_ACTIONS = 12;
export const MOST_FOLLOWERS = 100;

/** How an action stops a Hero whose own has not come yet (SB-HEROIC-002). */
export const STOPS = ['engaged', 'slain'] as const;
export type Stop = (typeof STOPS)[number];

/** A friend who would go along. One and the same friend has the same `name` wherever he is listed. */
export interface Follower {
  readonly name: string;
  /** Distance to the Hero as the action begins, and after the friend's move. Not asked in heroic combats. */
  readonly starts?: Length | null | undefined;
  readonly ends?: Length | null | undefined;
  /** In heroic combats: fights beside the Hero. Spears and pikes in support do not (SB-WEAP-004). Default `true`. */
  readonly inFight?: boolean | undefined;
}

/** A heroic action that a Hero calls. `might` of the Hero is what he has in hand this turn, free points included. */
export interface Declaration {
  readonly hero: Combatant;
  /** What he is called where he is listed among the followers of others. */
  readonly name?: string | null | undefined;
  /** Default: the unit's own. Asked for models by profile. */
  readonly side?: Side | null | undefined;
  /** Not at the start of the phase (SB-HEROIC-001). Default `false`. */
  readonly late?: boolean | undefined;
  /** In base contact with an enemy as the phase begins. */
  readonly engaged?: boolean | null | undefined;
  /** A Good Hero no more than 6"/14cm from Gríma pays double (SB-SPEC-055). */
  readonly distanceToGrima?: Length | null | undefined;
  /** Stopped by the action at this position, if that is worked out first. */
  readonly stoppedBy?: { readonly action: number; readonly how: Stop } | null | undefined;
  readonly followers?: readonly Follower[] | undefined;
  /** In heroic combats: enemies that touched the Hero, and how many of them are slain. */
  readonly foes?: { readonly touching: number; readonly slain: number } | null | undefined;
}

/** Heroic actions of both sides at the start of one phase. */
export interface HeroicActionsRequest {
  readonly phase: HeroicPhase;
  readonly declared: readonly Declaration[];
}

/** Whether a friend goes along, and by which rule he does or does not. */
export interface FollowerReport {
  readonly name: string;
  readonly joins: boolean;
  readonly rule: string;
}

/** One action as it was called. `mightLeft` is what the Hero has in hand once it is paid. */
export interface ActionReport {
  readonly index: number;
  readonly side: Side;
  readonly cost: number;
  readonly mightLeft: number;
}

export interface ActionOdds extends ActionReport {
  /** It is not cancelled by an earlier action. */
  readonly happens: Fraction;
}

/** One order of the actions, by their positions in the request. */
export interface OrderChance {
  readonly order: readonly number[];
  readonly probability: Fraction;
}

export interface HeroicActionsOdds {
  /** Which side picks first. Where one side alone calls actions it does, without a die. */
  readonly first: Readonly<Record<Side, Fraction>>;
  readonly orders: readonly OrderChance[];
  readonly actions: readonly ActionOdds[];
  readonly method: 'exact';
  readonly assumptions: readonly string[];
}

/** One action as it is worked out. */
export interface ActionResult extends ActionReport {
  /** `null` where it takes place; else how the Hero was stopped. The Might is lost all the same. */
  readonly cancelled: Stop | null;
  readonly followers: readonly FollowerReport[];
  /** In heroic combats whose foes are told: the Hero moves again at once. */
  readonly movesAgain: boolean | null;
}

export interface HeroicActionsResult extends DiceResult {
  readonly first: Side;
  readonly order: readonly number[];
  /** In the order in which they are worked out. */
  readonly actions: readonly ActionResult[];
}
