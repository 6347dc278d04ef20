import { HTTP_PROBLEMS } from '../../../platform/http/problems/http-problems.js';

/** What a request can come to grief with: a closed list, the same through both doors. The status is that of the REST answer. */
export const PROBLEMS = {
  ...HTTP_PROBLEMS,
  'invalid-input': { status: 422, title: 'The request does not fit what is asked for' },
  'too-much-work': { status: 422, title: 'The request asks for too much work' },
  'query-too-complex': { status: 400, title: 'The GraphQL query is too complex' },
  'unknown-content': { status: 404, title: 'There is no such content version' },
  'unknown-unit': { status: 404, title: 'There is no such unit' },
  'unknown-wargear': { status: 404, title: 'There is no such wargear' },
  'unknown-special-rule': { status: 404, title: 'There is no such special rule' },
  'unknown-magical-power': { status: 404, title: 'There is no such magical power' },
  'unknown-race': { status: 404, title: 'There is no such race' },
  'unknown-chart': { status: 404, title: 'There is no such chart' },
  'unknown-rule': { status: 404, title: 'There is no such rule' },
  'unknown-scenario': { status: 404, title: 'There is no such scenario' },
} as const;

export type ProblemName = keyof typeof PROBLEMS;

/** Codes of a resource that is not there. */
export type UnknownName = Extract<ProblemName, `unknown-${string}`>;
