import { winOf, type Judge } from './judge.js';

export const hold: Judge<'hold'> = {
  kind: 'hold',
  needs: ({ winner }) => [`/sides/${winner}/inside`],
  judge({ winner, least, lastTurn }, game) {
    if (!game.timeIsUp(lastTurn)) return null;
    return game.inside(winner) >= least ? winOf(winner) : 'draw';
  },
};
