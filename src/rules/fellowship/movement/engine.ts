import { Objections, type Verdict } from '../verdict.js';

/** Rates of an engine behind draught animals, and by hand, in centimetres (FS-MOVE-009). */
const DRAWN = 10;
const BY_HAND = 5;

export interface EngineRequest {
  readonly draughtAnimals?: boolean | undefined;
  /** Ability value of the engine, and those of its crew. */
  readonly ability?: number | null | undefined;
  readonly crew?: readonly number[] | undefined;
  /** It is limbered or unlimbered in this bound. */
  readonly limberedIn?: number | null | undefined;
}

export interface EngineReport extends Verdict {
  readonly rate: number;
  readonly crewTotal: number;
  /** First bound in which it may be used again. */
  readonly readyIn: number | null;
}

/** Moving siege engines (FS-MOVE-009). */
export function engine({ draughtAnimals = false, ability = null, crew = [], limberedIn = null }: EngineRequest): EngineReport {
  const crewTotal = crew.reduce((sum, value) => sum + value, 0);
  const isStrong = ability !== null && crewTotal > ability;
  const verdict = new Objections()
    .when(!draughtAnimals && !isStrong, 'FS-MOVE-009', `The crew's ${crewTotal} must be more than the engine's ${ability ?? 0}.`)
    .when(limberedIn !== null, 'FS-MOVE-009', 'Limbering and unlimbering take the whole bound.')
    .verdict();
  return { ...verdict, rate: verdict.legal ? (draughtAnimals ? DRAWN : BY_HAND) : 0, crewTotal, readyIn: limberedIn === null ? null : limberedIn + 1 };
}
