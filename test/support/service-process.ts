import { spawn } from 'node:child_process';
import type { ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

/** How a process ended. */
export interface Ending {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** A line of the log. */
export interface LogLine {
  readonly msg: string;
  readonly [detail: string]: unknown;
}

const LISTENING = /^Server listening at (http:\/\/\S+)$/;

/** A service in a process of its own. */
export class ServiceProcess {
  private readonly child: ChildProcessByStdio<null, Readable, Readable>;
  private output = '';
  private errors = '';
  /** Settles when the process has ended and said all it had to say. */
  readonly ended: Promise<Ending>;

  constructor(program: string, cwd: string, environment: Readonly<Record<string, string>>) {
    const { DATABASE_URL: _url, ...inherited } = process.env;
    this.child = spawn(process.execPath, [program], { cwd, env: { ...inherited, ...environment }, stdio: ['ignore', 'pipe', 'pipe'] });
    this.child.stdout.setEncoding('utf8').on('data', (text: string) => { this.output += text; });
    this.child.stderr.setEncoding('utf8').on('data', (text: string) => { this.errors += text; });
    this.ended = once(this.child, 'close').then(([code, signal]) => ({ code, signal }));
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  /** What it said to people, on stderr. */
  get messages(): string {
    return this.errors;
  }

  get log(): LogLine[] {
    return this.output.split('\n').filter((line) => line.startsWith('{')).map((line) => JSON.parse(line) as LogLine);
  }

  /** Waits until it listens. @returns its address @throws Error when it ends before that */
  async listening(): Promise<string> {
    for (;;) {
      const url = this.log.map(({ msg }) => LISTENING.exec(msg)?.[1]).find((found) => found !== undefined);
      if (url !== undefined) return url;
      const next = await Promise.race([once(this.child.stdout, 'data'), this.ended]);
      if (!Array.isArray(next)) throw new Error(`The process ended before it listened (${JSON.stringify(next)}): ${this.errors}`);
    }
  }

  /** Waits for a line of the log. */
  async logged(message: string): Promise<LogLine> {
    for (;;) {
      const line = this.log.find(({ msg }) => msg.includes(message));
      if (line !== undefined) return line;
      const next = await Promise.race([once(this.child.stdout, 'data'), this.ended]);
      if (!Array.isArray(next) && !this.log.some(({ msg }) => msg.includes(message))) throw new Error(`The process ended without saying "${message}".`);
    }
  }

  signal(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }

  /** Stops it in good order, or ends it if it is no longer able to. */
  async stop(): Promise<Ending> {
    this.signal('SIGTERM');
    const limit = setTimeout(() => this.signal('SIGKILL'), 15_000);
    try {
      return await this.ended;
    } finally {
      clearTimeout(limit);
    }
  }
}
