import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { ApiModule } from './api/api.module.js';
import { OperationsModule } from './platform/operations.module.js';
import { PlatformModule } from './platform/platform.module.js';
import type { Platform } from './platform/platform.module.js';
import { ReferenceModule } from './reference/reference.module.js';

/** The rings in order: platform, reference data, doors. */
@Module({})
export class AppModule {
  static with(platform: Platform): DynamicModule {
    return { module: AppModule, imports: [PlatformModule.with(platform), ReferenceModule, OperationsModule, ApiModule] };
  }
}
