import { Module } from '@nestjs/common';
import { catalogueDoors } from '../../shared/rule-systems/doors.js';
import { FellowshipEditionsModule } from '../editions.module.js';
import { FELLOWSHIP } from '../fellowship.door.js';
import { COLLECTIONS } from './collections.js';

@Module({ imports: [FellowshipEditionsModule], ...catalogueDoors(FELLOWSHIP, COLLECTIONS) })
export class FellowshipCatalogueModule {}
