import { Module } from '@nestjs/common';
import { FellowshipEditionsModule } from '../editions.module.js';
import { EngagementMapController } from './map.controller.js';
import { EngagementMapResolver } from './map.resolver.js';

/** What is asked of one kind of engagement: its map. */
@Module({ imports: [FellowshipEditionsModule], controllers: [EngagementMapController], providers: [EngagementMapResolver] })
export class FellowshipEngagementsModule {}
