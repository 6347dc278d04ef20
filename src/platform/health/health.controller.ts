import { Controller, Get, Header, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Snapshots } from '../../reference/snapshots.js';
import { Database } from '../database/database.js';
import { ProcessState } from '../stop/process-state.js';
import { DatabaseWatch } from './database-watch.js';
import type { Readiness } from './readiness.js';

/** Probes of whoever runs the service. The process listens only once its data is in memory, so an answer means it is. */
@ApiExcludeController()
@Controller()
export class HealthController {
  constructor(
    private readonly snapshots: Snapshots,
    private readonly database: Database,
    private readonly watch: DatabaseWatch,
    private readonly state: ProcessState,
  ) {}

  @Get('livez')
  @Header('Cache-Control', 'no-store')
  live(): { status: 'alive' } {
    return { status: 'alive' };
  }

  @Get('readyz')
  @Header('Cache-Control', 'no-store')
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<Readiness> {
    const { content } = this.snapshots.current();
    const answers = await this.watch.answers();
    if (this.state.stopping) reply.status(503);
    return {
      status: this.state.stopping ? 'stopping' : 'ready',
      snapshot: { loaded: true, content },
      database: { engine: this.database.engine, answers },
    };
  }
}
