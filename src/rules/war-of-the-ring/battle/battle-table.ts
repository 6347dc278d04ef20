import { StoryTable } from '../../shared/story-table.js';
import type { BattleRoll, RoundReport } from './battle-types.js';

/** A table that keeps a report of each round. */
export class BattleTable extends StoryTable {
  readonly rounds: RoundReport[] = [];
  private readonly round: BattleRoll[] = [];

  /** Rolls an attack of a strength and notes whether it hits. */
  attack(roll: Omit<BattleRoll, 'face' | 'hit'>, hits: (face: number) => boolean): boolean {
    const position = this.roll({ purpose: roll.purpose, by: roll.by, sides: 6, modifier: 0 });
    const face = this.dice[position]?.face ?? 0;
    const hit = hits(face);
    this.round.push({ ...roll, face, hit });
    return hit;
  }

  /** The rolls since the last round ended. */
  endOfRound(): readonly BattleRoll[] {
    return this.round.splice(0);
  }
}
