import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import type { Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

/** How long an idle connection stays open after the stop began: a request may be on its way on it. In milliseconds. */
const IDLE_GRACE_MS = 1000;
const POLL_MS = 25;

/** Connections that a server has open. */
export class OpenConnections {
  private readonly sockets = new Set<Socket>();

  constructor(private readonly server: Server) {
    server.on('connection', (socket) => {
      this.sockets.add(socket);
      socket.once('close', () => this.sockets.delete(socket));
    });
  }

  get count(): number {
    return this.sockets.size;
  }

  /** Closes those that wait for a next request, and those on which none ever came. */
  closeIdle(): void {
    this.server.closeIdleConnections();
    for (const socket of this.sockets) if (socket.bytesRead === 0) socket.destroy();
  }

  closeAll(): void {
    for (const socket of this.sockets) socket.destroy();
  }
}

/**
 * Takes the server out of service without losing a request. After `delayMs` no new connection is taken, and only from then on
 * every answer closes its connection: a caller that were sent away before would knock just when the door is shut. Idle
 * connections are closed a moment later, and what is left after `timeoutMs` is cut off.
 * @returns number of connections that were cut off
 */
export async function drainServer(
  server: Server, connections: OpenConnections, { delayMs, timeoutMs }: { readonly delayMs: number; readonly timeoutMs: number },
): Promise<number> {
  await sleep(delayMs);
  // Connections that are already through the handshake are taken before the door is shut.
  await nextTurn();
  await nextTurn();
  stopListening(server);
  server.prependListener('request', askToClose);
  const stopped = Date.now();
  while (connections.count > 0 && Date.now() - stopped < timeoutMs) {
    if (Date.now() - stopped >= IDLE_GRACE_MS) connections.closeIdle();
    await sleep(POLL_MS);
  }
  const rest = connections.count;
  connections.closeAll();
  return rest;
}

function askToClose(_request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('connection', 'close');
}

/** `server.close()` of an HTTP server would close idle connections at once, with the requests that are on their way on them. */
function stopListening(server: Server): void {
  NetServer.prototype.close.call(server);
}
