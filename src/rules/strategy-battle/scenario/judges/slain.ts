import { slainOf, winOf, type Judge } from './judge.js';

export const slain: Judge<'slain'> = {
  kind: 'slain',
  needs: ({ subjects }) => [slainOf(subjects)],
  judge({ winner, subjects, judged }, game) {
    const who = game.subjects(subjects);
    return who !== null && game.looksAt(judged) && game.allSlain(who) ? winOf(winner) : null;
  },
};
