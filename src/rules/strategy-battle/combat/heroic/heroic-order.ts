import type { Side } from '../../reference.js';
import type { Action, HeroicPlan } from './plan-heroic.js';

/** Evil picks first on 1 to this (SB-HEROIC-002). */
export const EVIL_UP_TO = 3;

/** The one side that calls actions, or `null` where both do. */
export function onlySide({ actions }: HeroicPlan): Side | null {
  const sides = new Set(actions.map(({ side }) => side));
  return sides.size === 1 ? (actions[0]?.side ?? null) : null;
}

/** Sides pick in turn, each its Heroes in the order listed; what one side has over comes last. */
export function orderFrom({ actions }: HeroicPlan, first: Side): Action[] {
  const queues: Record<Side, Action[]> = { good: [], evil: [] };
  for (const action of actions) queues[action.side].push(action);
  const second: Side = first === 'good' ? 'evil' : 'good';
  const rounds = Math.max(queues.good.length, queues.evil.length);
  return Array.from({ length: rounds }, (_, round) => [queues[first][round], queues[second][round]]).flat().filter((action) => action !== undefined);
}

/** Whether each action of an order takes place, by its position in the request: not if an earlier one that does stops its Hero. */
export function takesPlace(order: readonly Action[]): ReadonlySet<number> {
  const done = new Set<number>();
  for (const { index, declaration } of order) {
    if (declaration.stoppedBy == null || !done.has(declaration.stoppedBy.action)) done.add(index);
  }
  return done;
}
