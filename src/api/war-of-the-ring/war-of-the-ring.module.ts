import { Module } from '@nestjs/common';
import { ruleSystemResolver } from '../shared/rule-systems/rule-system.resolver.js';
import { WarOfTheRingCatalogueModule } from './catalogue/catalogue.module.js';
import { WarOfTheRingEditionsModule } from './editions.module.js';
import { WarOfTheRingOperationsModule } from './operations/operations.module.js';
import { WAR_OF_THE_RING } from './war-of-the-ring.door.js';

/** The doors to the strategic area-movement game: one module per capability. */
@Module({ imports: [WarOfTheRingEditionsModule, WarOfTheRingCatalogueModule, WarOfTheRingOperationsModule], providers: [ruleSystemResolver(WAR_OF_THE_RING)] })
export class WarOfTheRingModule {}
