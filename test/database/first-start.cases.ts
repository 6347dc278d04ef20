import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { databaseSchema } from '../../src/database-schema.js';
import { openDatabase } from '../../src/platform/database/open-database.js';
import { EXIT_CODES } from '../../src/platform/start-error.js';
import { silentLog } from '../support/silent-log.js';

describe('a first start that fails on the way', () => {
  const parent = mkdtempSync(join(tmpdir(), 'hornburg-first-start-'));
  afterAll(() => rmSync(parent, { recursive: true, force: true }));

  it('is told, and takes back what it had put into its folder', async () => {
    const [folder, template] = [join(parent, 'postgres'), join(parent, 'template')];
    writeFileSync(template, 'This is no archive.');
    const opening = openDatabase({ kind: 'embedded', folder, template }, databaseSchema, silentLog);
    await expect(opening).rejects.toMatchObject({ exitCode: EXIT_CODES.unavailable, message: expect.stringContaining(`${folder} cannot be opened`) });
    expect(readdirSync(folder)).not.toContain('data');
  });
});
