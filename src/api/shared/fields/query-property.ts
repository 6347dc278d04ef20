import { describe } from './descriptions.js';
import type { FieldSpec } from './field-spec.js';
import { schemaOfValue, type JsonSchema } from './openapi-schema.js';

/** How a query parameter is shown in the OpenAPI document: lists are comma-separated, not repeated. */
export function queryProperty(field: FieldSpec): JsonSchema & { required: boolean } {
  const schema = schemaOfValue(field.value, 'input');
  return {
    ...schema, description: describe(field), required: !field.optional,
    ...(field.value.kind === 'list' ? { style: 'form', explode: false } : {}),
    ...(field.default === undefined || field.default === null ? {} : { default: field.default }),
    ...(field.example === undefined ? {} : { example: field.example }),
  };
}
