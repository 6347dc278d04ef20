/**
 * Libraries check themselves less in production: GraphQL alone spends a tenth of a query on it. Whoever starts the
 * process may say otherwise. Must be imported before any library.
 */
process.env.NODE_ENV ??= 'production';
