import { getNamedType, isInterfaceType, isObjectType, Kind, type DocumentNode, type FragmentDefinitionNode, type GraphQLNamedType, type GraphQLSchema, type SelectionSetNode } from 'graphql';

/** Told of a field with `@Extensions`: what lies in it follows from its arguments and the version of the data alone. */
export const FROM_REFERENCE = { reference: true } as const;

/** Whether all that a valid document of queries asks for is reference data, so that one answer holds as long as the data do. */
export function asksReferenceOnly(schema: GraphQLSchema, document: DocumentNode): boolean {
  const fragments = new Map(document.definitions.flatMap((definition) => definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : []));
  return document.definitions.every((definition) =>
    definition.kind !== Kind.OPERATION_DEFINITION || isReference(definition.selectionSet, schema.getQueryType(), { schema, fragments }));
}

interface Known {
  readonly schema: GraphQLSchema;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
}

function isReference({ selections }: SelectionSetNode, type: GraphQLNamedType | null | undefined, known: Known): boolean {
  return selections.every((selection) => {
    switch (selection.kind) {
      case Kind.INLINE_FRAGMENT: {
        const on = selection.typeCondition ? known.schema.getType(selection.typeCondition.name.value) : type;
        return isReference(selection.selectionSet, on, known);
      }
      case Kind.FRAGMENT_SPREAD: {
        const fragment = known.fragments.get(selection.name.value);
        return fragment !== undefined && isReference(fragment.selectionSet, known.schema.getType(fragment.typeCondition.name.value), known);
      }
      case Kind.FIELD: {
        const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[selection.name.value] : undefined;
        if (!field) return selection.name.value === '__typename';
        if (field.extensions.reference === FROM_REFERENCE.reference) return true;
        return selection.selectionSet !== undefined && isReference(selection.selectionSet, getNamedType(field.type), known);
      }
    }
  });
}
