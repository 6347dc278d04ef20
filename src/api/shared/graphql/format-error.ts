import { ApolloServerErrorCode } from '@apollo/server/errors';
import { Logger } from '@nestjs/common';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { ProblemError } from '../../../platform/http/problems/problem-error.js';
import { PROBLEMS, type ProblemName } from '../problems/problem-codes.js';
import { problemOf } from '../problems/problem-of.js';
import { problem } from '../problems/problem.js';

const logger = new Logger('GraphQL');

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
  const code = given.extensions?.code;
  if (typeof code === 'string' && code in PROBLEMS) return problem(code as ProblemName, given.message);
  if (REQUEST_ERRORS.has(code)) return problem('malformed', given.message);
  const thrown = error instanceof GraphQLError ? (error.originalError ?? error) : error;
  const shown = problemOf(thrown);
  if (shown.code === 'internal') logger.error(thrown instanceof Error ? thrown.stack : String(thrown));
  return shown;
}

/** An error of the closed list, raised while a query is looked at. */
export const graphqlProblem = (code: ProblemName, message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code, http: { status: PROBLEMS[code].status } } });
