import type { OpenAPIObject } from '@nestjs/swagger';
import type { JsonSchema } from '../fields/openapi-schema.js';
import { shapeNamed } from '../fields/shape-names.js';
import { exampleOf } from './example-of.js';
import { headersOf } from './answer-headers.js';
import { operationId } from './operation-id.js';

interface Parameter extends JsonSchema { name: string; in: string; schema: JsonSchema }
interface Response extends JsonSchema { content?: Record<string, { schema: JsonSchema }>; headers?: JsonSchema }
interface Operation {
  operationId?: string;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: { $ref?: string }; example?: unknown }> };
  responses: Record<string, Response>;
}
const METHODS = ['get', 'post'] as const;

/** Completes every operation: its id, the headers of its answers, an example body, and answers in part where `fields` asks for them. */
export function withWholeOperations(document: OpenAPIObject): OpenAPIObject {
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const operation = item[method] as unknown as Operation | undefined;
      if (operation) complete(operation, method, path);
    }
  }
  return document;
}

function complete(operation: Operation, method: string, path: string): void {
  operation.operationId = operationId(method, path);
  for (const parameter of operation.parameters ?? []) liftExample(parameter);
  for (const body of Object.values(operation.requestBody?.content ?? {})) {
    const shape = shapeNamed(body.schema.$ref?.split('/').at(-1) ?? '');
    if (shape) body.example = exampleOf(shape);
  }
  const good = operation.responses['200'];
  if (method === 'get' && good) {
    operation.responses['304'] = { description: 'The caller has the answer already: `If-None-Match` names its tag.' };
    if (operation.parameters?.some(({ name }) => name === 'fields')) allowPart(good);
  }
  for (const [status, response] of Object.entries(operation.responses)) response.headers = headersOf(method, status);
}

/** Where OpenAPI 3.1 has the example of a parameter; a schema has none of its own there. */
function liftExample(parameter: Parameter): void {
  const { example, ...schema } = parameter.schema;
  if (example !== undefined) Object.assign(parameter, { example, schema });
}

function allowPart(response: Response): void {
  const answer = response.content?.['application/json'];
  const reference = answer?.schema.$ref;
  if (answer && typeof reference === 'string' && !reference.endsWith('List')) {
    answer.schema = { anyOf: [{ $ref: reference }, { $ref: `${reference}Part` }] };
  }
}
