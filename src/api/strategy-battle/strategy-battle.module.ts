import { Module } from '@nestjs/common';
import { ArmiesModule } from './armies/armies.module.js';
import { CatalogueModule } from './catalogue/catalogue.module.js';
import { CombatModule } from './combat/combat.module.js';
import { EditionsModule } from './editions.module.js';
import { ProfilesModule } from './profiles/profiles.module.js';
import { StrategyBattleResolver } from './strategy-battle.resolver.js';

/** The doors to the strategy battle game: one module per capability. */
@Module({ imports: [EditionsModule, CatalogueModule, ProfilesModule, ArmiesModule, CombatModule], providers: [StrategyBattleResolver] })
export class StrategyBattleModule {}
