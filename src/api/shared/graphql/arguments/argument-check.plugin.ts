import type { ApolloServerPlugin, GraphQLRequestContext, GraphQLRequestListener } from '@apollo/server';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { formatError } from '../format-error.js';
import { argumentSites, operationOf } from './argument-sites.js';
import { argumentErrors } from './check-arguments.js';

type Context = GraphQLRequestContext<object>;

/**
 * Checks arguments before GraphQL coerces them, so that both doors refuse the same input with the same codes and pointers.
 * Where GraphQL has refused an argument already (a literal of the wrong type), its error gives way to ours.
 */
export class ArgumentCheckPlugin implements ApolloServerPlugin<object> {
  requestDidStart(): Promise<GraphQLRequestListener<object>> {
    return Promise.resolve({
      didResolveOperation: async (context) => {
        const [first, ...others] = this.#errors(context);
        if (first) throw new RefusedArguments([first, ...others]);
      },
      willSendResponse: async (context) => {
        const { body } = context.response;
        if (body.kind !== 'single' || 'data' in body.singleResult || !context.document) return;
        const errors = this.#errors(context);
        if (errors.length > 0) body.singleResult.errors = errors.map(formatted);
      },
    });
  }

  #errors(context: Context): readonly GraphQLError[] {
    const { document, request, schema } = context;
    if (!document) return [];
    return argumentErrors(argumentSites(schema, document), context.operation ?? operationOf(document, request.operationName), request.variables ?? {});
  }
}

/** Stops a request before it runs; `willSendResponse` puts the errors themselves in its place. */
class RefusedArguments extends GraphQLError {
  constructor(errors: readonly GraphQLError[]) {
    super(errors[0]?.message ?? '', { extensions: { http: { status: 400 } }, ...(errors[0]?.originalError ? { originalError: errors[0].originalError } : {}) });
  }
}

const formatted = (error: GraphQLError): GraphQLFormattedError => formatError(error.toJSON(), error);
