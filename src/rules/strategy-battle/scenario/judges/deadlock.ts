import { exitedOf, opponentOf, slainOf, type Judge } from './judge.js';

/**
 * Reached only where no objective of a lower rank is met, so an item that is gone was not carried off as it should be. Of
 * those needed whoever is still there may yet be slain.
 */
export const deadlock: Judge<'deadlock'> = {
  kind: 'deadlock',
  needs: ({ needed }) => [slainOf(needed), exitedOf(needed), '/itemsGone'],
  judge({ needed, item }, game) {
    const who = game.subjects(needed);
    if (who === null || !game.anySlain(who)) return null;
    const enemies = game.sides[opponentOf(needed.side)].left;
    const itemGone = game.itemsGone().some((gone) => gone.item === item);
    return enemies === 0 || (itemGone && game.allGone(who)) ? 'draw' : null;
  },
};
