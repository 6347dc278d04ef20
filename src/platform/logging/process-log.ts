import { fastify } from 'fastify';
import type { FastifyBaseLogger } from 'fastify';
import type { LogLevel } from '../config/app-config.js';

/** The log of a process that serves nothing, in the form of one that does. */
export function processLog(level: LogLevel): FastifyBaseLogger {
  return fastify({ logger: { level } }).log;
}
