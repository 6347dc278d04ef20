import { Controller, Get } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { packageFile } from '../../platform/package-root.js';
import { LINKS } from './index.service.js';

const ROOT = { name: packageFile.name, links: { v1: '/v1', ...LINKS } };

/** Where to go from the bare address. */
@ApiExcludeController()
@Controller()
export class RootController {
  @Get()
  root(): typeof ROOT {
    return ROOT;
  }
}
