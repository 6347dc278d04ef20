import { ApiResponse } from '@nestjs/swagger';
import { PROBLEM_TYPE } from '../../../platform/http/problems/problem-document.js';
import { PROBLEMS, type ProblemName } from '../problems/problem-codes.js';

/** The error answers of a route, one per status, each naming its codes. */
export function problemResponses(names: readonly ProblemName[]): MethodDecorator[] {
  const byStatus = new Map<number, ProblemName[]>();
  for (const name of new Set(names)) {
    const { status } = PROBLEMS[name];
    byStatus.set(status, [...(byStatus.get(status) ?? []), name]);
  }
  return [...byStatus].map(([status, codes]) => ApiResponse({
    status,
    description: codes.map((code) => `\`${code}\`: ${PROBLEMS[code].title}.`).join(' '),
    content: { [PROBLEM_TYPE]: { schema: { $ref: '#/components/schemas/Problem' } } },
  }));
}
