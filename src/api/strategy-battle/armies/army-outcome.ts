import { Logger } from '@nestjs/common';
import { problemDocument } from '../../../platform/http/problems/problem-document.js';
import { problemOf } from '../../shared/problems/problem-of.js';
import type { ArmyBatchItemView } from './army-batch.views.js';
import type { ArmyReportView } from './army.views.js';

const logger = new Logger('Armies');

/** What becomes of one force of a batch: its report, or the problem that it would have been answered with alone. */
export function outcomeOf(index: number, judge: () => ArmyReportView): ArmyBatchItemView {
  try {
    return { index, status: 200, report: judge() };
  } catch (thrown) {
    const problem = problemOf(thrown);
    if (problem.code === 'internal') logger.error(thrown instanceof Error ? thrown.stack : String(thrown));
    return { index, status: problem.kind.status, problem: problemDocument(problem, `#/armies/${index}`) };
  }
}
