import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { readFileSync } from 'node:fs';
import type { OpenAPIObject } from '@nestjs/swagger';
import type { Response } from 'supertest';
import { OPENAPI_FILE } from '../../src/api/shared/docs/documents.service.js';
import { pointerStep } from '../../src/platform/http/json-keys.js';

/** What the check needs of an answer. */
export interface HttpAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: unknown;
  readonly req: { readonly method: string; readonly path: string };
}

interface Operation {
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, { readonly schema: object }>> }>>;
}

export const openApi = JSON.parse(readFileSync(OPENAPI_FILE, 'utf8')) as OpenAPIObject;

const ajv = new Ajv2020({ strict: false, allErrors: true });
(addFormats as unknown as (instance: Ajv2020) => void)(ajv);
ajv.addSchema({ ...openApi, $id: 'openapi' });
const PROBLEM = { $ref: 'openapi#/components/schemas/Problem' };
const validators = new Map<string, ValidateFunction>();

/**
 * Holds an answer against the OpenAPI document: the status is one that the route has, the media type is one that the
 * status has, and the body fits the schema. What no route answers must be a problem.
 * @throws Error that says what does not fit
 */
export function expectToMatchOpenApi(response: Response | HttpAnswer): void {
  // supertest's types leave out the request that an answer belongs to.
  holdAgainstDocument(response as unknown as HttpAnswer);
}

function holdAgainstDocument(answer: HttpAnswer): void {
  const { method, path } = answer.req;
  const where = `${method} ${path} → ${answer.status}`;
  const operation = operationOf(method, path);
  const response = operation ? operation.responses[String(answer.status)] : undefined;
  if (!operation && answer.status < 400) throw new Error(`${where}: no operation of the document takes this path.`);
  if (operation && !response && answer.status !== 405) throw new Error(`${where}: the operation has no such status.`);
  if (answer.status === 304 || method === 'HEAD') return;
  const schema = response ? schemaOf(response.content?.[answer.type], path, method, answer, where) : PROBLEM;
  check(schema, Buffer.isBuffer(answer.body) ? answer.body.toString() : answer.body, where);
}

function schemaOf(content: { readonly schema: object } | undefined, path: string, method: string, answer: HttpAnswer, where: string): object {
  if (!content) throw new Error(`${where}: the status has no media type ${answer.type}.`);
  const template = templateOf(path) ?? '';
  const pointer = ['paths', template, method.toLowerCase(), 'responses', String(answer.status), 'content', answer.type, 'schema'];
  return { $ref: `openapi#/${pointer.map((part) => encodeURIComponent(pointerStep(part))).join('/')}` };
}

function check(schema: object, body: unknown, where: string): void {
  const key = JSON.stringify(schema);
  let validate = validators.get(key);
  if (!validate) validators.set(key, (validate = ajv.compile(schema)));
  if (!validate(body)) throw new Error(`${where}: ${ajv.errorsText(validate.errors, { separator: '\n  ' })}`);
}

function operationOf(method: string, path: string): Operation | undefined {
  const template = templateOf(path);
  const item = template === undefined ? undefined : (openApi.paths[template] as Readonly<Record<string, Operation | undefined>>);
  return item?.[method === 'HEAD' ? 'get' : method.toLowerCase()];
}

/** The path of the document that an address belongs to; a path without parameters goes before one with them. */
function templateOf(address: string): string | undefined {
  const path = address.split('?', 1)[0] ?? '';
  if (path in openApi.paths) return path;
  return Object.keys(openApi.paths).find((template) => new RegExp(`^${template.replaceAll(/\{[^}]+\}/g, '[^/]+')}/?$`).test(path));
}
