import { applyDecorators, Get, HttpCode, Post } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiExtension, ApiExtraModels, ApiOperation, ApiResponse } from '@nestjs/swagger';
import type { CachedRouteConfig } from '../../../platform/http/ready-answers.js';
import type { Shape } from '../fields/field-spec.js';
import { referenceTo } from '../fields/openapi-schema.js';
import type { ProblemName } from '../problems/problem-codes.js';
import { problemResponses } from './problem-responses.js';

/** What the OpenAPI document says of a route, and where it is. */
export interface RouteText {
  /** Path under the controller's own. */
  readonly path: string;
  /** A few words for the list of routes. */
  readonly summary: string;
  /** Whole sentences; limits read from the constants that enforce them. */
  readonly description: string;
  readonly answer: Shape;
  /** Field that answers the same through GraphQL, under that of its rule system; `null` where none does. */
  readonly graphql: string | null;
  /** Codes this route may answer with beyond those that every route has. */
  readonly problems?: readonly ProblemName[];
}

/** Key of the OpenAPI document that names the GraphQL field beside a route. */
export const GRAPHQL_FIELD = 'x-graphql-field';

/** Media type of the pictures. */
export const SVG_TYPE = 'image/svg+xml';

const CACHED_PROBLEMS = ['malformed', 'invalid-input', 'unknown-content', 'rate-limited', 'internal', 'unavailable'] as const satisfies readonly ProblemName[];

/** A GET of reference data: cached, with an ETag. */
export const ReferenceRoute = (route: RouteText): MethodDecorator => applyDecorators(
  Get(route.path),
  RouteConfig({ cached: true } satisfies CachedRouteConfig),
  documented(route, ['not-acceptable', ...CACHED_PROBLEMS]),
);

/** A GET of a picture made from reference data, as SVG: cached, with an ETag. */
export const PictureRoute = (route: Omit<RouteText, 'answer'>): MethodDecorator => applyDecorators(
  Get(route.path),
  RouteConfig({ cached: true } satisfies CachedRouteConfig),
  told(route, ['not-acceptable', ...CACHED_PROBLEMS, 'uri-too-long']),
  ApiResponse({ status: 200, description: 'The picture.', content: { [SVG_TYPE]: { schema: { type: 'string' } } } }),
);

/** A POST that computes an answer and stores nothing. */
export const ComputeRoute = (route: RouteText): MethodDecorator => applyDecorators(
  Post(route.path),
  HttpCode(200),
  documented(route, [
    'malformed', 'invalid-input', 'unknown-content', 'not-acceptable', 'request-timeout', 'body-too-large', 'unsupported-media-type',
    'rate-limited', 'internal', 'unavailable',
  ]),
);

function documented(route: RouteText, usual: readonly ProblemName[]): MethodDecorator {
  return applyDecorators(
    told(route, [...usual, ...(route.path.includes(':') ? ['uri-too-long' as const] : [])]),
    ApiExtraModels(route.answer),
    ApiResponse({ status: 200, description: 'The answer.', content: { 'application/json': { schema: referenceTo(route.answer) } } }),
  );
}

function told({ summary, description, graphql, problems = [] }: Omit<RouteText, 'answer'>, usual: readonly ProblemName[]): MethodDecorator {
  return applyDecorators(ApiOperation({ summary, description }), ...(graphql === null ? [] : [ApiExtension(GRAPHQL_FIELD, graphql)]), ...problemResponses([...usual, ...problems]));
}
