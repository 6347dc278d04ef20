import { Controller, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { NoQuery } from '../shared/content/content-query.js';
import { ReferenceRoute } from '../shared/routes/route-decorators.js';
import { MetaService } from './meta.service.js';
import { MetaView } from './meta.view.js';

@ApiTags('meta')
@Controller('v1/meta')
export class MetaController {
  constructor(private readonly service: MetaService) {}

  @ReferenceRoute({
    path: '', answer: MetaView, graphql: 'meta', summary: 'What the service is and what it holds',
    description: 'Name, versions, and the number of records of every collection of every rule system.',
  })
  meta(@Query() _query: NoQuery): MetaView {
    return this.service.meta();
  }
}
