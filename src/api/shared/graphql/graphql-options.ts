import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import type { Snapshots } from '../../../reference/snapshots.js';
import { MOST_TOKENS } from '../../../platform/http/limits.js';
import { ArgumentCheckPlugin } from './arguments/argument-check.plugin.js';
import { formatError } from './format-error.js';
import { InternalErrorsPlugin } from './internal-errors.plugin.js';
import type { QuickApolloConfig } from './known/quick-apollo-driver.js';
import { queriesOnly } from './queries-only.js';
import { QueryCostPlugin } from './query-cost.plugin.js';
import { queryLimits } from './query-limits.js';

/** How the GraphQL door is set up: code first, no batches, no landing page, every limit before execution. */
export const graphqlOptions = (snapshots: Snapshots): QuickApolloConfig => ({
  snapshots,
  path: '/graphql',
  autoSchemaFile: true,
  // Apollo checks the schema when it starts; a second check costs a start a tenth of a second.
  buildSchemaOptions: { skipCheck: true },
  graphiql: false,
  introspection: true,
  allowBatchedHttpRequests: false,
  persistedQueries: false,
  csrfPrevention: true,
  includeStacktraceInErrorResponses: false,
  autoTransformHttpErrors: false,
  parseOptions: { maxLexicalTokens: MOST_TOKENS },
  validationRules: [queriesOnly, ...queryLimits()],
  // Cache hints are not used, and looking for them costs every field a call.
  plugins: [ApolloServerPluginCacheControlDisabled(), new ArgumentCheckPlugin(snapshots), new QueryCostPlugin(), new InternalErrorsPlugin()],
  stringifyResult: JSON.stringify,
  formatError,
});
