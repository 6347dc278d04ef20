import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parseAllDocuments } from 'yaml';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const packageFile = JSON.parse(read('package.json')) as { readonly version: string; readonly engines: { readonly node: string }; readonly scripts: Readonly<Record<string, string>> };

const instructions = read('docker/Dockerfile').replaceAll('\\\n', ' ').split('\n').filter((line) => /^[A-Z]/.test(line));
const lastOf = (name: string): string => instructions.findLast((line) => line.startsWith(`${name} `)) ?? '';
/** What the build makes and the repository has not. */
const MADE = ['dist', 'node_modules'];
const ignored = new Set(read('.dockerignore').split('\n').filter(Boolean));

interface Container { readonly image: string; readonly command?: readonly string[]; readonly env: readonly { readonly name: string; readonly value?: string }[] }
interface Manifest { readonly kind: string; readonly spec: { readonly template?: { readonly spec: { readonly containers: readonly Container[]; readonly terminationGracePeriodSeconds?: number } } } }

const manifests = readdirSync(join(root, 'docker/kubernetes')).flatMap((file) =>
  parseAllDocuments(read(`docker/kubernetes/${file}`)).map((document) => document.toJS() as Manifest));
const pods = manifests.flatMap(({ kind, spec }) => (spec.template ? [{ kind, ...spec.template.spec }] : []));

describe('the image', () => {
  test('copies what there is, or what the build makes', () => {
    const copied = instructions.filter((line) => line.startsWith('COPY ')).flatMap((line) => {
      const [, ...words] = line.split(' ').filter((word) => !word.startsWith('--'));
      return words.slice(0, -1).map((source) => ({ source: source.replace(/^\/app\//, ''), fromBuild: line.includes('--from=build') }));
    });
    expect(copied.length).toBeGreaterThan(5);
    expect(copied.filter(({ source, fromBuild }) => !(fromBuild && MADE.includes(source)) && (ignored.has(source) || !existsSync(join(root, source))))).toEqual([]);
  });

  test('holds every folder and file that the service reads beside its code', () => {
    const copied = instructions.filter((line) => line.startsWith('COPY --from=build')).join(' ');
    expect(['package.json', 'openapi.json', 'schema.gql', 'seeds', 'dist', 'node_modules', 'LICENSE', 'NOTICE'].filter((name) => !copied.includes(`/app/${name}`))).toEqual([]);
  });

  test('is built for a Node that the package takes, and starts what npm starts, as nobody in particular', () => {
    const least = Number(/>=(\d+)/.exec(packageFile.engines.node)?.[1]);
    for (const line of instructions.filter((one) => one.startsWith('FROM '))) expect(Number(/node:(\d+)/.exec(line)?.[1])).toBeGreaterThanOrEqual(least);
    expect((JSON.parse(lastOf('CMD').slice('CMD '.length)) as string[]).join(' ')).toBe(packageFile.scripts.start);
    expect(lastOf('USER')).toBe('USER node');
  });
});

describe('the manifests', () => {
  test('name the image of this version', () => {
    expect(pods.length).toBe(2);
    expect(pods.flatMap(({ containers }) => containers.map(({ image }) => image))).toEqual(pods.map(() => `hornburg:${packageFile.version}`));
  });

  test('prepare the database as npm does', () => {
    expect(pods.find(({ kind }) => kind === 'Job')?.containers[0]?.command?.join(' ')).toBe(packageFile.scripts.migrate);
  });

  test('set what the service reads from its environment, and leave it the time that it takes to stop', () => {
    const configured = read('README.md');
    const names = pods.flatMap(({ containers }) => containers.flatMap(({ env }) => env.map(({ name }) => name)));
    expect(names.filter((name) => !configured.includes(`| \`${name}\` |`))).toEqual([]);
    const deployment = pods.find(({ kind }) => kind === 'Deployment');
    const delay = Number(deployment?.containers[0]?.env.find(({ name }) => name === 'STOP_DELAY_SECONDS')?.value);
    const timeout = Number(/\| `STOP_TIMEOUT_SECONDS` \| `(\d+)` \|/.exec(configured)?.[1]);
    expect(deployment?.terminationGracePeriodSeconds).toBeGreaterThan(delay + timeout);
  });

  test.each(['compose.yaml', 'compose.embedded.yaml'])('%s builds from the Dockerfile that there is', (file) => {
    const [document] = parseAllDocuments(read(`docker/${file}`));
    const { services } = document?.toJS() as { services: { hornburg: { build: { context: string; dockerfile: string } } } };
    const { context, dockerfile } = services.hornburg.build;
    expect(existsSync(join(root, 'docker', context, dockerfile))).toBe(true);
  });
});
