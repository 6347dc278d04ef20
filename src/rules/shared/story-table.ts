import { DiceTable } from '../dice/dice-table.js';
import type { TraceNote } from './operation.js';

/** A table whose dice tell a story: what happened, line by line. */
export class StoryTable extends DiceTable {
  readonly trace: TraceNote[] = [];

  note(step: string, text: string, rule: string): void {
    this.trace.push({ step, text, rule });
  }
}
