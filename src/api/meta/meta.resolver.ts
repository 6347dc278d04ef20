import { Query, Resolver } from '@nestjs/graphql';
import { MetaService } from './meta.service.js';
import { MetaView } from './meta.view.js';

@Resolver()
export class MetaResolver {
  constructor(private readonly service: MetaService) {}

  @Query(() => MetaView, { description: 'What the service is and what it holds.' })
  meta(): MetaView {
    return this.service.meta();
  }
}
