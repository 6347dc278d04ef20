import { winOf, type Judge } from './judge.js';

export const carryOff: Judge<'carry-off'> = {
  kind: 'carry-off',
  needs: () => ['/itemsGone'],
  judge: ({ winner, item, through }, game) =>
    (game.itemsGone().some((gone) => gone.item === item && gone.side === winner && gone.through === through) ? winOf(winner) : null),
};
