import type { CombatReference } from '../combat-reference.js';
import { measureOf } from '../length.js';
import type { DiceOperation } from '../../../shared/operation.js';
import { refuse } from '../refuse.js';
import { groupOf } from './archers.js';
import { placesOf } from './placing.js';
import { playVolley } from './play-volley.js';
import { partsHit } from './victims.js';
import { volleyOdds } from './volley-odds.js';
import type { VolleyPlan } from './volley-plan.js';
import type { VolleyOdds, VolleyRequest, VolleyResult } from './volley-types.js';

/** Volleys (SB-VOLLEY-…). */
export function createVolley(reference: CombatReference): DiceOperation<VolleyRequest, VolleyOdds, VolleyResult> {
  return {
    odds: (request) => volleyOdds(planVolley(reference, request)),
    resolve: (request, faces) => playVolley(planVolley(reference, request), faces),
  };
}

/** Settles everything that dice do not settle. @throws RuleError for volleys that the rules forbid. */
export function planVolley(reference: CombatReference, request: VolleyRequest): VolleyPlan {
  const measure = measureOf(request);
  const group = groupOf(reference, request, measure);
  if (group.rolling.length === 0) refuse('/archers', 'SB-VOLLEY-002', 'None of the archers is within range of the target.');
  if (request.seen === false) refuse('/seen', 'SB-VOLLEY-003', 'No model of the archers\' side sees the target.');
  const parts = partsHit(reference, request, group.side);
  const far = request.distance == null && request.archers.every(({ distance }) => distance == null);
  return {
    archers: group.rolling, parts, order: placesOf(parts, request), blow: { strength: group.bow.missile.strength, byCourage: false, neverAbove: null },
    need: reference.need, firing: group.side,
    assumptions: [
      ...(far ? ['All archers are within range of the target, and none is too near.'] : []),
      ...(parts.length > 1 && request.order === undefined ? ['Both players place their hits in listed order.'] : []),
      'No Might is spent on the dice of a volley.',
    ],
  };
}
