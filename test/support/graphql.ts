import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import supertest from 'supertest';

export interface GraphqlError {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions: { readonly code: string; readonly errors: readonly { readonly pointer: string; readonly code: string; readonly suggestions: readonly string[] }[] };
}
export interface GraphqlAnswer<Data = Record<string, unknown>> {
  readonly status: number;
  readonly data: Data | null | undefined;
  readonly errors: readonly GraphqlError[];
}

/** Asks the GraphQL door over the network, as a caller would. */
export async function askGraphql<Data = Record<string, unknown>>(
  app: NestFastifyApplication, query: string, variables?: object,
): Promise<GraphqlAnswer<Data>> {
  const { status, body } = await supertest(app.getHttpServer()).post('/graphql').send({ query, variables });
  const { data, errors } = body as { data?: Data | null; errors?: readonly GraphqlError[] };
  return { status, data, errors: errors ?? [] };
}

/** The code of each error with its faults as `[pointer, code]`. */
export const faultsOf = (errors: readonly GraphqlError[]): readonly (readonly [code: string, faults: readonly (readonly [string, string])[]])[] =>
  errors.map(({ extensions }) => [extensions.code, extensions.errors.map(({ pointer, code }) => [pointer, code] as const)]);
