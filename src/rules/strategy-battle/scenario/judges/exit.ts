import { exitedOf, winOf, type Judge } from './judge.js';

export const exit: Judge<'exit'> = {
  kind: 'exit',
  needs: ({ subjects }) => [exitedOf(subjects)],
  judge({ winner, subjects, through }, game) {
    const who = game.subjects(subjects);
    return who !== null && game.allExited(who, through) ? winOf(winner) : null;
  },
};
