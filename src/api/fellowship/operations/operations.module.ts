import { Module } from '@nestjs/common';
import { operationDoors } from '../../shared/rule-systems/doors.js';
import { FellowshipEditionsModule } from '../editions.module.js';
import { FELLOWSHIP } from '../fellowship.door.js';
import { OPERATION_DOORS } from './operation-doors.js';
import { QUESTION_DOORS } from './question-doors.js';

@Module({ imports: [FellowshipEditionsModule], ...operationDoors(FELLOWSHIP, OPERATION_DOORS, QUESTION_DOORS) })
export class FellowshipOperationsModule {}
