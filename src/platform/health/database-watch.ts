import type { Database } from '../database/database.js';
import type { Log } from '../logging/log.js';

/** How long an answer holds, in milliseconds: however often probes ask, the database is not asked more often. */
const FRESH_MS = 1000;

/** Whether the database answers, asked at most once a second, and said in the log when it changes. */
export class DatabaseWatch {
  private asking: Promise<boolean> | null = null;
  private askedAt = Number.NEGATIVE_INFINITY;
  /** A start does not get this far without a database. */
  private answered = true;

  constructor(private readonly database: Database, private readonly log: Log) {}

  async answers(): Promise<boolean> {
    if (this.asking === null && performance.now() - this.askedAt < FRESH_MS) return this.answered;
    this.asking ??= this.ask();
    return this.asking;
  }

  private async ask(): Promise<boolean> {
    const answers = await this.database.answers();
    if (answers !== this.answered) this.tell(answers);
    this.answered = answers;
    this.askedAt = performance.now();
    this.asking = null;
    return answers;
  }

  private tell(answers: boolean): void {
    if (answers) this.log.info({}, 'The database answers again');
    else this.log.warn({}, 'The database does not answer: serving goes on from memory, without older content versions');
  }
}
