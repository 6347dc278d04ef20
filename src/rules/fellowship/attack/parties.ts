import { refuse, reject } from '../../shared/refuse.js';
import type { AttackRequest, TargetRequest, Way } from './attack-types.js';
import type { Fighter } from './fighter.js';

/** @throws RuleError where nobody of the other side is attacked, or where a supporter could not be struck (FS-ABIL-025). */
export function checkParties(request: AttackRequest, attacker: Fighter, way: Exclude<Way, 'usual'>): void {
  checkSides(request);
  const { supporter = null, target = null, others = [] } = request;
  if (supporter === null) return;
  if (attacker.figure.traits.with('thrusts') === null) refuse('/supporter', 'FS-ABIL-025', 'Only an attacker with Thrust strikes at a supporter.');
  if (way !== 'blows') reject('/supporter', 'not-allowed', `A supporter is struck blow by blow, not in an attack of this kind: ${way}.`);
  if (target === null && others.length === 0) reject('/supporter', 'not-allowed', 'Nobody is attacked whom it could support.');
  if ((supporter.count ?? 1) > 1) reject('/supporter/count', 'not-allowed', 'One supporter stands behind the target.');
}

/** Sides are asked for by some spells and abilities only; where both are told they are two. */
function checkSides({ attacker: { side = null }, target = null, others = [], supporter = null }: AttackRequest): void {
  const struck: readonly (readonly [string, TargetRequest | null])[] = [['/target', target], ...others.map((other, place) => [`/others/${place}`, other] as const), ['/supporter', supporter]];
  for (const [pointer, figure] of struck) {
    if (side !== null && figure?.side === side) reject(`${pointer}/side`, 'not-allowed', `The attacker is of the ${side} side as well.`);
  }
}
