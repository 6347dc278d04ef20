import { ApolloArmor } from '@escape.tech/graphql-armor';
import type { ValidationContext, ValidationRule } from 'graphql';
import { DEEPEST_QUERY, MOST_ALIASES, MOST_DIRECTIVES } from '../../../platform/http/limits.js';
import { graphqlProblem } from './format-error.js';

/** Reports the limit that a query breaks under our own code. */
const report = (what: string) => ({
  propagateOnRejection: false,
  onReject: [(context: ValidationContext | null): void => { context?.reportError(graphqlProblem('query-too-complex', what)); }],
});

/** The limits that a query's text alone decides. What it costs is weighed with its variables, by `QueryCostPlugin`. */
export const queryLimits = (): ValidationRule[] => new ApolloArmor({
  maxDepth: { n: DEEPEST_QUERY, ...report(`A query may be at most ${DEEPEST_QUERY} levels deep.`) },
  maxAliases: { n: MOST_ALIASES, ...report(`A query may have at most ${MOST_ALIASES} aliases.`) },
  maxDirectives: { n: MOST_DIRECTIVES, ...report(`A query may have at most ${MOST_DIRECTIVES} directives.`) },
  costLimit: { enabled: false },
  maxTokens: { enabled: false },
  blockFieldSuggestion: { enabled: false },
}).protect().validationRules;
