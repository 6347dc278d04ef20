import { Controller, Header, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../shared/routes/id-param.js';
import { PictureRoute, SVG_TYPE } from '../../shared/routes/route-decorators.js';
import { FellowshipEditions } from '../editions.js';
import { engagementMapOf, MAP_TEXT } from './map-answer.js';
import { EngagementMapQuery } from './map.inputs.js';

@ApiTags('fellowship')
@Controller('v1/fellowship/engagements')
export class EngagementMapController {
  constructor(private readonly editions: FellowshipEditions) {}

  @PictureRoute({ path: ':id/map.svg', summary: 'Map of one engagement', description: MAP_TEXT, graphql: 'engagementMap', problems: ['unknown-engagement'] })
  @Header('content-type', `${SVG_TYPE}; charset=utf-8`)
  @IdParam('engagement', 'defensive')
  map(@Param('id') id: string, @Query() { width, depth, content }: EngagementMapQuery): Promise<string> {
    return this.editions.answer(content, (edition) => engagementMapOf(edition, id, { width, depth }));
  }
}
