import type { Figure } from '../figure/targets.js';
import { Objections, type Verdict } from '../verdict.js';

/** The phase in which figures in ambush come to the table (FS-ABIL-002). */
const ARRIVES_IN = '4e';

export interface ArrivingRequest {
  /** Code of the phase. Default `4e`. */
  readonly phase?: string | undefined;
}

/** Coming to the table out of an ambush (FS-ABIL-002). */
export function arriving({ phase = ARRIVES_IN }: ArrivingRequest, { traits }: Figure): Verdict {
  return new Objections()
    .when(traits.with('ambushes') === null, 'FS-ABIL-002', 'Only figures with Ambush stay off the table.')
    .when(phase !== ARRIVES_IN, 'FS-ABIL-002', `They are placed in ${ARRIVES_IN}.`)
    .verdict();
}
