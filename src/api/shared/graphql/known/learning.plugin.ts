import type { ApolloServerPlugin, GraphQLRequestListener } from '@apollo/server';
import type { KnownQueries } from './known-queries.js';

/** Remembers every query that is answered without an error. */
export class LearningPlugin implements ApolloServerPlugin<object> {
  constructor(private readonly known: KnownQueries) {}

  requestDidStart(): Promise<GraphQLRequestListener<object>> {
    return Promise.resolve({
      willSendResponse: async ({ source, document, schema, response }) => {
        const { body } = response;
        if (source && document && body.kind === 'single' && !body.singleResult.errors) this.known.learn(source, document, schema);
      },
    });
  }
}
