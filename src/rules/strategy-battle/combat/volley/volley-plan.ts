import type { Side } from '../../reference.js';
import type { Part } from '../combatant.js';
import type { Blow, VictimPart } from '../strike.js';
import type { WoundChart } from '../wound-chart.js';

/** One model, or part of one, that the volley may hit. */
export interface VolleyPart {
  readonly what: string;
  readonly part: Part;
  readonly victim: VictimPart;
  /** Most hits that it can be given. */
  readonly most: number;
  /** Things in the way of each hit: the wind, a barrier, trees. */
  readonly inTheWay: number;
  /** Under a roof: a hit is lost. */
  readonly sheltered: boolean;
}

/** A volley with everything settled that dice do not settle. */
export interface VolleyPlan {
  /** Those who roll. */
  readonly archers: readonly string[];
  readonly parts: readonly VolleyPart[];
  /** Positions of the parts that the first hit, the second and so on go to. */
  readonly order: readonly number[];
  readonly blow: Blow;
  readonly need: WoundChart;
  readonly firing: Side | null;
  readonly assumptions: readonly string[];
}

/** Only this hits, whatever the Shooting value (SB-VOLLEY-004). */
export const VOLLEY_HITS_ON = 6;
