import { Module } from '@nestjs/common';
import { ruleSystemResolver } from '../shared/rule-systems/rule-system.resolver.js';
import { FellowshipCatalogueModule } from './catalogue/catalogue.module.js';
import { FellowshipEditionsModule } from './editions.module.js';
import { FELLOWSHIP } from './fellowship.door.js';
import { FellowshipEngagementsModule } from './engagements/engagements.module.js';
import { FellowshipOperationsModule } from './operations/operations.module.js';

/** The doors to the percentile-dice skirmish game: one module per capability. */
@Module({ imports: [FellowshipEditionsModule, FellowshipCatalogueModule, FellowshipEngagementsModule, FellowshipOperationsModule], providers: [ruleSystemResolver(FELLOWSHIP)] })
export class FellowshipModule {}
