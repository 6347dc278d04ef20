import { Module } from '@nestjs/common';
import { EditionsModule } from '../editions.module.js';
import { ArmiesController } from './armies.controller.js';
import { ArmiesResolver } from './armies.resolver.js';
import { ArmiesService } from './armies.service.js';

@Module({ imports: [EditionsModule], controllers: [ArmiesController], providers: [ArmiesService, ArmiesResolver] })
export class ArmiesModule {}
