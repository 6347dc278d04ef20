import { Controller, Header, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../../shared/routes/id-param.js';
import { PictureRoute, SVG_TYPE } from '../../../shared/routes/route-decorators.js';
import { StrategyEditions } from '../../editions.js';
import { MAP_TEXT, mapOf } from './map-answer.js';
import { MapQuery } from './map.inputs.js';

@ApiTags('strategy-battle')
@Controller('v1/strategy-battle/scenarios')
export class MapController {
  constructor(private readonly editions: StrategyEditions) {}

  @PictureRoute({ path: ':id/map.svg', summary: 'Map of one scenario', description: MAP_TEXT, graphql: 'scenarioMap', problems: ['unknown-scenario'] })
  @Header('content-type', `${SVG_TYPE}; charset=utf-8`)
  @IdParam('scenario', 'skirmish-in-osgiliath')
  map(@Param('id') id: string, @Query() { measure, content }: MapQuery): Promise<string> {
    return this.editions.answer(content, (edition) => mapOf(edition, id, measure));
  }
}
