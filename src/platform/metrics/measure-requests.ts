import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.js';

/** Route label of everything that no route answers. */
const NO_ROUTE = 'none';

/** Counts every answer by the template of its route. */
export function measureRequests(server: FastifyInstance, metrics: Metrics): void {
  server.addHook('onResponse', (request, reply, done) => {
    const route = request.is404 ? NO_ROUTE : (request.routeOptions.url ?? NO_ROUTE);
    metrics.countRequest(request.method, route, reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
}
