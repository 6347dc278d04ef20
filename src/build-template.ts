import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedDatabase } from './platform/database/open-embedded.js';
import { processLog } from './platform/logging/process-log.js';
import { templateFile } from './platform/package-root.js';
import { prepareDatabase } from './prepare-database.js';

/** Last step of the build: packs an embedded database with schema and reference data, so that a first start need not make one. */
async function buildTemplate(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'hornburg-template-'));
  try {
    writeFileSync(`${templateFile}.tmp`, await packDatabase(folder));
    renameSync(`${templateFile}.tmp`, templateFile);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function packDatabase(folder: string): Promise<Buffer> {
  const database = await prepareDatabase({ kind: 'embedded', folder, template: join(folder, 'none') }, processLog('warn'));
  try {
    if (!(database instanceof EmbeddedDatabase)) throw new Error('Only an embedded database can be packed.');
    return await database.dump();
  } finally {
    await database.close();
  }
}

await buildTemplate();
