import type { Judge } from './judge.js';

export const turnChart: Judge<'turn-chart'> = {
  kind: 'turn-chart',
  needs: () => [],
  judge: ({ side, degrees }, { sides, turn }) =>
    sides[side].left > 0 ? null : (degrees.find(({ upTo }) => upTo === null || turn <= upTo)?.result ?? null),
};
