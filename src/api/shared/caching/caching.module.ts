import { Module } from '@nestjs/common';
import { ReferenceModule } from '../../../reference/reference.module.js';
import { CachedAnswers } from './cached-answers.js';

@Module({ imports: [ReferenceModule], providers: [CachedAnswers] })
export class CachingModule {}
