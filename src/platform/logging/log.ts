import type { FastifyBaseLogger } from 'fastify';

/** The part of the logger that start-up and shut-down write to. */
export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
