import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Module, type Type } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { DataSource } from 'typeorm';
import { ApiModule } from '../../src/api/api.module.js';
import { AppConfig } from '../../src/platform/config/app-config.js';
import { configureHttp } from '../../src/platform/http/configure-http.js';
import { httpServerOptions } from '../../src/platform/http-server-options.js';
import { Snapshots, type Snapshot, type StoredVersion } from '../../src/reference/snapshots.js';
import { RULE_SYSTEMS } from '../../src/rules/rule-systems.js';
import { testConfig } from './config.js';

const SEEDED_AT = '2026-01-31T12:00:00.000Z';

const versionsOf = ({ content }: Snapshot): readonly StoredVersion[] => [{ content, seededAt: SEEDED_AT, systems: RULE_SYSTEMS.map(({ id }) => id) }];

/**
 * The doors alone over a snapshot that is handed in: no database. `extra` are modules of the test, with routes that
 * misbehave or are slow.
 */
export async function bootDoors(snapshot: Snapshot, changes: Partial<AppConfig> = {}, extra: readonly Type[] = []): Promise<NestFastifyApplication> {
  const config = testConfig({ kind: 'embedded', folder: 'never-opened', template: 'never-read' }, changes);
  @Module({ providers: [{ provide: DataSource, useValue: null }, { provide: AppConfig, useValue: config }], exports: [DataSource, AppConfig], imports: [] })
  class Platform {}
  Reflect.defineMetadata('__module:global__', true, Platform);
  const testing = await Test.createTestingModule({ imports: [Platform, ApiModule, ...extra] })
    .overrideProvider(Snapshots).useValue({ current: () => snapshot, versions: () => versionsOf(snapshot), at: () => snapshot })
    .setLogger(false as never)
    .compile();
  const app = testing.createNestApplication<NestFastifyApplication>(new FastifyAdapter(httpServerOptions(config)), { bodyParser: false, logger: false });
  await configureHttp(app, config);
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  return app;
}
