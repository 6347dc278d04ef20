import { isIP } from 'node:net';
import { ChoiceKey, NumberKey, TextKey } from './environment-key.js';
import { LOG_LEVELS } from './app-config.js';
import type { LogLevel } from './app-config.js';

/** Reads TRUST_PROXY; `null` when it makes no sense. */
export function readTrustProxy(text: string): boolean | string[] | null {
  if (text === 'true' || text === 'false') return text === 'true';
  const networks = text.split(',').map((part) => part.trim());
  return networks.every(isNetwork) ? networks : null;
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

function isPostgresUrl(text: string): boolean {
  return URL.canParse(text) && ['postgres:', 'postgresql:'].includes(new URL(text).protocol);
}

/** What the process reads from its environment. Nothing else in the program looks there. */
export class Environment {
  @TextKey({ description: 'Address to listen on.', values: 'an IP address or a host name', fallback: '0.0.0.0',
    accepts: (text) => isIP(text) !== 0 || /^[a-z0-9]([a-z0-9.-]{0,252}[a-z0-9])?$/i.test(text) })
  HOST!: string;

  @NumberKey({ description: 'Port to listen on; 0 takes a free one.', min: 0, max: 65_535, fallback: 3000 })
  PORT!: number;

  @TextKey({ description: 'Postgres to use. Without it the service runs its own in DATA_DIR.', secret: true, fallback: null,
    values: 'a URL of the form postgres://user:password@host:port/database', accepts: isPostgresUrl })
  DATABASE_URL!: string | null;

  @NumberKey({ description: 'How long a start waits for the database of DATABASE_URL, in seconds.', min: 0, max: 600, fallback: 15 })
  DATABASE_WAIT_SECONDS!: number;

  @TextKey({ description: 'Folder of the embedded Postgres, of no use with DATABASE_URL. It belongs to one process at a time.',
    values: 'a path', fallback: '.hornburg/postgres', accepts: (text) => !text.includes('\0') })
  DATA_DIR!: string;

  @ChoiceKey({ description: 'How much is logged. From `debug` on every request is.', choices: LOG_LEVELS, fallback: 'info' })
  LOG_LEVEL!: LogLevel;

  @NumberKey({ description: 'Requests that one caller may send per window; 0 means no limit.', min: 0, max: 1_000_000, fallback: 1000 })
  RATE_LIMIT_MAX!: number;

  @NumberKey({ description: 'Length of that window in seconds.', min: 1, max: 86_400, fallback: 60 })
  RATE_LIMIT_WINDOW_SECONDS!: number;

  @TextKey({ description: 'Whose X-Forwarded-For header is believed when callers are told apart.', fallback: 'false',
    values: 'true, false, or a comma-separated list of addresses and networks',
    accepts: (text) => readTrustProxy(text) !== null })
  TRUST_PROXY!: string;

  @NumberKey({ description: 'How long new connections are still taken after SIGTERM, in seconds, while /readyz already says 503.',
    min: 0, max: 300, fallback: 0 })
  STOP_DELAY_SECONDS!: number;

  @NumberKey({ description: 'How long a stop waits for requests in flight, in seconds, before it cuts them off.', min: 1, max: 600, fallback: 25 })
  STOP_TIMEOUT_SECONDS!: number;
}
