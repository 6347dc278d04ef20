import { inMillimetres, MILS, type Measure, type Mils } from '../length.js';
import { isSafeDrop } from './barrier-class.js';
import type { Fall } from './harm.js';

/** One hit for each whole inch or each whole 2cm (SB-FALL-001). Each measure by its own count: 10cm are five hits. */
export function fallHits(depth: Mils, measure: Measure): number {
  return Math.floor(depth / (measure === 'inches' ? MILS : 2 * MILS));
}

/** What a fall does to a model of this height in millimetres. Where that is not known, the fall is taken to be deep enough to hurt. */
export function fallOf(depth: Mils, measure: Measure, height: number | null): Fall {
  const safe = depth === 0 || (height !== null && isSafeDrop(height, inMillimetres(depth, measure)));
  return { count: safe ? 0 : fallHits(depth, measure), laysProne: !safe };
}
