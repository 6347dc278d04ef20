import type { Model } from '../model.js';
import { refuse } from '../refuse.js';
import { sideOf } from '../shooting/bodies.js';

/** @throws RuleError where one of the own side is said to be an enemy, to be charged or in contact (SB-MOVE-008). */
export function refuseFriend(model: Model, enemy: Model): void {
  const own = sideOf(model);
  if (own !== null && own === sideOf(enemy)) refuse(enemy.pointer, 'SB-MOVE-008', `${enemy.name} is on the side of ${model.name} and no enemy.`);
}
