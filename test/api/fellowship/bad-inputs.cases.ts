import { beforeAll, describe, expect, it } from '@jest/globals';
import { OPERATION_DOORS } from '../../../src/api/fellowship/operations/operation-doors.js';
import { QUESTION_DOORS } from '../../../src/api/fellowship/operations/question-doors.js';
import { nameOf } from '../../../src/api/shared/fields/shape-names.js';
import { app } from '../../support/real-doors.js';
import { Asking, injected, type Json } from '../strategy-battle/asking.js';

let ask: Asking;
beforeAll(() => {
  ask = new Asking(injected(app), { id: 'fellowship', field: 'fellowship' });
});

interface Told { readonly pointer: string; readonly code: string; readonly suggestions?: readonly string[]; readonly rule?: string }
type Row = readonly [what: string, path: string, body: Json, faults: readonly Told[], code?: string];

const fault = (pointer: string, code: string, more: Partial<Told> = {}): readonly Told[] => [{ pointer, code, ...more }];
const attack = (attacker: object, more: object = {}): object => ({ attacker: { ability: 60, ...attacker }, target: { ability: 50 }, ...more });

const ROWS: readonly Row[] = [
  ['an unknown key', 'attack/odds', attack({ abilty: 5 }), fault('/attacker/abilty', 'unknown-key', { suggestions: ['ability'] })],
  ['a key of the prototype', 'attack/odds', '{"attacker":{"ability":60,"__proto__":{}}}', fault('/attacker/__proto__', 'unknown-key')],
  ['an unknown ability', 'attack/odds', attack({ abilities: ['smit'] }), fault('/attacker/abilities/0', 'unknown-id', { suggestions: ['smite'] })],
  ['an ability named __proto__', 'attack/odds', attack({ abilities: ['__proto__'] }), fault('/attacker/abilities/0', 'unknown-id', { suggestions: [] })],
  ['an unknown skill', 'check/odds', { ability: 50, skills: ['scoot'] }, fault('/skills/0', 'unknown-id', { suggestions: ['scout'] })],
  ['an unknown spell in force', 'figure', { ability: 50, spells: ['darknes'] }, fault('/spells/0', 'unknown-id', { suggestions: ['darkness'] })],
  ['an unknown spell cast', 'spell-save/odds', { spell: 'confuson', figure: { ability: 5 } }, fault('/spell', 'unknown-id', { suggestions: ['confusion'] })],
  ['three unknown ids, before the sweep that is forbidden', 'attack/odds', { attacker: { ability: 60, abilities: ['smit'] }, target: { ability: 50, skills: ['scoot'] }, others: [{ ability: 50, spells: ['darknes'] }], way: 'sweep' },
    [...fault('/attacker/abilities/0', 'unknown-id', { suggestions: ['smite'] }), ...fault('/target/skills/0', 'unknown-id', { suggestions: ['scout'] }), ...fault('/others/0/spells/0', 'unknown-id', { suggestions: ['darkness'] })]],
  ['unknown ground, an unknown phase and an unknown ability', 'movement', { race: 'good-men', abilities: ['agilty'], path: [{ terrain: 'wods', cm: 3 }], phase: '9z' },
    [...fault('/abilities/0', 'unknown-id'), ...fault('/path/0/terrain', 'unknown-id'), ...fault('/phase', 'unknown-id')]],
  ['no ability', 'figure', {}, fault('/ability', 'required')],
  ['an ability as text', 'figure', { ability: '55' }, fault('/ability', 'wrong-type')],
  ['half an ability', 'figure', { ability: 55.5 }, fault('/ability', 'wrong-type')],
  ['an ability below 0', 'figure', { ability: -1 }, fault('/ability', 'out-of-range')],
  ['an ability above all', 'figure', { ability: 201 }, fault('/ability', 'out-of-range')],
  ['Darkness without a side', 'figure', { ability: 50, spells: ['darkness'] }, fault('/side', 'required')],
  ['an unknown side', 'figure', { ability: 50, side: 'neutral' }, fault('/side', 'not-allowed')],
  ['two ways of marking', 'figure', { ability: 50, red: true, redNumber: 3 }, fault('/redNumber', 'not-allowed')],
  ['FS-ABIL-017 a good walker in shadow', 'figure', { ability: 50, side: 'good', abilities: ['shadow-walk'] }, fault('/abilities', 'rule-violated', { rule: 'FS-ABIL-017' }), 'rule-violated'],
  ['half and a quarter', 'check/odds', { ability: 50, half: true, quarter: true }, fault('/quarter', 'not-allowed')],
  ['too many figures', 'check/odds', { ability: 50, count: 21 }, fault('/count', 'out-of-range')],
  ['two faults at once', 'check/odds', { count: 0 }, [{ pointer: '/ability', code: 'required' }, { pointer: '/count', code: 'out-of-range' }]],
  ['no dice at all', 'initiative/odds', { good: { dice: 0 } }, fault('/good/dice', 'out-of-range')],
  ['a holder that is no side', 'initiative/odds', { holder: 'dwarves' }, fault('/holder', 'not-allowed')],
  ['FS-MOT-003 more silent drums than drums', 'motivation/odds', { good: { drums: 1, silentDrums: 2 } }, fault('/good/silentDrums', 'rule-violated', { rule: 'FS-MOT-003' }), 'rule-violated'],
  ['orders of a spell that gives none', 'spell-save/odds', { spell: 'shock', figure: { ability: 50 }, orders: 2 }, fault('/orders', 'not-allowed')],
  ['nobody to resist', 'spell-save/odds', { spell: 'shock' }, fault('/figure', 'required')],
  ['an unknown heroic action', 'heroic-action/odds', { figure: { ability: 50 }, heroPoints: 1, uses: [{ action: 'extra-movment' }] }, fault('/uses/0/action', 'unknown-id', { suggestions: ['extra-movement'] })],
  ['no uses', 'heroic-action/odds', { figure: { ability: 50 }, heroPoints: 1, uses: [] }, fault('/uses', 'too-few')],
  ['FS-HERO-004 a Mind spell without a name', 'heroic-action/odds', { figure: { ability: 50, abilities: ['spell-casting'] }, heroPoints: 1, uses: [{ action: 'mind-spell', phase: '2a' }] }, fault('/uses/0/spell', 'required')],
  ['FS-ABIL-023 a sweep without the ability', 'attack/odds', attack({}, { way: 'sweep' }), fault('/way', 'rule-violated', { rule: 'FS-ABIL-023' }), 'rule-violated'],
  ['FS-HERO-006 a missile phase in a fight', 'attack/odds', attack({ heroicPhases: ['5a'] }), fault('/attacker/heroicPhases/0', 'rule-violated', { rule: 'FS-HERO-006' }), 'rule-violated'],
  ['FS-FM-002 impact after a forced march', 'attack/odds', attack({ forcedMarched: true, impact: 'mass' }), fault('/attacker/impact', 'rule-violated', { rule: 'FS-FM-002' }), 'rule-violated'],
  ['nobody to move', 'movement', {}, fault('/race', 'required')],
  ['an unknown race', 'movement', { race: 'good-mne' }, fault('/race', 'unknown-id', { suggestions: ['good-men'] })],
  ['a race and a rate', 'movement', { race: 'good-men', rate: 15 }, fault('/rate', 'not-allowed')],
  ['unknown ground', 'movement', { race: 'good-men', path: [{ terrain: 'wods', cm: 3 }] }, fault('/path/0/terrain', 'unknown-id', { suggestions: ['woods'] })],
  ['an unknown kind of engagement', 'deployment', { engagement: 'defence', depth: 100 }, fault('/engagement', 'unknown-id')],
  ['nobody attacks', 'deployment', { engagement: 'defensive', depth: 100 }, fault('/attacker', 'required')],
  ['a roll of one die', 'deployment', { engagement: 'random', depth: 100, order: { good: 1, evil: 1, rolls: [[3]] } }, fault('/order/rolls/0', 'too-few')],
  ['a roll for nothing', 'scouting-points', { scouts: [100], roll: 5 }, fault('/roll', 'not-allowed')],
  ['a roll of nobody', 'scouting-points', { scouts: [50], opponentRoll: 5 }, fault('/opponentRoll', 'not-allowed')],
  ['too few dice', 'attack/resolve', attack({}, { dice: { rolls: [10] } }), fault('/dice/rolls', 'too-few'), 'dice-exhausted'],
  ['too many dice', 'attack/resolve', attack({}, { dice: { rolls: [61, 1] } }), fault('/dice/rolls/1', 'too-many'), 'dice-unused'],
  ['a face of 11 on a D10', 'initiative/resolve', { holder: 'good', dice: { rolls: [11, 2] } }, fault('/dice/rolls/0', 'out-of-range')],
  ['seed and faces', 'check/resolve', { ability: 50, dice: { seed: 'a', rolls: [1] } }, fault('/dice', 'not-allowed')],
];

