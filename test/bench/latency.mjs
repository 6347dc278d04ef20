// How long a quick answer waits while exact odds are worked out at full load: `npm run build && node test/bench/latency.mjs [rounds seconds]`.
// The callers of each kind are threads of their own; quick answers are asked for at a fixed rate, so that none is left out.
import autocannon from 'autocannon';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json, machine, markdown, median, startService } from './support.mjs';

const [rounds = 5, seconds = 4] = process.argv.slice(2).map(Number);
const RATE = 100;
const MATCHED = 20;
const data = mkdtempSync(join(tmpdir(), 'hornburg-bench-'));
const profile = (index) => ({ fight: 1 + (index % 10), strength: 3, defence: 3 + Math.floor(index / 5), attacks: 1 + (index % 4), wounds: 3, courage: 3 });
const combatants = Array.from({ length: MATCHED }, (_, index) => ({ profile: profile(index) }));

const LOADS = {
  'odds of three against one': ['fight/odds', { good: [{ unit: 'legolas' }], evil: [{ unit: 'orc-warrior', options: ['spear'] }, { unit: 'orc-warrior', options: ['shield'] }, { unit: 'orc-warrior' }] }, 4],
  [`matchups ${MATCHED} × ${MATCHED}, all different`]: ['matchups', { good: combatants, evil: combatants }, 2],
};

const ask = (url, path, body, options) => autocannon({
  url: `${url}/v1/strategy-battle/${path}`, duration: seconds, timeout: 60, ...(body ? { method: 'POST', headers: json, body: JSON.stringify(body) } : {}), ...options,
});
const quick = (url) => ask(url, 'units/orc-captain', null, { connections: 2, overallRate: RATE, ignoreCoordinatedOmission: true });

function clean(result) {
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.url}: ${result.non2xx} refusals, ${result.errors} errors.`);
  return result;
}

const service = startService(data);
try {
  const url = await service.url;
  await quick(url);
  const kinds = [['nothing else', null, null, 0], ...Object.entries(LOADS).map(([name, load]) => [name, ...load])];
  const found = new Map(kinds.map(([name]) => [name, { p50: [], p99: [], most: [], done: [] }]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, path, body, connections] of kinds) {
      const [answers, load] = await Promise.all([quick(url), path ? ask(url, path, body, { connections, workers: 1 }) : null]);
      const { latency } = clean(answers);
      const of = found.get(name);
      of.p50.push(latency.p50);
      of.p99.push(latency.p99);
      of.most.push(latency.max);
      of.done.push(load ? clean(load).requests.average : 0);
    }
  }
  const idle = median(found.get('nothing else').p99);
  process.stdout.write(`${machine()}, ${RATE} quick answers a second, ${rounds} rounds of ${seconds} s\n\n${markdown([...found].map(([name, of]) => ({
    'while the service does': name, 'of these a second': median(of.done).toFixed(0), 'GET one unit, p50 ms': median(of.p50).toFixed(1), 'p99 ms': median(of.p99).toFixed(1),
    'longest ms': median(of.most).toFixed(1), 'p99 against idle': (median(of.p99) / idle).toFixed(1),
  })))}\n`);
} finally {
  await service.stop();
  rmSync(data, { recursive: true, force: true });
}
