import { Module } from '@nestjs/common';
import { operationDoors } from '../../shared/rule-systems/doors.js';
import { EditionsModule } from '../editions.module.js';
import { STRATEGY_BATTLE } from '../strategy-battle.door.js';
import { COMBAT_DOORS } from './combat-doors.js';
import { QUESTION_DOORS } from './question-doors.js';

@Module({ imports: [EditionsModule], ...operationDoors(STRATEGY_BATTLE, COMBAT_DOORS, QUESTION_DOORS) })
export class CombatModule {}
