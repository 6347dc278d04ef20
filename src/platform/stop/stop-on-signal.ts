import type { Server } from 'node:http';
import type { AppConfig } from '../config/app-config.js';
import type { Log } from '../logging/log.js';
import { EXIT_CODES } from '../start-error.js';
import { drainServer, OpenConnections } from './drain-server.js';
import type { ProcessState } from './process-state.js';

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;
/** What is left to do once the last connection is closed must be done in this time, in milliseconds. */
const CLOSE_TIMEOUT_MS = 5000;

/** What a stop works on. */
export interface Running {
  readonly server: Server;
  readonly state: ProcessState;
  readonly limits: AppConfig['stop'];
  readonly log: Log;
  /** Closes everything behind the server: modules, database, lock. */
  close(): Promise<void>;
}

/** Stops the process in good order on the first SIGTERM or SIGINT, and at once on the second. Call before listening. */
export function stopOnSignal(running: Running): void {
  const connections = new OpenConnections(running.server);
  const onSignal = (signal: NodeJS.Signals) => {
    if (running.state.stopping) {
      running.log.warn({ signal }, 'Stopping at once');
      process.exit(EXIT_CODES.failed);
    }
    running.state.beginStop();
    void stop(running, connections, signal);
  };
  for (const signal of SIGNALS) process.on(signal, onSignal);
}

async function stop({ server, limits, log, close }: Running, connections: OpenConnections, signal: NodeJS.Signals): Promise<void> {
  log.info({ signal, connections: connections.count }, 'Stopping: requests in flight are answered first');
  const cutOff = await drainServer(server, connections, limits);
  if (cutOff > 0) log.warn({ connections: cutOff }, 'Connections were cut off: they took longer than STOP_TIMEOUT_SECONDS');
  const late = setTimeout(() => {
    log.error({}, 'Closing takes too long: giving up');
    process.exit(EXIT_CODES.failed);
  }, CLOSE_TIMEOUT_MS);
  try {
    await close();
    log.info({}, 'Stopped');
    process.exit(0);
  } catch (error) {
    log.error({ err: error }, 'Closing failed');
    process.exit(EXIT_CODES.failed);
  } finally {
    clearTimeout(late);
  }
}
