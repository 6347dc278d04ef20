import { Module } from '@nestjs/common';
import { EditionsModule } from '../editions.module.js';
import { MapController } from './map/map.controller.js';
import { MapResolver } from './map/map.resolver.js';
import { SCENARIO_DOORS } from './scenario-doors.js';
import { scenarioController } from './scenario.controller.js';
import { scenarioResolver } from './scenario.resolver.js';
import { SetUpController } from './setup/set-up.controller.js';
import { SetUpResolver } from './setup/set-up.resolver.js';

/** What is asked of one scenario: where its models start, how it stands, and its map. */
@Module({ imports: [EditionsModule], controllers: [SetUpController, MapController, ...SCENARIO_DOORS.map(scenarioController)], providers: [SetUpResolver, MapResolver, ...SCENARIO_DOORS.map(scenarioResolver)] })
export class ScenariosModule {}
