import type { FieldSpec, Plain, Shape, ValueSpec } from '../fields/field-spec.js';
import { nameOf } from '../fields/shape-names.js';
import { fieldsOf } from '../fields/shape-registry.js';

/**
 * A request body that may be sent as it stands: every field that is required or has an example of its own, in the
 * order of the shape.
 */
export function exampleOf(shape: Shape): Plain {
  const { example } = nameOf(shape);
  if (example !== undefined) return example;
  const shown = fieldsOf(shape).filter((field) => !field.optional || field.example !== undefined);
  return Object.fromEntries(shown.map((field) => [field.name, exampleOfField(field)]));
}

const exampleOfField = (field: FieldSpec): Plain => (field.example === undefined ? exampleOfValue(field.value) : field.example);

function exampleOfValue(value: ValueSpec): Plain {
  switch (value.kind) {
    case 'text': case 'id': return 'text';
    case 'whole-number': case 'number': return value.min ?? 0;
    case 'flag': return false;
    case 'choice': return value.words[0] ?? '';
    case 'object': return exampleOf(value.shape());
    case 'either': return exampleOfValue(value.short);
    case 'list': return [exampleOfValue(value.items)];
    case 'scalar': case 'counts': return null;
  }
}
