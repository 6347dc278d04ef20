import { HTTP_PROBLEMS } from '../../../platform/http/problems/http-problems.js';

/** What a request can come to grief with: a closed list, the same through both doors. The status is that of the REST answer. */
export const PROBLEMS = {
  ...HTTP_PROBLEMS,
  'invalid-input': { status: 422, title: 'The request does not fit what is asked for' },
  'rule-violated': { status: 422, title: 'The rules forbid it' },
  'multiple-both-sides': { status: 422, title: 'One side of a fight has exactly one model' },
  'contested-might': { status: 422, title: 'Both sides spend Might on one duel without bids' },
  'not-enough-will': { status: 422, title: 'There is not so much Will in hand' },
  'dice-exhausted': { status: 422, title: 'More dice are due than were given' },
  'dice-unused': { status: 422, title: 'More dice were given than were due' },
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
  'unknown-record': { status: 404, title: 'There is no such record' },
  'unknown-scenario': { status: 404, title: 'There is no such scenario' },
  'unknown-phase': { status: 404, title: 'There is no such phase' },
  'unknown-spell': { status: 404, title: 'There is no such spell' },
  'unknown-heroic-action': { status: 404, title: 'There is no such heroic action' },
  'unknown-special-ability': { status: 404, title: 'There is no such special ability' },
  'unknown-training-skill': { status: 404, title: 'There is no such training skill' },
  'unknown-engagement': { status: 404, title: 'There is no such engagement' },
  'unknown-terrain': { status: 404, title: 'There is no such kind of ground' },
} as const;

/** Code of an error answer. */
export type ProblemName = keyof typeof PROBLEMS;

/** Codes of a resource that is not there. */
export type UnknownName = Extract<ProblemName, `unknown-${string}`>;
