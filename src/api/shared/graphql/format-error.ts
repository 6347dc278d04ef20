import { ApolloServerErrorCode } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { MOST_TOKENS } from '../../../platform/http/limits.js';
import { ProblemError } from '../../../platform/http/problems/problem-error.js';
import { RuleError } from '../../../rules/shared/rule-error.js';
import { PROBLEMS, type ProblemName } from '../problems/problem-codes.js';
import { problemOf } from '../problems/problem-of.js';
import { problem } from '../problems/problem.js';

/** How the parser says that it has given up counting. */
const TOO_MANY_TOKENS = /contains more tha[nt] \d+ tokens/;

/** What the validator says when it has compared as many fields with each other as it cares to. */
const TOO_MANY_COMPARED = 'Validation aborted.';

/** How the server begins what it says to a request that a page of another site might have sent without asking. */
const CROSS_SITE = 'This operation has been blocked as a potential Cross-Site Request Forgery';
const CROSS_SITE_TEXT = 'A query by GET needs a header field that no page of another site sends unasked, such as "apollo-require-preflight: true"; or ask by POST.';

/** Codes of errors in the request itself: their texts say nothing about our insides. */
const REQUEST_ERRORS: ReadonlySet<unknown> = new Set([
  ApolloServerErrorCode.GRAPHQL_PARSE_FAILED, ApolloServerErrorCode.GRAPHQL_VALIDATION_FAILED, ApolloServerErrorCode.BAD_USER_INPUT,
  ApolloServerErrorCode.OPERATION_RESOLUTION_FAILURE, ApolloServerErrorCode.BAD_REQUEST,
  ApolloServerErrorCode.PERSISTED_QUERY_NOT_FOUND, ApolloServerErrorCode.PERSISTED_QUERY_NOT_SUPPORTED,
]);

/** An error as a caller of GraphQL sees it: the codes and pointers of REST in `extensions`, and nothing else. */
export function formatError(given: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const shown = problemShown(given, error);
  const { locations, path } = given;
  return {
    message: shown.detail,
    ...(locations ? { locations } : {}), ...(path ? { path } : {}),
    extensions: { code: shown.code, errors: shown.errors },
  };
}

function problemShown(given: GraphQLFormattedError, error: unknown): ProblemError {
  const thrown = causeOf(error);
  if (thrown instanceof ProblemError || thrown instanceof RuleError) return problemOf(thrown);
  if (REQUEST_ERRORS.has(given.extensions?.code)) {
    if (TOO_MANY_TOKENS.test(given.message)) return problem('query-too-complex', `A query may have at most ${MOST_TOKENS} tokens.`);
    if (given.message === TOO_MANY_COMPARED) return problem('query-too-complex', 'The query names the same fields too often.');
    return problem('malformed', given.message.startsWith(CROSS_SITE) ? CROSS_SITE_TEXT : given.message.trim());
  }
  return problemOf(thrown);
}

/** Whether an error is our own fault. */
export const isInternal = (error: GraphQLError): boolean => problemShown(error.toJSON(), error).code === 'internal';

/** What was thrown in the first place, under however many wrappings of GraphQL. */
export const causeOf = (error: unknown): unknown => (error instanceof GraphQLError && error.originalError ? causeOf(error.originalError) : error);

/** An error of the closed list, raised while a query is looked at. Libraries overwrite codes, but keep the error it came from. */
export const graphqlProblem = (code: ProblemName, message: string): GraphQLError =>
  new GraphQLError(message, { originalError: problem(code, message), extensions: { http: { status: PROBLEMS[code].status } } });
