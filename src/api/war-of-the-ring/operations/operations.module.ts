import { Module } from '@nestjs/common';
import { operationDoors } from '../../shared/rule-systems/doors.js';
import { WarOfTheRingEditionsModule } from '../editions.module.js';
import { WAR_OF_THE_RING } from '../war-of-the-ring.door.js';
import { OPERATION_DOORS } from './operation-doors.js';
import { QUESTION_DOORS } from './question-doors.js';

@Module({ imports: [WarOfTheRingEditionsModule], ...operationDoors(WAR_OF_THE_RING, OPERATION_DOORS, QUESTION_DOORS) })
export class WarOfTheRingOperationsModule {}
