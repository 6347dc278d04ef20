import { Module } from '@nestjs/common';
import { ReferenceModule } from '../../reference/reference.module.js';
import { CATALOGUES } from '../catalogues.js';
import { IndexController, ruleSystemIndexController } from './index.controller.js';
import { MetaController } from './meta.controller.js';
import { MetaResolver } from './meta.resolver.js';
import { MetaService } from './meta.service.js';
import { RootController } from './root.controller.js';

@Module({ imports: [ReferenceModule], controllers: [MetaController, RootController, IndexController, ...CATALOGUES.map(ruleSystemIndexController)], providers: [MetaService, MetaResolver] })
export class MetaModule {}
