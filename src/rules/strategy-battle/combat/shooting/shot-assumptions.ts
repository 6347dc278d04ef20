import type { Model } from '../model.js';
import type { MissileInUse } from './missile.js';
import type { ShootingRequest } from './shooting-types.js';
import type { Sides } from './sides.js';

interface Assumed {
  readonly shooter: Model;
  readonly missile: MissileInUse;
  readonly request: ShootingRequest;
  readonly sides: Sides;
  readonly shots: number;
}

/** What was taken for granted, in words. */
export function assumptionsOf({ shooter, missile, request, sides, shots }: Assumed): string[] {
  const things = request.inTheWay ?? [];
  const { combatant, points, name } = shooter;
  const spends = (combatant.spend?.might ?? 'none') !== 'none' && points.might > 0;
  const told: readonly (readonly [boolean, string])[] = [
    [sides.assumption !== null, sides.assumption ?? ''],
    [combatant.weapon == null, `${name} uses: ${missile.name}.`],
    [request.distance == null && request.onTheCharge !== true, 'The target is within range.'],
    [request.moved === undefined && missile.missile.moveCost !== 'none' && request.onTheCharge !== true, `${name} has not moved.`],
    [things.some(({ kind, touchesShooter }) => kind === 'obstacle' && touchesShooter === true), 'The shooter sees over or round the cover that it touches.'],
    [spends, 'A failed roll is lifted with the fewest points if the points left can make it succeed; wound rolls only against enemies.'],
    [shots * (combatant.count ?? 1) > 1, 'The shots are made one by one until the target is slain; models slain are out of the way of the next shot.'],
  ];
  return told.filter(([holds]) => holds).map(([, text]) => text);
}
