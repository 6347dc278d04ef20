import { connect, createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { once } from 'node:events';

/** A line to a server that a test can cut and mend. */
export class TcpProxy {
  private readonly sockets = new Set<Socket>();
  private listener: Server;
  private port = 0;
  private hanging = false;

  private constructor(private readonly target: { readonly host: string; readonly port: number }) {
    this.listener = this.createListener();
  }

  static async before(host: string, port: number): Promise<TcpProxy> {
    const proxy = new TcpProxy({ host, port });
    await proxy.mend();
    return proxy;
  }

  get address(): { host: string; port: number } {
    return { host: '127.0.0.1', port: this.port };
  }

  /** Breaks all connections; new ones are refused. */
  async cut(): Promise<void> {
    this.hanging = false;
    const closed = once(this.listener, 'close');
    this.listener.close();
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }

  /** Lets nothing through any more, and says nothing: connections stay open, new ones too. */
  hang(): void {
    this.hanging = true;
    for (const socket of this.sockets) socket.unpipe().pause();
  }

  /** Takes connections again, at the same address. */
  async mend(): Promise<void> {
    this.listener = this.createListener();
    this.listener.listen(this.port, '127.0.0.1');
    await once(this.listener, 'listening');
    this.port = (this.listener.address() as AddressInfo).port;
  }

  private createListener(): Server {
    return createServer((near) => {
      const far = connect(this.target.port, this.target.host);
      for (const socket of [near, far]) {
        this.sockets.add(socket);
        socket.on('error', () => undefined);
        socket.once('close', () => {
          this.sockets.delete(socket);
          (socket === near ? far : near).destroy();
        });
      }
      if (this.hanging) return;
      near.pipe(far);
      far.pipe(near);
    });
  }
}
