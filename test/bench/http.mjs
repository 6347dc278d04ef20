// What answers cost, against a bare Fastify that sends the same bytes: `npm run build && npm run bench [-- rounds seconds]`.
// Both servers are processes of their own and take turns within one run; the figures are medians of the rounds.
import autocannon from 'autocannon';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { performance } from 'node:perf_hooks';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const [rounds = 7, seconds = 3] = process.argv.slice(2).map(Number);
const CONNECTIONS = 20;
const here = dirname(fileURLToPath(import.meta.url));
const data = mkdtempSync(join(tmpdir(), 'hornburg-bench-'));

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

function start(script, environment, listening) {
  const child = spawn(process.execPath, [script], { env: { ...process.env, HOST: '127.0.0.1', PORT: '0', ...environment }, stdio: ['ignore', 'pipe', 'inherit'] });
  const url = new Promise((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (text) => {
      output += text;
      const found = listening.exec(output);
      if (found) resolve(found[1]);
    });
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}.`)));
  });
  return { child, url };
}

const entry = (unit, count, options = []) => ({ unit, count, options });
const army = {
  side: 'good', pointsLimit: 1000,
  entries: [
    entry('aragorn-strider', 1, ['horse']), entry('legolas', 1, ['armour']), entry('gimli', 1), entry('boromir-of-gondor', 1),
    entry('warrior-of-minas-tirith', 8, ['shield']), entry('warrior-of-minas-tirith', 8, ['spear', 'shield']), entry('warrior-of-minas-tirith', 4, ['bow']),
    entry('ranger-of-gondor', 5), entry('warrior-of-rohan', 6, ['shield']), entry('rider-of-rohan', 3), entry('wood-elf-warrior', 6, ['elf-bow']), entry('high-elf-warrior', 4, ['shield', 'spear']),
  ],
};
const query = '{ strategyBattle { units(first: 20) { nodes { id name side kind race unique points rule ruling groups } } } }';
const json = { 'content-type': 'application/json' };
const cases = [
  { name: 'GET one unit', method: 'GET', path: '/v1/strategy-battle/units/orc-captain' },
  { name: 'GET the whole unit list', method: 'GET', path: '/v1/strategy-battle/units?limit=200' },
  { name: 'POST validate, 12 entries', method: 'POST', path: '/v1/strategy-battle/armies/validate', body: JSON.stringify(army) },
  { name: 'GraphQL 20 × 10', method: 'POST', path: '/graphql', body: JSON.stringify({ query }) },
];

const requestOf = ({ method, body }) => ({ method, ...(body ? { body, headers: json } : {}) });

async function load(url, given) {
  const result = await autocannon({ url: url + given.path, connections: CONNECTIONS, duration: seconds, ...requestOf(given) });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${given.name}: ${result.non2xx} refusals, ${result.errors} errors.`);
  return result.requests.average;
}

/** Milliseconds of one request at a time, the median of many. */
async function latency(url, path, body, times) {
  const taken = [];
  for (let index = 0; index < times; index += 1) {
    const begun = performance.now();
    const answer = await globalThis.fetch(url + path, { method: 'POST', headers: json, body });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${path} says ${answer.status}.`);
    taken.push(performance.now() - begun);
  }
  return median(taken);
}

const ours = start(
  process.env.BENCH_MAIN ?? join(here, '..', '..', 'dist', 'src', 'main.js'),
  { DATA_DIR: data, RATE_LIMIT_MAX: '1000000', RATE_LIMIT_WINDOW_SECONDS: '1', LOG_LEVEL: 'info' }, /Server listening at (http:[^"]+)/,
);
const bare = start(join(here, 'bare-server.mjs'), {}, /listening at (\S+)/);
try {
  const [oursUrl, bareUrl] = [await ours.url, await bare.url];
  for (const given of cases) {
    const answer = await globalThis.fetch(oursUrl + given.path, requestOf(given));
    await globalThis.fetch(`${bareUrl}/learn`, {
      method: 'POST', headers: json,
      body: JSON.stringify({ method: given.method, path: given.path, type: answer.headers.get('content-type'), text: await answer.text() }),
    });
  }
  const table = [];
  for (const given of cases) {
    const speeds = { bare: [], ours: [] };
    await load(bareUrl, given);
    await load(oursUrl, given);
    for (let round = 0; round < rounds; round += 1) {
      speeds.bare.push(await load(bareUrl, given));
      speeds.ours.push(await load(oursUrl, given));
    }
    const ratios = speeds.ours.map((speed, round) => speed / speeds.bare[round]);
    table.push({ case: given.name, 'bare per s': Math.round(median(speeds.bare)), 'ours per s': Math.round(median(speeds.ours)), ratio: Number(median(ratios).toFixed(2)) });
  }
  const single = await latency(oursUrl, '/v1/strategy-battle/armies/validate', JSON.stringify(army), 300);
  const batch = await latency(oursUrl, '/v1/strategy-battle/armies/validate-batch', JSON.stringify({ armies: Array(200).fill(army) }), 30);
  process.stdout.write(`${cpus()[0]?.model ?? 'unknown'} × ${cpus().length}, Node ${process.version}, ${CONNECTIONS} connections, ${rounds} rounds of ${seconds} s\n`);
  globalThis.console.table(table);
  globalThis.console.table([{ case: 'one army', 'ms per army': Number(single.toFixed(3)) }, { case: 'batch of 200', 'ms per army': Number((batch / 200).toFixed(3)) }]);
} finally {
  ours.child.kill('SIGTERM');
  bare.child.kill('SIGTERM');
  rmSync(data, { recursive: true, force: true });
}
