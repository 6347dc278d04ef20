import { LogController } from 'fastify';
import type { FastifyHttpOptions } from 'fastify';
import type { Server } from 'node:http';
import type { AppConfig } from './config/app-config.js';
import { serverLimits } from './http/server-options.js';

const EVERY_REQUEST_LOGGED: readonly string[] = ['debug', 'trace'];

/** How the HTTP server itself is set up; what is on the wire is the affair of `configureHttp`. */
export function httpServerOptions(config: AppConfig) {
  const { trustProxy, logLevel } = config;
  return {
    ...serverLimits,
    logger: { level: logLevel },
    logController: new LogController({ disableRequestLogging: !EVERY_REQUEST_LOGGED.includes(logLevel) }),
    trustProxy: typeof trustProxy === 'boolean' ? trustProxy : [...trustProxy],
    // A request that comes in on an open connection during a stop is answered, not refused.
    return503OnClosing: false,
  } satisfies FastifyHttpOptions<Server>;
}
