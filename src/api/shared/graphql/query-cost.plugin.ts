import type { ApolloServerPlugin, GraphQLRequestListener } from '@apollo/server';
import { COST_OF_COMPUTING, GREATEST_QUERY_COST } from '../../../platform/http/limits.js';
import { graphqlProblem } from './format-error.js';
import { queryCost } from './query-cost.js';

/** Refuses a query that asks for too many values, before it runs. */
export class QueryCostPlugin implements ApolloServerPlugin<object> {
  requestDidStart(): Promise<GraphQLRequestListener<object>> {
    return Promise.resolve({
      didResolveOperation: async ({ schema, document, operation, request }) => {
        if (!operation) return;
        const cost = queryCost(schema, document, operation, request.variables ?? {});
        if (cost <= GREATEST_QUERY_COST) return;
        throw graphqlProblem('query-too-complex', `A query may ask for at most ${GREATEST_QUERY_COST} values; this one asks for up to ${cost}. A field with \`input\` counts for ${COST_OF_COMPUTING} beside those in it.`);
      },
    });
  }
}