interface Refusal { readonly code?: string; readonly errors?: readonly object[] }

async function refusals(path: string, body: Json): Promise<readonly Refusal[]> {
  const rest = (await ask.post<Refusal>(path, body)).body;
  const [operation, form] = path.split('/');
  const door = [...OPERATION_DOORS, ...QUESTION_DOORS].find((one) => one.path === operation);
  if (door === undefined) throw new Error(`There is no door ${path}.`);
  const field = `${door.field}${form === undefined ? '' : form === 'odds' ? 'Odds' : 'Resolve'}`;
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const { errors = [] } = (await ask.graphql(`${field}(input: $input) { assumptions }`, `{"input":${text}}`, `($input: ${nameOf(door.input).name}!)`)).body;
  const extensions = errors[0]?.extensions as Refusal | undefined;
  return [{ code: rest.code, errors: rest.errors }, { code: extensions?.code, errors: extensions?.errors }];
}

describe('bad inputs through both doors', () => {
  it.each(ROWS)('%s', async (_, path, body, faults, code = 'invalid-input') => {
    const [rest, graphql] = await refusals(path, body);
    expect(rest).toEqual({ code, errors: faults.map((told) => expect.objectContaining(told) as object) });
    expect(graphql).toEqual(rest);
  });

  it.each([
    ['three sweeps over', { attacker: { ability: 63, abilities: ['sweep'], attacks: 3 } }, { ability: 47 }, [8, 9]],
    ['flames over heroes:', { attacker: { ability: 63, abilities: ['fiery-breath'] }, way: 'fiery-breath' }, { ability: 47, heroPoints: 1, distance: 1 }, [8, 9]],
    ['a charge through heroes:', { attacker: { ability: 63, impact: 'mass', attacks: 10 }, chargesOn: 'always' }, { ability: 47, heroPoints: 3 }, [6, 7]],
    ['a sweep over great heroes:', { attacker: { ability: 60, abilities: ['sweep'] } }, { ability: 50, heroPoints: 10 }, [4, 5]],
  ])('work that is done and work that is too much: %s %j %j %j', async (_, attack, target, [under, over]) => {
    expect(await ask.post('attack/odds', { ...attack, target: { ...target, count: under } })).toMatchObject({ status: 200 });
    const [rest, graphql] = await refusals('attack/odds', { ...attack, target: { ...target, count: over } });
    expect(rest).toEqual({ code: 'too-much-work', errors: [] });
    expect(graphql).toEqual(rest);
  });

  it('many exceptional hits on many targets are too much, and many plain ones are quick', async () => {
    const many = { attacker: { ability: 60, attacks: 10, heroicPhases: ['6a', '6f'], skills: ['veteran'] }, target: { ability: 50, count: 10 } };
    expect((await refusals('attack/odds', { ...many, attacker: { ...many.attacker, exceptionalTo: 10 } }))[0]).toEqual({ code: 'too-much-work', errors: [] });
    const start = Date.now();
    expect((await ask.post('attack/odds', many)).status).toBe(200);
    expect(Date.now() - start).toBeLessThan(2000);
  });
});

describe('maps of engagements', () => {
  it.each(['random', 'objective', 'defensive', 'scenario'])('FS-ENG-001 %s: one picture through both doors', async (id) => {
    const rest = await app.inject({ method: 'GET', url: `/v1/fellowship/engagements/${id}/map.svg?width=180&depth=120` });
    expect([rest.statusCode, rest.headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    expect(rest.payload).toContain('<svg');
    expect(rest.headers.etag).toBeDefined();
    const { body } = await ask.graphql(`engagementMap(id: "${id}", width: 180, depth: 120)`);
    expect(body.data?.fellowship?.engagementMap).toBe(rest.payload);
  });

  it('an engagement that is not there', async () => {
    const rest = await app.inject({ method: 'GET', url: '/v1/fellowship/engagements/defence/map.svg' });
    expect([rest.statusCode, rest.json<Refusal>().code]).toEqual([404, 'unknown-engagement']);
    const { body } = await ask.graphql('engagementMap(id: "defence")');
    expect(body.errors?.[0]?.extensions.code).toBe('unknown-engagement');
  });
});
