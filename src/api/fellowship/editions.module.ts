import { Module } from '@nestjs/common';
import { ReferenceModule } from '../../reference/reference.module.js';
import { FellowshipEditions } from './editions.js';

@Module({ imports: [ReferenceModule], providers: [FellowshipEditions], exports: [FellowshipEditions] })
export class FellowshipEditionsModule {}
