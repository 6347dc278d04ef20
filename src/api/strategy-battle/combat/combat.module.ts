import { Module } from '@nestjs/common';
import { EditionsModule } from '../editions.module.js';
import { COMBAT_DOORS } from './combat-doors.js';
import { combatController } from './combat.controller.js';
import { combatResolver } from './combat.resolver.js';
import { CombatService } from './combat.service.js';

@Module({ imports: [EditionsModule], controllers: COMBAT_DOORS.map(combatController), providers: [CombatService, ...COMBAT_DOORS.map(combatResolver)] })
export class CombatModule {}
