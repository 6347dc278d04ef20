// Every bench, one after the other: `npm run build && npm run bench`. What it prints goes into docs/performance.md.
// With DATABASE_URL starts are measured on that server too. The machine should have nothing else to do: it takes some minutes.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { here, machine } from './support.mjs';

const BENCHES = { Answers: 'http.mjs', 'Quick answers while odds are worked out': 'latency.mjs', Starts: 'start.mjs', Checks: 'checks.mjs', Combat: 'combat.mjs', Fellowship: 'fellowship.mjs' };

process.stdout.write(`${machine()}\n`);
for (const [title, script] of Object.entries(BENCHES)) {
  process.stdout.write(`\n## ${title}: \`node test/bench/${script}\`\n\n`);
  const { status } = spawnSync(process.execPath, [join(here, script)], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
