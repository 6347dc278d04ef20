import { GraphQLScalarType, Kind } from 'graphql';

/** A text, a number, a flag or null. */
export const AnyScalar = new GraphQLScalarType({
  name: 'AnyScalar',
  description: 'A text, a number, a flag or null.',
  serialize: (value) => value,
  parseValue: (value) => value,
  parseLiteral: (node) => ('value' in node ? node.value : null),
});

/** How many records each collection has, by the name of the collection. */
export const Counts = new GraphQLScalarType({
  name: 'Counts',
  description: 'A map from the name of a collection to the number of its records.',
  serialize: (value) => value,
  parseLiteral: (node) => (node.kind === Kind.OBJECT ? {} : null),
});
