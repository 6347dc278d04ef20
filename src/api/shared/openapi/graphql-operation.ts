import { COST_OF_COMPUTING, GREATEST_QUERY_COST, MOST_ALIASES } from '../../../platform/http/limits.js';

const answer = { type: 'object', properties: { data: { type: ['object', 'null'] }, errors: { type: 'array', items: { type: 'object' } } } };

/** The GraphQL door, as far as OpenAPI can say it; the schema itself is at `/schema.graphql`. */
export const graphqlOperation = {
  tags: ['graphql'],
  operationId: 'postGraphql',
  summary: 'Ask through GraphQL',
  description: `The same functions as through REST, in one query of at most ${GREATEST_QUERY_COST} values and ${MOST_ALIASES} aliases; each field with \`input\` counts for ${COST_OF_COMPUTING} values beside those in it. Errors carry the same codes and pointers in \`extensions\`.`,
  requestBody: {
    required: true,
    content: { 'application/json': {
      schema: {
        type: 'object', required: ['query'], additionalProperties: false,
        properties: {
          query: { type: 'string', description: 'The document.' },
          variables: { type: ['object', 'null'], description: 'Values of its variables, all of them declared.' },
          operationName: { type: ['string', 'null'], description: 'The operation to run, where there are several.' },
          extensions: { type: ['object', 'null'], description: 'Not read.' },
        },
      },
      example: { query: '{ meta { name versions { contract engine content } } }' },
    } },
  },
  responses: {
    200: { description: 'The query has run; fields that failed are null and have an error.', content: { 'application/json': { schema: answer }, 'application/graphql-response+json': { schema: answer } } },
    400: { description: 'The query has not run: it is malformed, too complex, or its arguments do not fit.', content: { 'application/json': { schema: answer }, 'application/graphql-response+json': { schema: answer } } },
  },
} as const;
