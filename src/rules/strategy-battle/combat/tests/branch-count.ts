import { TooMuchWorkError } from '../../../shared/too-much-work.js';

/** Most branches that the odds of one test, fall or lasting wound may have: one or two microseconds each. */
export const MOST_BRANCHES = 80_000;

/** Counts the branches of one request over all the processes that are followed for it. */
export class BranchCount {
  #followed = 0;

  /** What one process is watched with. @throws TooMuchWorkError as soon as all together have too many */
  watch(): (followed: number) => void {
    let told = 0;
    return (followed) => {
      this.#followed += followed - told;
      told = followed;
      if (this.#followed <= MOST_BRANCHES) return;
      throw new TooMuchWorkError('This has too many courses to be followed exactly: ask for fewer points, Wounds, turns, hits or models.', this.#followed, MOST_BRANCHES);
    };
  }
}
