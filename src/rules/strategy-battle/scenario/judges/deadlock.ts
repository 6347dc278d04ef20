import { opponentOf, slainOf, type Judge } from './judge.js';

/** Reached only where no objective of a lower rank is met, so an item that is gone was not carried off as it should be. */
export const deadlock: Judge<'deadlock'> = {
  kind: 'deadlock',
  needs: ({ needed }) => [slainOf(needed), '/itemsGone'],
  judge({ needed, item }, game) {
    const who = game.subjects(needed);
    const carriers = game.sides[opponentOf(needed.side)].left;
    const outOfReach = carriers === 0 || game.itemsGone().some((gone) => gone.item === item);
    return who !== null && outOfReach && game.anySlain(who) ? 'draw' : null;
  },
};
