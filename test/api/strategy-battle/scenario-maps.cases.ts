import { beforeAll, describe, expect, it, test } from '@jest/globals';
import { app } from '../../support/real-doors.js';
import { seeds } from '../../support/reference.js';
import { Asking, injected } from './asking.js';

let ask: Asking;
beforeAll(() => {
  ask = new Asking(injected(app));
});

interface Got { readonly statusCode: number; readonly headers: Readonly<Record<string, unknown>>; readonly body: string }
const get = async (path: string, headers: Record<string, string> = {}): Promise<Got> => app.inject({ url: `/v1/strategy-battle/scenarios/${path}`, headers });

const { scenarios } = seeds.strategyBattle;

describe('maps', () => {
  it('has nineteen of them', () => {
    expect(scenarios).toHaveLength(19);
  });

  const all = scenarios.flatMap((scenario) => (['inches', 'cm'] as const).map((measure) => [scenario.id, measure, scenario] as const));
  test.each(all)('%s in %s is one picture through both doors, with a legend of every placement', async (id, measure, scenario) => {
    const { statusCode, headers, body } = await get(`${id}/map.svg?measure=${measure}`, { accept: 'image/svg+xml' });
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    expect(body).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<svg [^>]*role="img"[^>]*><title id="map-[a-z0-9-]+-title">Map of /);
    const description = /<desc id="[a-z0-9-]+">([^<]*)<\/desc>/.exec(body)?.[1] ?? '';
    expect(description).toMatch(/^[^.]*(×|given)[^.]*\. .*\.$/s);
    scenario.deployment.steps.flatMap(({ placements }) => placements).forEach((_placement, index) => {
      expect(description).toContain(`${index + 1}: `);
      expect(body).toContain(`>${index + 1}</text>`);
    });
    expect(/>[^<]*\d(&quot;|cm)/.exec(body.replace(/<style>.*<\/style>/, ''))?.[1]).toBe(measure === 'cm' ? 'cm' : '&quot;');
    const { body: twin } = await ask.graphql(`scenarioMap(id: $id, measure: $measure)`, { id, measure }, '($id: String!, $measure: String!)');
    expect(twin.errors ?? twin.data?.strategyBattle?.scenarioMap).toBe(body);
  });

  it('may stand in one page with all the others: no two have an id in common, and each uses its own', async () => {
    const bodies = await Promise.all(all.map(async ([id, measure]) => (await get(`${id}/map.svg?measure=${measure}`)).body));
    const idsIn = (body: string, pattern: RegExp): string[] => [...body.matchAll(pattern)].flatMap(([, ids = '']) => ids.split(' '));
    const made = bodies.flatMap((body) => idsIn(body, / id="([^"]*)"/g));
    expect(new Set(made).size).toBe(made.length);
    for (const body of bodies) expect(idsIn(body, / id="([^"]*)"/g)).toEqual(expect.arrayContaining(idsIn(body, /(?:url\(#|aria-labelledby=")([^)"]*)/g)));
  });

  it.each([['inches', 12 / 72], ['cm', 28 / 180]] as const)('SB-W02-003 SB-MEAS-002 draws %s to the scale of that measure', async (measure, share) => {
    const { body } = await get(`a-rock-and-a-hard-place/map.svg?measure=${measure}`);
    const heightOf = (start: string): number => Number(new RegExp(`${start}[^>]* height="([0-9.]+)"`).exec(body)?.[1]);
    expect(heightOf('<g class="good"><rect class="zone"') / heightOf('<rect class="frame"')).toBeCloseTo(share, 3);
  });

  it('says of every lost map what is open', async () => {
    for (const { id, boards } of scenarios) {
      const { body } = await get(`${id}/map.svg`);
      expect([id, body.includes('What the text leaves open')]).toEqual([id, boards.some(({ open }) => open.length > 0)]);
      for (const { size } of boards) if (size === null) expect([id, body.includes('drawn as')]).toEqual([id, true]);
    }
  });

  it('keeps a map, and answers 304 to who has it', async () => {
    const first = await get('rearguard/map.svg');
    const etag = String(first.headers.etag);
    expect([etag, first.headers['cache-control']]).toEqual([expect.stringMatching(/^"[^"]+"$/), 'public, max-age=300']);
    expect(await get('rearguard/map.svg', { 'if-none-match': etag })).toMatchObject({ statusCode: 304, body: '' });
    expect((await get('rearguard/map.svg?measure=cm')).headers.etag).not.toBe(etag);
  });

  it.each([
    ['rearguards/map.svg', 404, 'unknown-scenario', '/id'],
    ['rearguard/map.svg?measure=feet', 422, 'invalid-input', '/measure'],
    ['rearguard/map.svg?colour=red', 422, 'invalid-input', '/colour'],
  ])('refuses %s', async (path, status, code, pointer) => {
    const { statusCode, body, headers } = await get(path);
    expect([statusCode, headers['cache-control'], JSON.parse(body)]).toEqual([status, 'no-store', expect.objectContaining({ code, errors: [expect.objectContaining({ pointer })] })]);
  });
});
