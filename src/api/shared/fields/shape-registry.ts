import type { FieldSpec, Shape } from './field-spec.js';

const ownFields = new WeakMap<object, FieldSpec[]>();
const all = new Map<Shape, FieldSpec[]>();
const shapes = new Set<Shape>();

/** Called by the field decorators: `prototype` is the class's own. */
export function addField(prototype: object, field: FieldSpec): void {
  const fields = ownFields.get(prototype);
  if (fields) fields.push(field);
  else ownFields.set(prototype, [field]);
}

/** The fields of a shape in the order of their declaration, inherited ones first; a field declared anew replaces its elder. */
export function fieldsOf(shape: Shape): readonly FieldSpec[] {
  const known = all.get(shape);
  if (known) return known;
  const fields = new Map<string, FieldSpec>();
  for (const prototype of lineage(shape)) {
    for (const field of ownFields.get(prototype) ?? []) fields.set(field.name, field);
  }
  const list = [...fields.values()];
  all.set(shape, list);
  return list;
}

/** Called by the shape decorators, so that a shape without fields is one as well. */
export function addShape(shape: Shape): void {
  shapes.add(shape);
}

/** Whether a class is a shape, by its own decorator or by those of its fields. */
export const isShape = (type: unknown): type is Shape => typeof type === 'function' && (shapes.has(type as Shape) || fieldsOf(type as Shape).length > 0);

function lineage(shape: Shape): object[] {
  const prototypes: object[] = [];
  let prototype: object | null = shape.prototype as object | null;
  while (prototype && prototype !== Object.prototype) {
    prototypes.unshift(prototype);
    prototype = Object.getPrototypeOf(prototype) as object | null;
  }
  return prototypes;
}
