import { Injectable } from '@nestjs/common';
import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import type { FastifyInstance } from 'fastify';
import { KnownQueries } from './known-queries.js';
import { LearningPlugin } from './learning.plugin.js';
import { ShortWay } from './short-way.js';

/** Apollo, with a short way for queries that it has answered before. */
@Injectable()
export class QuickApolloDriver extends ApolloDriver {
  override async start(options: ApolloDriverConfig): Promise<void> {
    const { schema, path, plugins = [] } = options;
    const server = this.httpAdapterHost.httpAdapter.getInstance<FastifyInstance>();
    if (!schema) throw new Error('The schema is made before the driver starts.');
    const known = new KnownQueries();
    const { take } = new ShortWay(known, schema);
    server.addHook('onRoute', (route) => {
      if (route.url === path) route.preHandler = take;
    });
    await super.start({ ...options, plugins: [...plugins, new LearningPlugin(known)] });
  }
}
