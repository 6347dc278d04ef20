import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { ApiModule } from './api/api.module.js';
import type { AppConfig } from './platform/config/app-config.js';
import type { Database } from './platform/database/database.js';
import { PlatformModule } from './platform/platform.module.js';

/** The rings in order: platform, reference data, doors. */
@Module({})
export class AppModule {
  static with(config: AppConfig, database: Database): DynamicModule {
    return { module: AppModule, imports: [PlatformModule.with(config, database), ApiModule] };
  }
}
