import type { ApolloServerPlugin, GraphQLRequestContext, GraphQLRequestListener } from '@apollo/server';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Snapshots } from '../../../../reference/snapshots.js';
import { withUnknownNames } from '../../names/with-unknown-names.js';
import { formatError } from '../format-error.js';
import { argumentSites, operationOf } from './argument-sites.js';
import { argumentErrors, type ArgumentError } from './check-arguments.js';
import { unreadParts, type RequestParts } from './unread-parts.js';

interface Asked {
  readonly req?: RequestParts;
}
type Context = GraphQLRequestContext<Asked>;

/**
 * Checks arguments before GraphQL coerces them, so that both doors refuse the same input with the same codes and pointers, and
 * refuses what nothing would read. Where GraphQL has refused an argument already (a literal of the wrong type), its error gives
 * way to ours.
 */
export class ArgumentCheckPlugin implements ApolloServerPlugin<Asked> {
  constructor(private readonly snapshots: Snapshots) {}

  requestDidStart(): Promise<GraphQLRequestListener<Asked>> {
    return Promise.resolve({
      didResolveOperation: async (context) => {
        const first = unreadOf(context) ?? errorsOf(context)[0]?.error;
        if (first) throw new RefusedArguments(first);
      },
      willSendResponse: async (context) => {
        const { body } = context.response;
        if (body.kind !== 'single' || 'data' in body.singleResult || !context.document) return;
        const unread = unreadOf(context);
        const errors = await Promise.all(errorsOf(context).map((error) => this.#whole(error)));
        if (unread) errors.unshift(new GraphQLError(unread.message, { originalError: unread }));
        if (errors.length > 0) body.singleResult.errors = errors.map(formatted);
      },
    });
  }

  async #whole({ node, error, content }: ArgumentError): Promise<GraphQLError> {
    const originalError = content === undefined ? error : await withUnknownNames(error, content, this.snapshots);
    return new GraphQLError(originalError.message, { nodes: node, originalError });
  }
}

/** What nothing would read; looked for once the query itself is known to be sound. */
function unreadOf({ contextValue: { req }, operation, request }: Context): Error | null {
  return req && operation ? unreadParts(req, operation, request.variables ?? {}) : null;
}

function errorsOf({ document, request, schema, operation }: Context): readonly ArgumentError[] {
  const asked = document && (operation ?? operationOf(document, request.operationName));
  return document && asked ? argumentErrors(argumentSites(schema, document, asked), asked, request.variables ?? {}) : [];
}

/** Stops a request before it runs; `willSendResponse` puts the errors themselves in its place. */
class RefusedArguments extends GraphQLError {
  constructor(originalError: Error) {
    super(originalError.message, { extensions: { http: { status: 400 } }, originalError });
  }
}

const formatted = (error: GraphQLError): GraphQLFormattedError => formatError(error.toJSON(), error);
