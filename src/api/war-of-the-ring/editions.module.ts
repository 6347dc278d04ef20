import { Module } from '@nestjs/common';
import { ReferenceModule } from '../../reference/reference.module.js';
import { WarOfTheRingEditions } from './editions.js';

@Module({ imports: [ReferenceModule], providers: [WarOfTheRingEditions], exports: [WarOfTheRingEditions] })
export class WarOfTheRingEditionsModule {}
