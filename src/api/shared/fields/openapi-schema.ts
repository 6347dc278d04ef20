import { describe } from './descriptions.js';
import type { FieldSpec, Plain, Shape, ValueSpec } from './field-spec.js';
import { nameOf, type Direction } from './shape-names.js';
import { fieldsOf } from './shape-registry.js';
import { LONGEST_TEXT } from './values.js';

/** A JSON schema of draft 2020-12, as OpenAPI 3.1 takes it. */
export interface JsonSchema {
  [keyword: string]: Plain | JsonSchema | readonly JsonSchema[] | Record<string, JsonSchema> | undefined;
}

/** A schema that points at that of the shape. @throws Error for a shape without a name */
export const referenceTo = (shape: Shape): JsonSchema => ({ $ref: `#/components/schemas/${nameOf(shape).name}` });

/** The same object with some of its fields only, as `fields=` gives it. */
const referenceToPart = (shape: Shape): JsonSchema => ({ $ref: `#/components/schemas/${partNameOf(shape)}` });
const partNameOf = (shape: Shape): string => `${nameOf(shape).name}Part`;

/** The schema of an answer of which a caller asked for some fields only. */
export function schemaOfPart(shape: Shape): JsonSchema {
  const { required: _required, ...schema } = schemaOf(shape);
  return { ...schema, description: `${nameOf(shape).description} Only the fields asked for.` };
}

/** The schema of a shape: closed, with every field described. */
export function schemaOf(shape: Shape): JsonSchema {
  const { description, direction } = nameOf(shape);
  const fields = fieldsOf(shape);
  const required = fields.filter((field) => isRequired(field, direction)).map((field) => field.name);
  return {
    type: 'object', description, additionalProperties: false,
    properties: Object.fromEntries(fields.map((field) => [field.name, schemaOfField(field, direction)])),
    ...(required.length > 0 ? { required } : {}),
  };
}

// An answer always carries what has a default.
const isRequired = (field: FieldSpec, direction: Direction): boolean =>
  !field.optional || (direction === 'output' && field.default !== undefined);

function schemaOfField(field: FieldSpec, direction: Direction): JsonSchema {
  const value = schemaOfValue(field.value, direction);
  const schema = field.nullable ? nullable(value) : value;
  return {
    ...schema, description: describe(field),
    ...(field.default === undefined ? {} : { default: field.default }),
    ...(field.example === undefined ? {} : { examples: [field.example] }),
  };
}

function nullable(schema: JsonSchema): JsonSchema {
  if (typeof schema.type !== 'string') return { anyOf: [schema, { type: 'null' }] };
  const words = schema.enum;
  return { ...schema, type: [schema.type, 'null'], ...(Array.isArray(words) ? { enum: [...(words as Plain[]), null] } : {}) };
}

/** The schema of a value; that of another shape is referred to. */
export function schemaOfValue(value: ValueSpec, direction: Direction): JsonSchema {
  switch (value.kind) {
    case 'text': return { type: 'string', ...bound('minLength', value.min || null), ...bound('maxLength', value.max ?? houseLimit(direction)) };
    case 'id': return { type: 'string', ...bound('maxLength', direction === 'input' ? value.max : null) };
    case 'whole-number': return { type: 'integer', format: 'int32', ...bound('minimum', value.min), ...bound('maximum', value.max) };
    case 'number': return { type: 'number', ...bound('minimum', value.min), ...bound('maximum', value.max) };
    case 'flag': return { type: 'boolean' };
    case 'choice': return { type: 'string', enum: value.words };
    case 'object': return value.sparse ? { anyOf: [referenceTo(value.shape()), referenceToPart(value.shape())] } : referenceTo(value.shape());
    case 'either': return { anyOf: [schemaOfValue(value.short, direction), schemaOfValue(value.object, direction)] };
    case 'list': return {
      type: 'array', items: schemaOfValue(value.items, direction), ...bound('minItems', value.min || null), ...bound('maxItems', value.max),
    };
    case 'scalar': return { type: ['string', 'number', 'boolean', 'object', 'array', 'null'] };
    case 'counts': return { type: 'object', additionalProperties: { type: 'integer', minimum: 0 } };
  }
}

const bound = (keyword: string, limit: number | null): JsonSchema => (limit === null ? {} : { [keyword]: limit });
const houseLimit = (direction: Direction): number | null => (direction === 'input' ? LONGEST_TEXT : null);
