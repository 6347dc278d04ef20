// What answers cost, against a bare Fastify that sends the same bytes, header fields and body, and against one that sends the
// body alone: `npm run build && node test/bench/http.mjs [rounds seconds]`. The servers are processes of their own and take
// turns within one run; the figures are medians of the rounds.
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

/** Header fields that every HTTP server writes by itself. */
const ITS_OWN = new Set(['connection', 'content-length', 'date', 'keep-alive']);

/** Tells a bare server what it is to answer. */
async function teach(url, { method, path }, head, text) {
  await globalThis.fetch(`${url}/learn`, { method: 'POST', headers: json, body: JSON.stringify({ method, path, head, text }) });
}

const startBare = () => start(join(here, 'bare-server.mjs'), {}, /listening at (\S+)/);
const servers = { ours: startService(data), same: startBare(), body: startBare() };
try {
  const urls = { ours: await servers.ours.url, same: await servers.same.url, body: await servers.body.url };
  for (const given of cases) {
    const answer = await globalThis.fetch(urls.ours + given.path, { ...requestOf(given), headers: { ...json, 'accept-encoding': 'identity' } });
    const text = await answer.text();
    const head = Object.fromEntries([...answer.headers].filter(([name]) => !ITS_OWN.has(name)));
    await teach(urls.same, given, head, text);
    await teach(urls.body, given, { 'content-type': head['content-type'] }, text);
  }
  const table = [];
  for (const given of cases) {
    const speeds = { ours: [], same: [], body: [] };
    for (const name of Object.keys(speeds)) await load(urls[name], given);
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, list] of Object.entries(speeds)) list.push(await load(urls[name], given));
    }
    const ratio = (name) => median(speeds.ours.map((speed, round) => speed / speeds[name][round])).toFixed(2);
    const perSecond = (name) => Math.round(median(speeds[name]));
    table.push({
      case: given.name, 'ours per s': perSecond('ours'), 'bare, same bytes': perSecond('same'), 'bare, body alone': perSecond('body'),
      'ratio, same bytes': ratio('same'), 'ratio, body alone': ratio('body'), 'asked for': given.asked,
    });
  }
  const single = await latency(urls.ours, '/v1/strategy-battle/armies/validate', JSON.stringify(army), 300);
  const batch = await latency(urls.ours, '/v1/strategy-battle/armies/validate-batch', JSON.stringify({ armies: Array(200).fill(army) }), 30);
  process.stdout.write(`${machine()}, ${CONNECTIONS} connections, ${rounds} rounds of ${seconds} s\n\n${markdown(table)}\n\n`);
  process.stdout.write(`${markdown([{ case: 'one army', 'ms per army': single.toFixed(3) }, { case: 'batch of 200', 'ms per army': (batch / 200).toFixed(3) }])}\n`);
} finally {
  await Promise.all(Object.values(servers).map(({ stop }) => stop()));
  rmSync(data, { recursive: true, force: true });
}
