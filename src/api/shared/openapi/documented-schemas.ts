import type { OpenAPIObject } from '@nestjs/swagger';
import { schemaOf, schemaOfPart, type JsonSchema } from '../fields/openapi-schema.js';
import { HEADERS } from './answer-headers.js';
import { shapeNamed } from '../fields/shape-names.js';

const PREFIX = '#/components/schemas/';
const PART = /Part$/;

/** Puts the schema of every shape that the document names in its place, and of those that these name in turn. */
export function withShapeSchemas(document: OpenAPIObject): OpenAPIObject {
  const schemas: Record<string, JsonSchema> = {};
  const waiting = referencesIn(document.paths);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (name in schemas) continue;
    const schema = schemaNamed(name);
    schemas[name] = schema;
    waiting.push(...referencesIn(schema));
  }
  const sorted = Object.fromEntries(Object.entries(schemas).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return { ...document, components: { schemas: sorted, headers: HEADERS } };
}

function schemaNamed(name: string): JsonSchema {
  const shape = shapeNamed(name);
  if (shape) return schemaOf(shape);
  const whole = shapeNamed(name.replace(PART, ''));
  if (whole && name.endsWith("Part")) return schemaOfPart(whole);
  throw new Error(`The OpenAPI document names ${name}, which is no shape.`);
}

function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    (key === '$ref' && typeof inner === 'string' && inner.startsWith(PREFIX) ? [inner.slice(PREFIX.length)] : referencesIn(inner)));
}
