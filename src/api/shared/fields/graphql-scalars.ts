import { GraphQLScalarType } from 'graphql';

/** Any JSON. */
export const AnyScalar = new GraphQLScalarType({ name: 'AnyScalar', description: 'Any JSON.' });

/** How many records each collection has, by the name of the collection. Found in answers only. */
export const Counts = new GraphQLScalarType({
  name: 'Counts', description: 'A map from the name of a collection to the number of its records.',
});
