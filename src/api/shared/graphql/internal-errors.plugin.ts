import type { ApolloServerPlugin, GraphQLRequestListener } from '@apollo/server';
import { Logger } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { causeOf, isInternal } from './format-error.js';

/** Notes what went wrong on our side, with the id of the request, as the filter does for REST. Callers are told nothing of it. */
export class InternalErrorsPlugin implements ApolloServerPlugin<{ readonly req?: FastifyRequest }> {
  readonly #logger = new Logger('GraphQL');

  requestDidStart(): Promise<GraphQLRequestListener<{ readonly req?: FastifyRequest }>> {
    return Promise.resolve({
      didEncounterErrors: async ({ errors, contextValue }) => {
        for (const error of errors.filter(isInternal)) {
          const cause = causeOf(error);
          this.#logger.error(`request ${contextValue.req?.id ?? 'unknown'}: ${cause instanceof Error ? cause.stack : String(cause)}`);
        }
      },
    });
  }
}
