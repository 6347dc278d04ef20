import { Controller, Get } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { packageFile } from '../../platform/package-root.js';

const LINKS = {
  name: packageFile.name,
  links: { meta: '/v1/meta', graphql: '/graphql', docs: '/docs', openapi: '/openapi.json', schema: '/schema.graphql' },
} as const;

/** Where to go from the bare address. */
@ApiExcludeController()
@Controller()
export class RootController {
  @Get()
  root(): typeof LINKS {
    return LINKS;
  }
}
