import type { Side } from '../../reference.js';
import type { Model } from '../model.js';
import { refuse } from '../refuse.js';
import { sideOf } from './bodies.js';

export const opposite = (side: Side): Side => (side === 'good' ? 'evil' : 'good');

/** Which side shoots at which. `assumption`: what was taken for granted. */
export interface Sides {
  readonly shooter: Side | null;
  readonly target: Side | null;
  readonly assumption: string | null;
}

/**
 * The sides of a shot. Where nobody says: the opposite of the other's; Evil where only Evil may make the shot.
 * @throws RuleError for a shot at a model of the shooter's own side (SB-SHOOT-003).
 */
export function sidesOf(shooter: Model, target: Model, evilOnly: boolean): Sides {
  const [said, aimedAt] = [sideOf(shooter), sideOf(target)];
  if (said !== null && said === aimedAt) refuse(target.pointer, 'SB-SHOOT-003', `${target.name} is on the side of ${shooter.name}; only enemies are shot at.`);
  const own = said ?? (aimedAt === null ? null : opposite(aimedAt));
  if (own !== null) return { shooter: own, target: opposite(own), assumption: null };
  if (!evilOnly) return { shooter: null, target: null, assumption: null };
  return { shooter: 'evil', target: 'good', assumption: 'The shooter is taken to be Evil: Good may not make such a shot.' };
}
