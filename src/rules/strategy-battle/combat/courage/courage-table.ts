import { StoryTable } from '../story-table.js';
import type { CourageTestResult } from './courage-types.js';

/** The table of Courage tests: each test as it was rolled. */
export class CourageTable extends StoryTable {
  readonly tests: CourageTestResult[] = [];
}
