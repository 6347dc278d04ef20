import { describe, expect, it } from '@jest/globals';
import { isAbsolute } from 'node:path';
import { EXIT_CODES, StartError } from '../start-error.js';
import { environmentKeys } from './environment-key.js';
import { loadConfig } from './load-config.js';

function faultsOf(variables: Record<string, string>): StartError {
  try {
    loadConfig(variables);
  } catch (error) {
    if (error instanceof StartError) return error;
    throw error;
  }
  throw new Error('The configuration was taken.');
}

describe('loadConfig', () => {
  it('needs nothing at all', () => {
    expect(loadConfig({})).toMatchObject({
      host: '0.0.0.0', port: 3000, logLevel: 'info', database: { kind: 'embedded' }, trustProxy: false,
      rateLimit: { max: 1000, windowMs: 60_000 }, stop: { delayMs: 0, timeoutMs: 25_000 },
    });
  });

  it('keeps the embedded database in an absolute folder, so that a later change of directory does not matter', () => {
    const { database } = loadConfig({ DATA_DIR: 'some/where' });
    expect(database.kind === 'embedded' && isAbsolute(database.folder)).toBe(true);
  });

  it('takes an empty variable for an absent one', () => {
    expect(loadConfig({ PORT: '', DATABASE_URL: ' ', LOG_LEVEL: '' })).toEqual(loadConfig({}));
  });

  it('uses the server of DATABASE_URL', () => {
    expect(loadConfig({ DATABASE_URL: 'postgresql://db/hornburg', DATABASE_WAIT_SECONDS: '3' }).database)
      .toEqual({ kind: 'server', url: 'postgresql://db/hornburg', waitMs: 3000 });
  });

  it.each([
    ['true', true], ['false', false], ['10.0.0.0/8', ['10.0.0.0/8']], ['127.0.0.1, ::1', ['127.0.0.1', '::1']],
  ])('reads TRUST_PROXY %s', (text, expected) => {
    expect(loadConfig({ TRUST_PROXY: text }).trustProxy).toEqual(expected);
  });

  it('names every fault at once, with what is wanted instead', () => {
    const { message, exitCode } = faultsOf({ PORT: '99999', LOG_LEVEL: 'loud', RATE_LIMIT_MAX: '-1', TRUST_PROXY: '10.0.0.0/33' });
    expect(exitCode).toBe(EXIT_CODES.config);
    expect(message.split('\n')).toEqual([
      'The configuration is not valid:',
      '  - PORT is "99999" and must be a whole number from 0 to 65535',
      '  - LOG_LEVEL is "loud" and must be one of silent, fatal, error, warn, info, debug, trace',
      '  - RATE_LIMIT_MAX is "-1" and must be a whole number from 0 to 1000000',
      '  - TRUST_PROXY is "10.0.0.0/33" and must be true, false, or a comma-separated list of addresses and networks',
    ]);
  });

  it.each(['1e3', '0x10', '3000.5', ' 30 00', 'NaN', '９'])('takes no port %j', (text) => {
    expect(faultsOf({ PORT: text }).message).toContain('PORT');
  });

  it('never shows a password', () => {
    const { message } = faultsOf({ DATABASE_URL: 'mysql://me:secret@db/hornburg' });
    expect(message).toContain('DATABASE_URL must be a URL of the form postgres://');
    expect(message).not.toContain('secret');
  });

  it('describes every key', () => {
    expect(environmentKeys.filter(({ description, values }) => !description.endsWith('.') || values === '')).toEqual([]);
    expect(environmentKeys.map(({ name }) => name)).toContain('DATABASE_URL');
  });
});
