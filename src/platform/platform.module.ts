import { Global, Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppConfig } from './config/app-config.js';
import { Database } from './database/database.js';

/** What the process itself offers to every other module: its settings and its database. */
@Global()
@Module({})
export class PlatformModule {
  static with(config: AppConfig, database: Database): DynamicModule {
    return {
      module: PlatformModule,
      providers: [
        { provide: AppConfig, useValue: config },
        { provide: Database, useValue: database },
        { provide: DataSource, useFactory: () => database.source },
      ],
      exports: [AppConfig, Database, DataSource],
    };
  }
}
