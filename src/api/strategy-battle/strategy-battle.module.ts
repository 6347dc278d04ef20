import { Module } from '@nestjs/common';
import { ruleSystemResolver } from '../shared/rule-systems/rule-system.resolver.js';
import { askedOfSystem } from '../shared/names/asked-systems.js';
import { ArmyInput } from './armies/army.inputs.js';
import { ArmiesModule } from './armies/armies.module.js';
import { CatalogueModule } from './catalogue/catalogue.module.js';
import { CombatModule } from './combat/combat.module.js';
import { EditionsModule } from './editions.module.js';
import { ProfileInput } from './profiles/profile.inputs.js';
import { ProfilesModule } from './profiles/profiles.module.js';
import { SCENARIO_DOORS } from './scenarios/scenario-doors.js';
import { ScenariosModule } from './scenarios/scenarios.module.js';
import { STRATEGY_BATTLE } from './strategy-battle.door.js';

for (const input of [ProfileInput, ArmyInput, ...SCENARIO_DOORS.map((door) => door.input)]) askedOfSystem(input, STRATEGY_BATTLE);

/** The doors to the strategy battle game: one module per capability. */
@Module({ imports: [EditionsModule, CatalogueModule, ProfilesModule, ArmiesModule, CombatModule, ScenariosModule], providers: [ruleSystemResolver(STRATEGY_BATTLE)] })
export class StrategyBattleModule {}
