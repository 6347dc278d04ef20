import type { Shape, ValueSpec } from '../../src/api/shared/fields/field-spec.js';
import { fieldsOf } from '../../src/api/shared/fields/shape-registry.js';

/** A GraphQL selection of everything that an answer holds. */
export function everythingOf(shape: Shape): string {
  return `{ ${fieldsOf(shape).map(({ name, value }) => `${name}${nested(value)}`).join(' ')} }`;
}

function nested(value: ValueSpec): string {
  if (value.kind === 'list') return nested(value.items);
  return value.kind === 'object' ? ` ${everythingOf(value.shape())}` : '';
}
