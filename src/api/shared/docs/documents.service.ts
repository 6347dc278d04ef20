import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packageRoot } from '../../../platform/package-root.js';
import { nearOrAll } from '../../../rules/shared/near-matches.js';
import { problem } from '../problems/problem.js';
import { assetNames, readAsset } from './assets.js';

/** The generated OpenAPI document, at the root of the package. */
export const OPENAPI_FILE = join(packageRoot, 'openapi.json');
/** The generated GraphQL schema, likewise. */
export const SCHEMA_FILE = join(packageRoot, 'schema.gql');

/** Reads texts that answers are made of; the cache in front keeps them. */
@Injectable()
export class DocumentsService {
  openApi(reply: FastifyReply): Promise<string> {
    void reply.type('application/json; charset=utf-8');
    return readFile(OPENAPI_FILE, 'utf8');
  }

  schema(reply: FastifyReply): Promise<string> {
    void reply.type('text/plain; charset=utf-8');
    return readFile(SCHEMA_FILE, 'utf8');
  }

  /** @throws ProblemError `not-found` */
  async asset(reply: FastifyReply, name: string): Promise<string> {
    const asset = await readAsset(name);
    if (!asset) throw problem('not-found', 'There is no such file.', [{ pointer: '/name', code: 'unknown-id', detail: 'There is no such file.', suggestions: nearOrAll(name, assetNames) }]);
    void reply.type(asset.type);
    return asset.text;
  }
}
