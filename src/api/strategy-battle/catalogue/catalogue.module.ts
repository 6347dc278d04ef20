import { Module } from '@nestjs/common';
import { EditionsModule } from '../editions.module.js';
import { BulkController } from './bulk.controller.js';
import { catalogueController } from './catalogue.controller.js';
import { catalogueResolver } from './catalogue.resolver.js';
import { CatalogueService } from './catalogue.service.js';
import { COLLECTIONS } from './collections.js';

@Module({
  imports: [EditionsModule],
  controllers: [BulkController, ...COLLECTIONS.map(catalogueController)],
  providers: [CatalogueService, ...COLLECTIONS.map(catalogueResolver)],
})
export class CatalogueModule {}
