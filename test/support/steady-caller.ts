import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** What came of one request. */
export interface Call {
  /** Status of a whole answer, `null` when there was none. */
  readonly status: number | null;
  /** Code of the fault when there was none. `ECONNREFUSED` means that the request was never taken. */
  readonly fault: string | null;
  readonly keptAlive: boolean;
}

/** Calls an address again and again over a connection that it keeps open, as a good client does. */
export class SteadyCaller {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 1 });
  readonly calls: Call[] = [];
  private going = true;
  private readonly done: Promise<void>;

  /** @param pauseMs time between an answer and the next request */
  constructor(private readonly url: string, private readonly pauseMs: number, private readonly body: string | null = null) {
    this.done = this.run();
  }

  /** Ends after the request in flight. */
  async finish(): Promise<Call[]> {
    this.going = false;
    await this.done;
    this.agent.destroy();
    return this.calls;
  }

  private async run(): Promise<void> {
    while (this.going) {
      const call = await this.call();
      this.calls.push(call);
      if (call.fault !== null) return;
      await sleep(this.pauseMs);
    }
  }

  private call(): Promise<Call> {
    return new Promise((resolve) => {
      const fail = (error: NodeJS.ErrnoException) => resolve({ status: null, fault: error.code ?? error.message, keptAlive: false });
      const outgoing = request(this.url, {
        agent: this.agent, method: this.body === null ? 'GET' : 'POST', headers: { 'content-type': 'application/json' },
      }, (answer) => {
        answer.on('error', fail);
        answer.resume().on('end', () => resolve({
          status: answer.statusCode ?? null, fault: answer.complete ? null : 'CUT', keptAlive: answer.headers.connection !== 'close',
        }));
      });
      outgoing.on('error', fail).end(this.body ?? undefined);
    });
  }
}
