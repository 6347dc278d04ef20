import type { Server } from 'node:http';
import { constants } from 'node:os';
import type { AppConfig } from '../config/app-config.js';
import type { Log } from '../logging/log.js';
import { EXIT_CODES } from '../start-error.js';
import { drainServer, OpenConnections } from './drain-server.js';
import type { ProcessState } from './process-state.js';

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;
/** What is left to do once the last connection is closed must be done in this time, in milliseconds. */
const CLOSE_TIMEOUT_MS = 5000;

/** A signal again in this time is the same one: npm and shells pass on what the terminal has sent to every process. */
const ECHO_MS = 1000;

/** What a stop works on. */
export interface Running {
  readonly server: Server;
  readonly state: ProcessState;
  readonly limits: AppConfig['stop'];
  readonly log: Log;
  /** Closes everything behind the server: modules, database, lock. */
  close(): Promise<void>;
}

/**
 * Stops the process on SIGTERM and SIGINT: at once while it starts (the first process of a container would not hear them
 * otherwise), in good order while it runs, and at once again on a second signal.
 */
export class SignalStop {
  private running: { readonly it: Running; readonly connections: OpenConnections } | null = null;

  private firstAt = 0;

  constructor() {
    for (const signal of SIGNALS) process.on(signal, () => this.onSignal(signal));
  }

  /** From now on there is something to bring to an end. Call before listening. */
  takeCareOf(it: Running): void {
    this.running = { it, connections: new OpenConnections(it.server) };
  }

  private onSignal(signal: (typeof SIGNALS)[number]): void {
    if (this.running === null) process.exit(128 + constants.signals[signal]);
    const { it, connections } = this.running;
    if (it.state.stopping) {
      if (performance.now() - this.firstAt < ECHO_MS) return;
      it.log.warn({ signal }, 'Stopping at once');
      process.exit(EXIT_CODES.failed);
    }
    this.firstAt = performance.now();
    it.state.beginStop();
    void stop(it, connections, signal);
  }
}

async function stop({ server, limits, log, ...running }: Running, connections: OpenConnections, signal: string): Promise<void> {
  log.info({ signal, connections: connections.count }, 'Stopping: requests in flight are answered first');
  const cutOff = await drainServer(server, connections, limits);
  if (cutOff > 0) log.warn({ connections: cutOff }, 'Connections were cut off: they took longer than STOP_TIMEOUT_SECONDS');
  setTimeout(() => {
    log.error({}, 'Closing takes too long: giving up');
    process.exit(EXIT_CODES.failed);
  }, CLOSE_TIMEOUT_MS).unref();
  try {
    await running.close();
    log.info({}, 'Stopped');
    process.exit(0);
  } catch (error) {
    log.error({ err: error }, 'Closing failed');
    process.exit(EXIT_CODES.failed);
  }
}
