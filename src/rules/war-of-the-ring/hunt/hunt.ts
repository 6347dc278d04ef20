import type { DiceOperation } from '../../shared/operation.js';
import type { ReferenceIndex } from '../reference-index.js';
import { huntOdds } from './hunt-odds.js';
import type { HuntOdds, HuntRequest, HuntResult } from './hunt-types.js';
import { possible } from './known-outcomes.js';
import { planHunt, type HuntPlan } from './plan-hunt.js';
import { playHunt } from './play-hunt.js';

/** The hunt for the ring (WR-HUNT). */
export function createHunt(index: ReferenceIndex): DiceOperation<HuntRequest, HuntOdds, HuntResult> {
  const plan = (request: HuntRequest): HuntPlan => possible(planHunt(index, request));
  return {
    odds: (request) => huntOdds(plan(request)),
    resolve: (request, faces) => playHunt(index, plan(request), request, faces),
  };
}
