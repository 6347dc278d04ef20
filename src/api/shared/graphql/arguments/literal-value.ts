import { Kind, type ValueNode } from 'graphql';

/** Values of the variables of a request, by name and without `$`. */
export type Variables = Readonly<Record<string, unknown>>;

/**
 * What a caller wrote as an argument, as plain JSON: the value that REST would have got. A variable that is not given is
 * `undefined`. A bare word (GraphQL's enum syntax) becomes a symbol, which no check takes for a text.
 */
export function plainValue(node: ValueNode, variables: Variables): unknown {
  switch (node.kind) {
    case Kind.VARIABLE: return Object.hasOwn(variables, node.name.value) ? variables[node.name.value] : undefined;
    case Kind.INT: case Kind.FLOAT: return Number(node.value);
    case Kind.STRING: case Kind.BOOLEAN: return node.value;
    case Kind.NULL: return null;
    case Kind.ENUM: return Symbol(node.value);
    case Kind.LIST: return node.values.map((item) => plainValue(item, variables));
    case Kind.OBJECT: return Object.fromEntries(node.fields.map((field) => [field.name.value, plainValue(field.value, variables)]));
  }
}
