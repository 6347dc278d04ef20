import type { LoggerService } from '@nestjs/common';
import type { FastifyBaseLogger } from 'fastify';
import { StartError } from '../start-error.js';

/** Nest's log lines on the logger of Fastify. A StartError is left to whoever ends the process: it is told once. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: FastifyBaseLogger) {}

  log(message: unknown, context?: unknown): void {
    this.logger.debug({ context }, String(message));
  }

  warn(message: unknown, context?: unknown): void {
    this.logger.warn({ context }, String(message));
  }

  error(message: unknown, ...details: unknown[]): void {
    if (message instanceof StartError) return;
    if (message instanceof Error) this.logger.error({ err: message, context: details.at(-1) }, message.message);
    else this.logger.error({ context: details.at(-1), stack: details.length > 1 ? details[0] : undefined }, String(message));
  }
}
