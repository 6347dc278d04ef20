import { Module } from '@nestjs/common';
import { EditionsModule } from '../editions.module.js';
import { ProfilesController } from './profiles.controller.js';
import { ProfilesResolver } from './profiles.resolver.js';
import { ProfilesService } from './profiles.service.js';

@Module({ imports: [EditionsModule], controllers: [ProfilesController], providers: [ProfilesService, ProfilesResolver] })
export class ProfilesModule {}
