import { Injectable } from '@nestjs/common';
import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import type { FastifyInstance } from 'fastify';
import type { Snapshots } from '../../../../reference/snapshots.js';
import { KnownQueries } from './known-queries.js';
import { LearningPlugin } from './learning.plugin.js';
import { ShortWay } from './short-way.js';

/** What the driver is told besides Apollo's options. */
export interface QuickApolloConfig extends ApolloDriverConfig {
  readonly snapshots: Snapshots;
}

/** Apollo, with a short way for queries that it has answered before. */
@Injectable()
export class QuickApolloDriver extends ApolloDriver {
  override async start({ snapshots, ...options }: QuickApolloConfig): Promise<void> {
    const { schema, path, plugins = [] } = options;
    const server = this.httpAdapterHost.httpAdapter.getInstance<FastifyInstance>();
    if (!schema) throw new Error('The schema is made before the driver starts.');
    const known = new KnownQueries();
    const { take } = new ShortWay(known, schema, snapshots);
    server.addHook('onRoute', (route) => {
      if (route.url === path) route.preHandler = take;
    });
    await super.start({ ...options, plugins: [...plugins, new LearningPlugin(known)] });
  }
}
