import { readFile } from 'node:fs/promises';
import { OPENAPI_FILE } from '../docs/documents.service.js';
import { GRAPHQL_FIELD } from '../routes/route-decorators.js';

/** A route as the OpenAPI document has it. */
export interface DocumentedRoute {
  readonly method: 'GET' | 'POST';
  /** With parameters in braces: `/v1/strategy-battle/units/{id}`. */
  readonly path: string;
  /** A few words. */
  readonly summary: string;
  /** Field that answers the same through GraphQL. */
  readonly graphql: string | null;
}

interface Documented {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly summary: string; readonly [GRAPHQL_FIELD]?: string }>>>>;
}

let reading: Promise<readonly DocumentedRoute[]> | null = null;

/** Every route of the REST door, in the order of the document, which is read once, when somebody asks. */
export const documentedRoutes = (): Promise<readonly DocumentedRoute[]> => (reading ??= read());

async function read(): Promise<readonly DocumentedRoute[]> {
  const { paths } = JSON.parse(await readFile(OPENAPI_FILE, 'utf8')) as Documented;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { summary, [GRAPHQL_FIELD]: graphql = null }]) => ({ method: method.toUpperCase() as DocumentedRoute['method'], path, summary, graphql })));
}
