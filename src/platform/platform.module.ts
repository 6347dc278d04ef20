import { Global, Module } from '@nestjs/common';
import type { DynamicModule, OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppConfig } from './config/app-config.js';
import { Database } from './database/database.js';

/** What the process itself offers to every other module: its settings and its database, which it closes last of all. */
@Global()
@Module({})
export class PlatformModule implements OnApplicationShutdown {
  constructor(private readonly database: Database) {}

  static with(config: AppConfig, database: Database): DynamicModule {
    return {
      module: PlatformModule,
      providers: [
        { provide: AppConfig, useValue: config },
        { provide: Database, useValue: database },
        { provide: DataSource, useValue: database.source },
      ],
      exports: [AppConfig, Database, DataSource],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.database.close();
  }
}
