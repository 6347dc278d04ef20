import { Module } from '@nestjs/common';
import { ReferenceModule } from '../../reference/reference.module.js';
import { StrategyEditions } from './editions.js';

@Module({ imports: [ReferenceModule], providers: [StrategyEditions], exports: [StrategyEditions] })
export class EditionsModule {}
