import { fastify } from 'fastify';
import type { LogLevel } from '../config/app-config.js';
import type { Log } from './log.js';

/** The log of a process that serves nothing, in the form of one that does. */
export function processLog(level: LogLevel): Log {
  return fastify({ logger: { level } }).log;
}
