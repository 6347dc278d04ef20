import { Module } from '@nestjs/common';
import { catalogueDoors } from '../../shared/rule-systems/doors.js';
import { EditionsModule } from '../editions.module.js';
import { STRATEGY_BATTLE } from '../strategy-battle.door.js';
import { COLLECTIONS } from './collections.js';

@Module({ imports: [EditionsModule], ...catalogueDoors(STRATEGY_BATTLE, COLLECTIONS) })
export class CatalogueModule {}
