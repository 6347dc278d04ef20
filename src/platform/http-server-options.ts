import { LogController } from 'fastify';
import type { FastifyServerOptions } from 'fastify';
import type { AppConfig } from './config/app-config.js';

const EVERY_REQUEST_LOGGED: readonly string[] = ['debug', 'trace'];

/** How the HTTP server itself is set up; what is on the wire is the affair of `configureHttp`. */
export function httpServerOptions(config: AppConfig) {
  const { trustProxy, logLevel } = config;
  return {
    logger: { level: logLevel },
    logController: new LogController({ disableRequestLogging: !EVERY_REQUEST_LOGGED.includes(logLevel) }),
    trustProxy: typeof trustProxy === 'boolean' ? trustProxy : [...trustProxy],
    bodyLimit: 1_048_576,
    requestTimeout: 30_000,
    // A request that comes in on an open connection during a stop is answered, not refused.
    return503OnClosing: false,
  } satisfies FastifyServerOptions;
}
