import { resolve } from 'node:path';
import { templateFile } from '../package-root.js';
import { EXIT_CODES, StartError } from '../start-error.js';
import type { AppConfig, DatabaseConfig } from './app-config.js';
import { Environment, readTrustProxy } from './environment.js';
import { environmentKeys, faultOf } from './environment-key.js';

type Variables = Readonly<Record<string, string | undefined>>;

/** An empty variable counts as absent: that is how container tools hand on what is not set. */
function readVariables(variables: Variables): Environment {
  const environment = new Environment();
  for (const { name, fallback, numeric } of environmentKeys) {
    const text = variables[name]?.trim();
    const value = text === undefined || text === '' ? fallback : numeric && /^\d+$/.test(text) ? Number(text) : text;
    Object.assign(environment, { [name]: value });
  }
  return environment;
}

function check(environment: Environment): void {
  const faults = environmentKeys.flatMap((key) => faultOf(key, environment[key.name as keyof Environment]) ?? []);
  if (faults.length === 0) return;
  throw new StartError(`The configuration is not valid:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`, EXIT_CODES.config);
}

function databaseOf(environment: Environment): DatabaseConfig {
  return environment.DATABASE_URL === null
    ? { kind: 'embedded', folder: resolve(environment.DATA_DIR), template: templateFile }
    : { kind: 'server', url: environment.DATABASE_URL, waitMs: environment.DATABASE_WAIT_SECONDS * 1000 };
}

/**
 * Turns environment variables into the settings of the process.
 * @throws StartError naming every variable that is wrong
 */
export function loadConfig(variables: Variables): AppConfig {
  const environment = readVariables(variables);
  check(environment);
  return {
    host: environment.HOST,
    port: environment.PORT,
    logLevel: environment.LOG_LEVEL,
    database: databaseOf(environment),
    rateLimit: { max: environment.RATE_LIMIT_MAX, windowMs: environment.RATE_LIMIT_WINDOW_SECONDS * 1000 },
    trustProxy: readTrustProxy(environment.TRUST_PROXY) ?? false,
    stop: { delayMs: environment.STOP_DELAY_SECONDS * 1000, timeoutMs: environment.STOP_TIMEOUT_SECONDS * 1000 },
  };
}

/** The settings of this process. @throws StartError */
export function readConfig(): AppConfig {
  return loadConfig(process.env);
}
