/** How much is logged, from nothing to everything. */
export const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
/** One of them. */
export type LogLevel = (typeof LOG_LEVELS)[number];

/** A Postgres server reached by URL. */
export interface ServerDatabaseConfig {
  readonly kind: 'server';
  readonly url: string;
  /** How long a start waits for the server, in milliseconds. */
  readonly waitMs: number;
}

/** The Postgres that the service brings along. */
export interface EmbeddedDatabaseConfig {
  readonly kind: 'embedded';
  /** Absolute path of its folder. */
  readonly folder: string;
  /** Archive that a new folder is filled from; where it is missing, Postgres makes everything anew. */
  readonly template: string;
}

/** The database of a process: one of the two. */
export type DatabaseConfig = ServerDatabaseConfig | EmbeddedDatabaseConfig;

/** The settings of one process, read and checked once at start. Also the token to inject them by. */
export abstract class AppConfig {
  abstract readonly host: string;
  /** 0 lets the system choose. */
  abstract readonly port: number;
  abstract readonly logLevel: LogLevel;
  abstract readonly database: DatabaseConfig;
  /** Requests per caller and window; `max` 0 means no limit. */
  abstract readonly rateLimit: { readonly max: number; readonly windowMs: number };
  /** Whose `X-Forwarded-For` is believed: nobody's, everybody's, or that of a list of addresses and networks. */
  abstract readonly trustProxy: boolean | readonly string[];
  /** Graceful stop in milliseconds: how long new connections are still taken, and when what is left is cut off. */
  abstract readonly stop: { readonly delayMs: number; readonly timeoutMs: number };
}
