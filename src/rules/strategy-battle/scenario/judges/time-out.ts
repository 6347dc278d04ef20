import { winOf, type Judge } from './judge.js';

export const timeOut: Judge<'time-out'> = {
  kind: 'time-out',
  needs: () => [],
  judge: ({ winner, lastTurn }, game) => (game.timeIsUp(lastTurn) ? winOf(winner) : null),
};
