import { Module } from '@nestjs/common';
import { ruleSystemResolver } from '../shared/rule-systems/rule-system.resolver.js';
import { FellowshipCatalogueModule } from './catalogue/catalogue.module.js';
import { FellowshipEditionsModule } from './editions.module.js';
import { FELLOWSHIP } from './fellowship.door.js';

/** The doors to the percentile-dice skirmish game: one module per capability. */
@Module({ imports: [FellowshipEditionsModule, FellowshipCatalogueModule], providers: [ruleSystemResolver(FELLOWSHIP)] })
export class FellowshipModule {}
