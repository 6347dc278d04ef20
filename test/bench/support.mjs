// What the benches share: the machine in a line, servers in processes of their own, and tables that go into the documentation.
import { spawn } from 'node:child_process';
import { cpus, loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const here = dirname(fileURLToPath(import.meta.url));
export const program = process.env.BENCH_MAIN ?? join(here, '..', '..', 'dist', 'src', 'main.js');
export const SERVICE_LISTENS = /Server listening at (http:[^"]+)/;
export const json = { 'content-type': 'application/json' };

export const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** The machine, and how busy it is as the bench begins. */
export const machine = () => `${cpus()[0]?.model.trim() ?? 'unknown'} × ${cpus().length}, Node ${process.version}, load ${loadavg()[0].toFixed(1)}`;

/** A table in Markdown; the keys of the first row are its head. */
export function markdown(rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(Object.keys(rows[0])), line(Object.keys(rows[0]).map(() => '---')), ...rows.map((row) => line(Object.values(row)))].join('\n');
}

/** Starts a program; its address when it listens, and how to end it. */
export function start(script, environment, listening) {
  const child = spawn(process.execPath, [script], { env: { ...process.env, HOST: '127.0.0.1', PORT: '0', ...environment }, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const url = new Promise((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (text) => {
      output += text;
      const found = listening.exec(output);
      if (found) resolve(found[1]);
    });
    ended.then((code) => reject(new Error(`${script} ended with ${code}.`)));
  });
  return { child, url, ended, stop: () => { child.kill('SIGTERM'); return ended; } };
}

/** The service over a database of its own, without a limit on requests. */
export const startService = (dataFolder) =>
  start(program, { DATA_DIR: dataFolder, RATE_LIMIT_MAX: '1000000', RATE_LIMIT_WINDOW_SECONDS: '1', LOG_LEVEL: 'info' }, SERVICE_LISTENS);
