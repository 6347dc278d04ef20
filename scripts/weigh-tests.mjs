// Tells the order of the tests how long the slow ones take: `npm test -- --json --outputFile=<file>`, then
// `node scripts/weigh-tests.mjs <file>`. Worth it when a spec has become much slower or quicker.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const SLOW_MS = 2000;
const root = fileURLToPath(new URL('..', import.meta.url));

const { testResults } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const slow = testResults
  .map(({ name, startTime, endTime }) => [relative(root, name).split(sep).join('/'), Math.round((endTime - startTime) / 100) * 100])
  .filter(([, milliseconds]) => milliseconds >= SLOW_MS)
  .sort(([one, its], [other, others]) => others - its || one.localeCompare(other));
writeFileSync(join(root, 'test', 'support', 'durations.json'), `${JSON.stringify(Object.fromEntries(slow), null, 2)}\n`);
