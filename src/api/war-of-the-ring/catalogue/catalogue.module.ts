import { Module } from '@nestjs/common';
import { catalogueDoors } from '../../shared/rule-systems/doors.js';
import { WarOfTheRingEditionsModule } from '../editions.module.js';
import { WAR_OF_THE_RING } from '../war-of-the-ring.door.js';
import { COLLECTIONS } from './collections.js';

@Module({ imports: [WarOfTheRingEditionsModule], ...catalogueDoors(WAR_OF_THE_RING, COLLECTIONS) })
export class WarOfTheRingCatalogueModule {}
