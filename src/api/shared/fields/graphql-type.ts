import { Field, Float, Int, type FieldOptions as GraphqlFieldOptions } from '@nestjs/graphql';
import { describe } from './descriptions.js';
import type { FieldSpec, Shape, ValueSpec } from './field-spec.js';
import { AnyScalar, Counts } from './graphql-scalars.js';

type TypeReference = Shape | typeof AnyScalar | TypeReference[];

/** The GraphQL type of a value, as `@Field` takes it. Ids and words of closed lists are texts, so that both doors spell them alike. */
function graphqlType(value: ValueSpec): TypeReference {
  switch (value.kind) {
    case 'text': case 'id': case 'choice': return String;
    case 'whole-number': return Int;
    case 'number': return Float;
    case 'flag': return Boolean;
    case 'object': return value.checked ? value.shape() : AnyScalar;
    case 'list': return [graphqlType(value.items)];
    case 'scalar': case 'either': return AnyScalar;
    case 'counts': return Counts;
  }
}

/** Declares the field to the GraphQL schema. An optional field with a default that is not null is non-null there. */
export function declareToGraphql(prototype: object, field: FieldSpec): void {
  const fallback = field.default ?? undefined;
  const nullable = field.nullable || (field.optional && fallback === undefined);
  const options: GraphqlFieldOptions = { description: describe(field), nullable: isJudgedOneByOne(field.value) ? 'items' : nullable };
  if (fallback !== undefined) options.defaultValue = fallback;
  Field(() => graphqlType(field.value), options)(prototype, field.name);
}

// GraphQL would refuse the whole list for one bad item, so its items are any JSON there, null included.
const isJudgedOneByOne = (value: ValueSpec): boolean => value.kind === 'list' && value.items.kind === 'object' && !value.items.checked;
