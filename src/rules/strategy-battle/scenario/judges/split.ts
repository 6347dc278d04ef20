import { exitedOf, slainOf, type Judge } from './judge.js';

/** Who left by another way has not got there, but is gone. */
export const split: Judge<'split'> = {
  kind: 'split',
  needs: ({ subjects }) => [slainOf(subjects), exitedOf(subjects)],
  judge({ subjects, through }, game) {
    const who = game.subjects(subjects);
    return who !== null && game.allGone(who) && !game.allSlain(who) && !game.allExited(who, through) ? 'draw' : null;
  },
};
