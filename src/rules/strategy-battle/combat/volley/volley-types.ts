import type { Fraction } from '../../../dice/fraction.js';
import type { Side } from '../../reference.js';
import type { Combatant, Part } from '../combatant.js';
import type { Length } from '../length.js';
import type { DiceResult } from '../../../shared/operation.js';
import type { ScenarioRule } from '../scenario-rules.js';
import type { Moved } from '../shooting/shooting-types.js';

/** What shelters a model from arrows that fall from above (SB-VOLLEY-007). `building`: any solid overhead cover. */
export const COVERS = ['none', 'barrier', 'woods', 'building'] as const;
export type Cover = (typeof COVERS)[number];

/** Like archers of the group, with their distance from the target where it differs from the others'. */
export interface VolleyArchers extends Combatant {
  readonly distance?: Length | null | undefined;
}

/** A model that the volley may hit. */
export interface VolleyVictim extends Combatant {
  /** Default `none`. */
  readonly cover?: Cover | undefined;
  /** It touches the barrier that lies between. Default `true`; a barrier farther off does not count. */
  readonly touchesBarrier?: boolean | undefined;
  /** On a base of 40 mm or more. Default: mounted models, and those of whom a special rule says so. */
  readonly large?: boolean | undefined;
}

/** Where a further hit goes: the target itself (`other` null), or one of the others. */
export interface VolleyPlace {
  readonly other: number | null;
  readonly model?: number | undefined;
  readonly part?: Part | undefined;
}

/** A volley of six or more archers (SB-VOLLEY-001). */
export interface VolleyRequest {
  readonly archers: readonly VolleyArchers[];
  readonly target: VolleyVictim;
  /** Models of both sides no more than 6"/14cm from the target, in the order in which hits go to them (SB-VOLLEY-005). */
  readonly others?: readonly VolleyVictim[] | undefined;
  readonly distance?: Length | null | undefined;
  /** The farthest that any of them has moved. Default `none`. */
  readonly moved?: Moved | undefined;
  /** Each archer touches another of the group. Default `true`. */
  readonly connected?: boolean | undefined;
  /** Some friend on the table sees the target. Default `true` (SB-VOLLEY-003). */
  readonly seen?: boolean | undefined;
  /** One of them touches an enemy. */
  readonly engaged?: boolean | undefined;
  /** A model of the archers' side is no more than 6"/14cm from the target (SB-VOLLEY-006). Default: as `others` say. */
  readonly friendsNear?: boolean | undefined;
  /** Places of the second hit, the third and so on; what is not named follows in listed order. */
  readonly order?: readonly VolleyPlace[] | undefined;
  /** Each hit first meets one more thing in the way (SB-W02-005). */
  readonly strongWind?: boolean | undefined;
  readonly scenarioRules?: readonly ScenarioRule[] | undefined;
}

/** What one model, or a part of it, may suffer. */
export interface VolleyVictimOdds {
  /** `target`, `others/0`, `others/0/1` (the second of several like models). */
  readonly what: string;
  readonly part: Part;
  /** Most hits of one volley that it can take (SB-VOLLEY-008). */
  readonly mostHits: number;
  /** As the Wound chart prints it. */
  readonly woundOn: string;
  /** That at least one hit strikes it, nothing in the way having stopped it. */
  readonly struck: Fraction;
  readonly slain: Fraction;
  /** `distribution[k]`: that it has lost k Wounds, Fate used. */
  readonly distribution: readonly Fraction[];
}

export interface VolleyOdds {
  /** Archers in range, who roll. */
  readonly archers: number;
  readonly hitOn: number;
  /** That 0, 1, 2 … dice hit. */
  readonly hits: readonly Fraction[];
  readonly expectedHits: Fraction;
  /** Hits that find nobody left to strike. */
  readonly expectedLost: Fraction;
  /** Wounds of all victims together, Fate used. */
  readonly expectedWounds: Fraction;
  readonly victims: readonly VolleyVictimOdds[];
  readonly method: 'exact';
  readonly assumptions: readonly string[];
}

/** One hit as it fell. */
export interface VolleyHit {
  readonly what: string;
  readonly part: Part;
  /** The side whose player placed it; `null` for the first, which strikes the target. */
  readonly placedBy: Side | null;
  /** Stopped by something in the way, or by the roof above the target. */
  readonly stopped: boolean;
  /** As on the Wound chart; `null` where no roll was due. */
  readonly needed: string | null;
  readonly wounds: number;
}

export interface VolleyResult extends DiceResult {
  /** Dice that hit. */
  readonly hits: number;
  readonly placed: readonly VolleyHit[];
  /** Hits that found nobody left to strike. */
  readonly lost: number;
  readonly slain: readonly { readonly what: string; readonly part: Part }[];
  readonly after: readonly { readonly what: string; readonly part: Part; readonly wounds: number; readonly fate: number }[];
}
