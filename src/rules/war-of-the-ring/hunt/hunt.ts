import type { DiceOperation } from '../../shared/operation.js';
import type { ReferenceIndex } from '../reference-index.js';
import { huntOdds } from './hunt-odds.js';
import type { HuntOdds, HuntRequest, HuntResult } from './hunt-types.js';
import { planHunt } from './plan-hunt.js';
import { playHunt } from './play-hunt.js';

/** The hunt for the ring (WR-HUNT). */
export function createHunt(index: ReferenceIndex): DiceOperation<HuntRequest, HuntOdds, HuntResult> {
  return {
    odds: (request) => huntOdds(planHunt(index, request)),
    resolve: (request, faces) => playHunt(index, planHunt(index, request), request, faces),
  };
}
