import { Controller, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ContentQuery } from '../../shared/content/content-query.js';
import { ReferenceRoute } from '../../shared/routes/route-decorators.js';
import { BulkView } from './bulk.view.js';
import { CatalogueService } from './catalogue.service.js';

@ApiTags('strategy-battle')
@Controller('v1/strategy-battle/bulk')
export class BulkController {
  constructor(private readonly catalogue: CatalogueService) {}

  @ReferenceRoute({
    path: '', summary: 'Get everything', answer: BulkView,
    description: 'The whole rule system as one document, for callers that keep a copy. It changes with `versions.content` only.',
  })
  bulk(@Query() { content }: ContentQuery): Promise<BulkView> {
    return this.catalogue.bulk(content);
  }
}
