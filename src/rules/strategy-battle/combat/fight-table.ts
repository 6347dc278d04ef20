import { DiceTable } from '../../dice/dice-table.js';
import type { Part } from './combatant.js';
import type { TraceNote } from './operation.js';

/** One strike as it was played. */
export interface StrikeNote {
  readonly by: string;
  readonly at: string;
  readonly part: Part;
  readonly needed: string;
  readonly wounds: number;
}

/** The table of a fight that is played with dice: where the dice of each pool lie, and what happened. */
export class FightTable extends DiceTable {
  readonly pools: number[][] = [];
  readonly strikes: StrikeNote[] = [];
  readonly trace: TraceNote[] = [];
  tie: 'fight' | 'die' | null = null;

  note(step: string, text: string, rule: string): void {
    this.trace.push({ step, text, rule });
  }

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
