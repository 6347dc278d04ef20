import { opponentOf, winOf, type Judge } from './judge.js';

export const wipeOut: Judge<'wipe-out'> = {
  kind: 'wipe-out',
  needs: () => [],
  judge: ({ winner, judged }, game) => (game.sides[opponentOf(winner)].left === 0 && game.looksAt(judged) ? winOf(winner) : null),
};
