import type { Part } from '../combatant.js';
import { StoryTable } from '../story-table.js';

/** One strike as it was played. */
export interface StrikeNote {
  readonly by: string;
  readonly at: string;
  readonly part: Part;
  /** `5+`, `6/4` or `-`, by the chart and the striker's rules, before bonuses on the dice. */
  readonly needed: string;
  readonly wounds: number;
}

/** The hit that a fall from a mount dealt. */
export interface FallNote {
  readonly at: string;
  readonly part: Part;
  /** Laid prone by a charge, or thrown from a slain mount. */
  readonly cause: 'knock-down' | 'thrown';
  readonly needed: string;
  readonly wounds: number;
}

/** The table of a fight that is played with dice: where the dice of each pool lie, and what happened. */
export class FightTable extends StoryTable {
  readonly pools: number[][] = [];
  readonly strikes: StrikeNote[] = [];
  readonly falls: FallNote[] = [];
  tie: 'fight' | 'die' | null = null;

  /** Position of the die of a pool with the best score, the first rolled of equals. */
  bestDie(pool: number): number {
    return this.#pick(pool, (score, best) => score > best);
  }

  /** Position of the die of a pool with the lowest score, the first rolled of equals. */
  lowestDie(pool: number): number {
    return this.#pick(pool, (score, lowest) => score < lowest);
  }

  #pick(pool: number, better: (score: number, than: number) => boolean): number {
    const positions = this.pools[pool] ?? [];
    return positions.reduce((kept, position) => (better(this.score(position), this.score(kept)) ? position : kept), positions[0] ?? 0);
  }
}
