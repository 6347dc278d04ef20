import type { MoveCost } from '../../reference.js';
import { fromMils } from '../length.js';
import type { Model } from '../model.js';
import type { ShootingLeave } from './movement-types.js';
import { available, type Halt, type Walk } from './walk.js';

interface Weapon {
  readonly id: string;
  readonly moveCost: MoveCost;
}

/** Whether each missile weapon may still be used, and how much farther the model may go before that (SB-SHOOT-005, SB-SHOOT-006). */
export function shootingLeave(walk: Walk, half: Walk | null, engaged: boolean): ShootingLeave[] {
  if (walk.now === null) return [];
  const barred = barredFrom(walk, engaged);
  return weaponsOf(walk, walk.now).map((weapon) => {
    if (barred !== null) return { weapon: weapon.id, may: false, further: 0, ...barred };
    return leaveFor(weapon, walk, half);
  });
}

/** Of the model as it stands at the end: an expert rider on foot has left something on his mount. */
function weaponsOf({ mover: { reference } }: Walk, shooter: Model): Weapon[] {
  const carried = shooter.wargear.flatMap(({ id, missile }) => (missile === null ? [] : [{ id, moveCost: missile.moveCost }]));
  const stones = [...shooter.specialRules].flatMap((id) => {
    const missile = reference.specialRules.get(id)?.missile ?? null;
    return missile === null ? [] : [{ id, moveCost: missile.moveCost }];
  });
  return [...carried, ...stones];
}

/** What rules out every shot, whatever the weapon. */
function barredFrom(walk: Walk, engaged: boolean): Halt | null {
  if (walk.mover.model?.combatant.immobilised === true) return { rule: 'SB-MAGIC-005', because: 'It can do nothing more this turn.' };
  if (walk.attempted) return { rule: 'SB-SHOOT-006', because: 'It jumped, climbed or mounted this turn, or tried to.' };
  if (walk.prone) return { rule: 'SB-SHOOT-006', because: 'It lies on the ground.' };
  if (engaged || walk.chargesAtEdge !== null) return { rule: 'SB-SHOOT-007', because: 'It touches an enemy.' };
  return walk.over?.rule === 'SB-MOVE-007' ? { rule: 'SB-MOVE-007', because: 'It has left the table.' } : null;
}

function leaveFor({ id, moveCost }: Weapon, walk: Walk, half: Walk | null): ShootingLeave {
  const rule = walk.mover.request.retreat == null ? 'SB-SHOOT-005' : 'SB-COUR-007';
  if (moveCost === 'none') return { weapon: id, may: true, further: fromMils(available(walk, 1)), rule: 'SB-SHOOT-005', because: 'It costs no move.' };
  if (usesFullMove(walk)) return { weapon: id, may: false, further: 0, rule, because: 'The full move counts as used.' };
  if (moveCost === 'all') return { weapon: id, may: walk.used === 0, further: 0, rule, because: 'It takes the whole move.' };
  return { weapon: id, may: half !== null, further: half === null ? 0 : fromMils(available(half, 1)), rule, because: 'It takes half of the move.' };
}

/** A retreat, and every move that was cut short, counts as a full one. */
export function usesFullMove(walk: Walk): boolean {
  if (walk.mover.request.retreat != null) return true;
  return walk.over !== null && walk.over.rule !== 'SB-MOVE-008' && walk.over.rule !== 'SB-LOOSE-003';
}
