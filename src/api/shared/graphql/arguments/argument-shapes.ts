import { TypeMetadataStorage } from '@nestjs/graphql';
import { isNonNullType, type GraphQLArgument, type GraphQLField } from 'graphql';
import { fieldSpec, type FieldRules, type FieldSpec, type Shape, type ValueSpec } from '../../fields/field-spec.js';
import { isShape } from '../../fields/shape-registry.js';
import { flag, number, object, text, wholeNumber } from '../../fields/values.js';
import { declaredFields } from '../../validation/declared-fields.js';

interface MethodArg {
  readonly kind: string;
  readonly typeFn: () => unknown;
}

const SCALARS: Readonly<Record<string, () => ValueSpec>> = { String: text, ID: text, Int: wholeNumber, Float: number, Boolean: flag };

/** The specification of every argument of a GraphQL field: from its shapes, and from the GraphQL type where an argument has none. */
export function argumentSpecs(parentType: string, field: GraphQLField<unknown, unknown>): readonly FieldRules[] {
  const shapes = methodArgs(parentType, field.name).map(({ kind, typeFn }) => ({ kind, type: typeFn() }));
  const spread = shapes.find(({ kind, type }) => kind === 'args' && isShape(type));
  if (spread) return declaredFields(spread.type as Shape);
  return field.args.flatMap((argument) => {
    const shape = shapes.map(({ type }) => type).find((type): type is Shape => isShape(type) && argument.name === 'input');
    const spec = shape ? object(() => shape) : SCALARS[namedType(argument)]?.();
    return spec ? [specOf(argument, spec)] : [];
  });
}

const namedType = (argument: GraphQLArgument): string => String(argument.type).replace(/!$/, '');

const specOf = (argument: GraphQLArgument, spec: ValueSpec): FieldSpec => fieldSpec(argument.name, spec, {
  description: argument.description ?? '', optional: !isNonNullType(argument.type), nullable: !isNonNullType(argument.type),
});

function methodArgs(parentType: string, field: string): readonly MethodArg[] {
  const query = TypeMetadataStorage.getQueriesMetadata().find(({ schemaName }) => parentType === 'Query' && schemaName === field);
  const type = TypeMetadataStorage.getObjectTypesMetadata().find(({ name }) => name === parentType);
  const property = type?.properties?.find(({ schemaName }) => schemaName === field);
  return (query?.methodArgs ?? property?.methodArgs ?? []);
}
