// What answers cost, against a bare Fastify that sends the same bytes: `npm run build && node test/bench/http.mjs [rounds seconds]`.
// Both servers are processes of their own and take turns within one run; the figures are medians of the rounds.
import autocannon from 'autocannon';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { performance } from 'node:perf_hooks';
import { join } from 'node:path';
import { here, json, machine, markdown, median, start, startService } from './support.mjs';

const [rounds = 7, seconds = 3] = process.argv.slice(2).map(Number);
const CONNECTIONS = 20;
const data = mkdtempSync(join(tmpdir(), 'hornburg-bench-'));

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
const fight = { good: [{ unit: 'legolas' }], evil: [{ unit: 'orc-warrior', options: ['spear'] }, { unit: 'orc-warrior', options: ['two-handed-weapon'] }, { unit: 'orc-warrior', options: ['shield'] }] };
const cases = [
  { name: 'GET one unit', asked: 0.85, method: 'GET', path: '/v1/strategy-battle/units/orc-captain' },
  { name: 'GET the whole unit list', asked: 0.85, method: 'GET', path: '/v1/strategy-battle/units?limit=200' },
  { name: 'POST validate, 12 entries', asked: 0.25, method: 'POST', path: '/v1/strategy-battle/armies/validate', body: JSON.stringify(army) },
  { name: 'GraphQL 20 × 10', asked: 0.15, method: 'POST', path: '/graphql', body: JSON.stringify({ query }) },
  { name: 'POST odds of three against one', asked: '', method: 'POST', path: '/v1/strategy-battle/fight/odds', body: JSON.stringify(fight) },
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

const ours = startService(data);
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
    table.push({ case: given.name, 'bare per s': Math.round(median(speeds.bare)), 'ours per s': Math.round(median(speeds.ours)), ratio: median(ratios).toFixed(2), 'asked for': given.asked });
  }
  const single = await latency(oursUrl, '/v1/strategy-battle/armies/validate', JSON.stringify(army), 300);
  const batch = await latency(oursUrl, '/v1/strategy-battle/armies/validate-batch', JSON.stringify({ armies: Array(200).fill(army) }), 30);
  process.stdout.write(`${machine()}, ${CONNECTIONS} connections, ${rounds} rounds of ${seconds} s\n\n${markdown(table)}\n\n`);
  process.stdout.write(`${markdown([{ case: 'one army', 'ms per army': single.toFixed(3) }, { case: 'batch of 200', 'ms per army': (batch / 200).toFixed(3) }])}\n`);
} finally {
  await Promise.all([ours.stop(), bare.stop()]);
  rmSync(data, { recursive: true, force: true });
}
