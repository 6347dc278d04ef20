// How long a start takes and what it costs, on this machine: `npm run build && node test/bench/start.mjs [rounds]`.
// With DATABASE_URL a database is made beside the one it names, measured too, and dropped.
import { cpSync, copyFileSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { performance } from 'node:perf_hooks';
import { join } from 'node:path';
import pg from 'pg';
import { here, machine, markdown, median, SERVICE_LISTENS, start } from './support.mjs';

/** Clock ticks of a second in /proc. */
const TICKS = 100;
const ROUNDS = Number(process.argv[2] ?? 5);
const root = join(here, '..', '..');
const scratch = mkdtempSync(join(tmpdir(), 'hornburg-bench-'));
const serverUrl = process.env.DATABASE_URL;
delete process.env.DATABASE_URL;

/** Resident memory in MB, where the system tells it. */
function memoryOf(pid) {
  try {
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024);
  } catch {
    return Number.NaN;
  }
}

/** Processor time so far in milliseconds: unlike the clock it does not mind what else the machine does. */
function effortOf(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /, '').split(' ');
    return Math.round(((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS);
  } catch {
    return Number.NaN;
  }
}

/** Starts the service, waits until it is ready, looks at it and stops it. */
async function startOnce(folder, environment) {
  const begun = performance.now();
  const service = start(join(folder, 'dist', 'src', 'main.js'), environment, SERVICE_LISTENS);
  const url = await service.url;
  const ready = await globalThis.fetch(`${url}/readyz`);
  if (ready.status !== 200) throw new Error(`/readyz says ${ready.status}.`);
  await ready.text();
  const milliseconds = Math.round(performance.now() - begun);
  const memory = memoryOf(service.child.pid);
  const effort = effortOf(service.child.pid);
  await service.stop();
  return { milliseconds, effort, memory };
}

async function measure(name, prepare, rounds = ROUNDS) {
  const runs = [];
  for (let round = 0; round < rounds; round += 1) {
    const { folder = root, environment } = await prepare(round);
    runs.push(await startOnce(folder, environment));
  }
  const middle = (figure) => median(runs.map((run) => run[figure]));
  return { start: name, 'median ms': middle('milliseconds'), 'processor ms': middle('effort'), 'median MB': middle('memory'), runs: rounds };
}

/** The same program without what the build has prepared. */
function withoutTemplate() {
  const folder = join(scratch, 'bare');
  cpSync(join(root, 'dist'), join(folder, 'dist'), { recursive: true, filter: (path) => !path.endsWith('.tar.gz') });
  copyFileSync(join(root, 'package.json'), join(folder, 'package.json'));
  for (const shared of ['node_modules', 'seeds']) symlinkSync(join(root, shared), join(folder, shared));
  return folder;
}

async function onServer(statement) {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function measureServer() {
  const name = `hornburg_bench_${process.pid}`;
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const environment = { DATABASE_URL: url.href };
  const renew = async () => {
    await onServer(`drop database if exists ${name} with (force)`);
    await onServer(`create database ${name}`);
    return { environment };
  };
  try {
    return [await measure('server, empty database', renew), await measure('server, later', () => ({ environment }))];
  } finally {
    await onServer(`drop database if exists ${name} with (force)`);
  }
}

try {
  const folderOf = (name) => ({ DATA_DIR: join(scratch, name) });
  const bare = withoutTemplate();
  const rows = [
    await measure('embedded, new folder', (round) => ({ environment: folderOf(`new-${round}`) })),
    await measure('embedded, new folder, no template', (round) => ({ folder: bare, environment: folderOf(`bare-${round}`) }), 2),
    await measure('embedded, later', () => ({ environment: folderOf('new-0') })),
    ...(serverUrl ? await measureServer() : []),
  ];
  console.log(`${machine()}\n\n${markdown(rows)}`);
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
