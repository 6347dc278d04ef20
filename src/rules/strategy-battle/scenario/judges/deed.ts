import { slainOf, winOf, type Judge } from './judge.js';

export const deed: Judge<'deed'> = {
  kind: 'deed',
  needs: ({ unlessSlain }) => ['/deeds', ...(unlessSlain === null ? [] : [slainOf(unlessSlain)])],
  judge(objective, game) {
    if (!game.done(objective.deed)) return null;
    const guardians = objective.unlessSlain === null ? null : game.subjects(objective.unlessSlain);
    return guardians !== null && game.allSlain(guardians) ? 'draw' : winOf(objective.winner);
  },
};
