import { Global, Module } from '@nestjs/common';
import type { DynamicModule, OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppConfig } from './config/app-config.js';
import { Database } from './database/database.js';
import { Log } from './logging/log.js';
import { ProcessState } from './stop/process-state.js';

/** What a process has before any module is made. */
export interface Platform {
  readonly config: AppConfig;
  readonly database: Database;
  readonly log: Log;
}

/** What the process itself offers to every other module: settings, log, state, and the database, which it closes last of all. */
@Global()
@Module({})
export class PlatformModule implements OnApplicationShutdown {
  constructor(private readonly database: Database) {}

  static with({ config, database, log }: Platform): DynamicModule {
    return {
      module: PlatformModule,
      providers: [
        { provide: AppConfig, useValue: config },
        { provide: Database, useValue: database },
        { provide: DataSource, useValue: database.source },
        { provide: Log, useValue: log },
        ProcessState,
      ],
      exports: [AppConfig, Database, DataSource, Log, ProcessState],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.database.close();
  }
}
