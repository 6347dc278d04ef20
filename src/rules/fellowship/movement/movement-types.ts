import type { Change } from '../change.js';
import type { FigureRequest } from '../figure/figure-request.js';
import type { Verdict } from '../verdict.js';
import type { ArrivingRequest } from './arriving.js';
import type { CrossingReport, CrossingRequest } from './crossing.js';
import type { EngineReport, EngineRequest } from './engine.js';
import type { FleeingReport, FleeingRequest } from './fleeing.js';
import type { LeavingReport, LeavingRequest } from './leaving.js';
import type { MountingReport, MountingRequest } from './mounting.js';
import type { MoverRequest } from './rate.js';
import type { ReclamationReport, ReclamationRequest } from './reclamation.js';

/** Open ground is no record of the catalogue: it slows nobody. */
export const OPEN = 'open';

export interface Stretch {
  /** `open` or an id of the catalogue's terrain. */
  readonly terrain: string;
  readonly cm: number;
}

/** What besides the way may be asked in the same breath, each a part of its own. */
export interface MovementParts<Crossing, Mounting, Leaving, Fleeing, Reclamation, Engine, Arriving> {
  readonly crossing: Crossing;
  readonly mounting: Mounting;
  readonly leaving: Leaving;
  readonly fleeing: Fleeing;
  readonly reclamation: Reclamation;
  readonly engine: Engine;
  readonly arriving: Arriving;
}

type Asked = MovementParts<CrossingRequest, MountingRequest, LeavingRequest, FleeingRequest, ReclamationRequest, EngineRequest, ArrivingRequest>;
type Told = MovementParts<CrossingReport, MountingReport, LeavingReport, FleeingReport, ReclamationReport, EngineReport, Verdict>;

export type MovementRequest = Omit<FigureRequest, 'ability' | 'fleeing'> & MoverRequest & { readonly [Part in keyof Asked]?: Asked[Part] | null | undefined } & {
  /** Ground that the whole move goes over. Default open. */
  readonly terrain?: string | undefined;
  readonly path?: readonly Stretch[] | undefined;
  /** A company that enemy scouts make wary, in 4c (FS-SCOUT-002). */
  readonly wary?: boolean | undefined;
  readonly phase?: string | undefined;
  /** It turned on the spot (FS-MOVE-008). */
  readonly turned?: boolean | undefined;
};

export type MovementReport = { readonly [Part in keyof Told]: Told[Part] | null } & {
  /** Normal rate after night and shield, in centimetres. */
  readonly rate: number;
  /** What may be spent: the rate, halved where the company is wary. */
  readonly allowance: number;
  /** How far it gets over the ground named. */
  readonly reach: number;
  readonly spent: number;
  readonly left: number;
  /** The way is not too long. */
  readonly within: boolean;
  readonly moved: boolean;
  /** A training or ability lets it shoot unpenalised after this much; `null` where the lost page decides. */
  readonly shootsUnpenalised: boolean | null;
  readonly ignoresZones: boolean;
  readonly zoneOfControl: boolean;
  readonly changes: readonly Change[];
  readonly assumptions: readonly string[];
};
