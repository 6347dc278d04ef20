import { Module } from '@nestjs/common';
import { EditionsModule } from '../editions.module.js';
import { COMBAT_DOORS } from './combat-doors.js';
import { combatController } from './combat.controller.js';
import { combatResolver } from './combat.resolver.js';
import { CombatService } from './combat.service.js';
import { QUESTION_DOORS } from './question-doors.js';
import { questionController } from './question.controller.js';
import { questionResolver } from './question.resolver.js';

@Module({
  imports: [EditionsModule],
  controllers: [...COMBAT_DOORS.map(combatController), ...QUESTION_DOORS.map(questionController)],
  providers: [CombatService, ...COMBAT_DOORS.map(combatResolver), ...QUESTION_DOORS.map(questionResolver)],
})
export class CombatModule {}
