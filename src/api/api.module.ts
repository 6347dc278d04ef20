import { Module } from '@nestjs/common';
import { APP_FILTER, APP_PIPE } from '@nestjs/core';
import { GraphQLModule } from '@nestjs/graphql';
import { ReferenceModule } from '../reference/reference.module.js';
import { Snapshots } from '../reference/snapshots.js';
import { FellowshipModule } from './fellowship/fellowship.module.js';
import { CachingModule } from './shared/caching/caching.module.js';
import { DocsModule } from './shared/docs/docs.module.js';
import { graphqlOptions } from './shared/graphql/graphql-options.js';
import { QuickApolloDriver, type QuickApolloConfig } from './shared/graphql/known/quick-apollo-driver.js';
import { MetaModule } from './meta/meta.module.js';
import { ProblemFilter } from './shared/problems/problem.filter.js';
import { CheckedPipe } from './shared/validation/checked.pipe.js';
import { StrategyBattleModule } from './strategy-battle/strategy-battle.module.js';
import { WarOfTheRingModule } from './war-of-the-ring/war-of-the-ring.module.js';

const GRAPHQL = GraphQLModule.forRootAsync<QuickApolloConfig>({ driver: QuickApolloDriver, imports: [ReferenceModule], inject: [Snapshots], useFactory: graphqlOptions });

/** The doors: REST and GraphQL over every rule system. */
@Module({
  imports: [GRAPHQL, ReferenceModule, CachingModule, DocsModule, MetaModule, StrategyBattleModule, FellowshipModule, WarOfTheRingModule],
  providers: [
    { provide: APP_PIPE, useClass: CheckedPipe },
    { provide: APP_FILTER, useClass: ProblemFilter },
  ],
})
export class ApiModule {}
