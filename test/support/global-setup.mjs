import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const packages = join(here, '..', '..', 'node_modules');
const archive = join(packages, '.cache', 'hornburg', 'empty-postgres.tar.gz');
const postgres = join(packages, '@electric-sql', 'pglite', 'dist', 'pglite.wasm');

/** A template is as good as the Postgres that it was made by. */
function isCurrent() {
  return existsSync(archive) && statSync(archive).mtimeMs > statSync(postgres).mtimeMs;
}

/** In a process of its own: making a database leaves 700 MB behind. */
export default function setUp() {
  if (process.env.DATABASE_URL || isCurrent()) return;
  mkdirSync(dirname(archive), { recursive: true });
  const folder = mkdtempSync(join(tmpdir(), 'hornburg-template-'));
  try {
    execFileSync(process.execPath, [join(here, 'make-template.mjs'), folder, archive], { stdio: ['ignore', 'ignore', 'inherit'] });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
