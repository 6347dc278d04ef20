import 'reflect-metadata';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { PlatformModule, type Platform } from '../platform/platform.module.js';
import { ApiModule } from './api.module.js';
import { OPENAPI_FILE, SCHEMA_FILE } from './shared/docs/documents.service.js';
import { openApiDocument } from './shared/openapi/openapi-document.js';

/** The doors as they are declared. In a preview nothing is made, so the platform may be empty. */
@Module({ imports: [PlatformModule.with({ database: {} } as Platform), ApiModule] })
class DeclaredDoors {}

/** The descriptions of both doors, by file. Nothing is opened for them: neither a database nor a port. */
async function descriptions(): Promise<ReadonlyMap<string, string>> {
  const app = await NestFactory.create(DeclaredDoors, new FastifyAdapter(), { preview: true, logger: ['error'], abortOnError: false });
  await app.init();
  const schema = `${printSchema(lexicographicSortSchema(app.get(GraphQLSchemaHost).schema))}\n`;
  const openApi = `${JSON.stringify(openApiDocument(app), null, 2)}\n`;
  await app.close();
  return new Map([[OPENAPI_FILE, openApi], [SCHEMA_FILE, schema]]);
}

/** Writes the descriptions, or with `--check` says which of the committed ones are out of date. */
async function generate(check: boolean): Promise<void> {
  for (const [file, text] of await descriptions()) {
    if (!check) writeFileSync(file, text);
    else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
      process.stderr.write(`${file} is out of date: run "npm run generate" and commit it.\n`);
      process.exitCode = 1;
    }
  }
}

await generate(process.argv.includes('--check'));
