import type { FigureRequest, Rank } from './figure-request.js';

/** Hero points that come with a ring (FS-HERO-001). */
const OF_RANK: Readonly<Record<Rank, number>> = { none: 0, leader: 1, lieutenant: 2, captain: 3 };

/** A store and where it comes from. */
export interface HeroPoints {
  readonly points: number;
  readonly from: readonly { readonly because: string; readonly points: number; readonly rule: string }[];
}

/** Hero points by the marks on the base (FS-HERO-001) and by training (FS-TRAIN-001). */
export function heroPointsOf({ rank = 'none', red = false, redNumber = null, skills = [] }: FigureRequest): HeroPoints {
  const isVeteran = skills.includes('veteran');
  const from = [
    { because: rank, points: OF_RANK[rank], rule: 'FS-HERO-001' },
    { because: 'red-number', points: redNumber ?? 0, rule: 'FS-HERO-001' },
    { because: 'veteran', points: isVeteran ? 1 : 0, rule: 'FS-TRAIN-001' },
    { because: 'red', points: red && !isVeteran ? 1 : 0, rule: 'FS-HERO-001' },
  ].filter(({ points }) => points > 0);
  return { points: from.reduce((sum, { points }) => sum + points, 0), from };
}

/** Most hero points or spell points that a figure has. */
export const MOST_POINTS = 10;
