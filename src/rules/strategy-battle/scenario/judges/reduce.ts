import { opponentOf, winOf, type Judge } from './judge.js';

/** Exactly the share is enough: 12 of 24 is half, 5 of 21 a quarter and 6 of 21 not. */
export const reduce: Judge<'reduce'> = {
  kind: 'reduce',
  needs: () => [],
  judge({ winner, share, judged }, game) {
    const enemy = game.sides[opponentOf(winner)];
    const met = enemy.left * share.denominator <= enemy.starting * share.numerator;
    return met && game.looksAt(judged) ? winOf(winner) : null;
  },
};
