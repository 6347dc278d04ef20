import { beforeAll, describe, expect, it } from '@jest/globals';
import { COLLECTIONS } from '../../../src/api/strategy-battle/catalogue/collections.js';
import { app } from '../../support/real-doors.js';
import { seeds } from '../../support/reference.js';
import { Asking, overNetwork } from './asking.js';

interface Listed {
  readonly items: readonly { readonly id: string; readonly [field: string]: unknown }[];
  readonly total: number;
  readonly nextCursor: string | null;
}

let ask: Asking;
beforeAll(() => {
  ask = new Asking(overNetwork(app));
});

const idsOf = ({ items }: Listed): readonly string[] => items.map(({ id }) => id);
const list = async (path: string, query: Readonly<Record<string, unknown>> = {}): Promise<Listed> => {
  const { status, body } = await ask.get<Listed>(path, query);
  expect(status).toBe(200);
  return body;
};

describe('one unit', () => {
  it('SB-UNIT-046 is shown as the contract has it', async () => {
    const { body } = await ask.get('units/orc-captain');
    expect(body).toMatchObject({
      id: 'orc-captain', name: 'Orc Captain', side: 'evil', kind: 'hero', race: 'orc', unique: false, variants: [], points: 40,
      profile: { fight: 4, shoot: 5, strength: 4, defence: 5, attacks: 2, wounds: 2, courage: 3 },
      heroic: { might: 2, will: 1, fate: 1, freePerTurn: { might: 0, will: 0, fate: 0 } },
      move: { inches: 6, cm: 14 },
      wargear: ['hand-weapon', 'armour'],
      mounts: [{
        id: 'warg', move: { inches: 10, cm: 24 }, monstrous: false,
        profile: { fight: 0, shoot: null, strength: 4, defence: 4, attacks: 0, wounds: 1, courage: 2 },
      }],
      specialRules: [], magicalPowers: [],
      source: { line: 1231 },
    });
    expect(body.options).toContainEqual(expect.objectContaining({ id: 'shield', points: 5, requires: [], excludes: [], perHero: false }));
    expect(body.options).toContainEqual(expect.objectContaining({ id: 'throwing-spear', points: 5, requires: ['warg'] }));
  });

  it.each([
    ['SB-MOUNT-002 a mount of its own', 'arwen-evenstar', ['asfaloth']],
    ['SB-MOUNT-004 a mount in the price', 'warg-rider', ['warg']],
    ['SB-MOUNT-005 a choice of mounts', 'witch-king', ['horse', 'fell-beast']],
    ['SB-SPEC-029 a unit that is ridden', 'gandalf-the-grey', ['gwaihir']],
    ['no mount', 'gimli', []],
  ])('has %s', async (_what, unit, mounts) => {
    const { body } = await ask.get<{ mounts: readonly { id: string }[] }>(`units/${unit}`);
    expect(body.mounts.map(({ id }) => id)).toEqual(mounts);
  });

  it('SB-SPEC-029 shows a ridden unit as a monstrous mount that flies and carries two', async () => {
    const { body } = await ask.get('units/gandalf-the-white');
    expect(body.mounts).toContainEqual(expect.objectContaining({ id: 'gwaihir', monstrous: true, flies: true, carriesPassenger: true, move: { inches: 12, cm: 28 } }));
  });

  it('SB-HERO-001 has no stores where it is a warrior', async () => {
    expect((await ask.get('units/orc-warrior')).body.heroic).toBeNull();
  });

  it('gives the fields asked for, and no other', async () => {
    expect((await ask.get('units/legolas', { fields: 'points,name' })).body).toEqual({ name: 'Legolas', points: 85 });
  });

  it('is missed with the ids that come near', async () => {
    const { status, body } = await ask.get('units/orc-captan');
    expect(status).toBe(404);
    expect(body).toMatchObject({ code: 'unknown-unit', errors: [{ suggestions: ['orc-captain'] }] });
  });
});

describe('lists', () => {
  it('hold every record of the seeds, by id where nothing is asked', async () => {
    const { items, total } = await list('units', { limit: 200 });
    expect(total).toBe(seeds.strategyBattle.units.length);
    expect(items.map(({ id }) => id)).toEqual(seeds.strategyBattle.units.map(({ id }) => id).sort());
  });

  it.each([
    ['an accent', 'eomer', 'eomer'], ['a slip', 'legloas', 'legolas'], ['a word of the name', 'fountain', 'guard-of-the-fountain-court'],
    ['capitals and accents', 'THÉODEN', 'theoden'],
  ])('find a name in spite of %s', async (_what, q, first) => {
    expect(idsOf(await list('units', { q }))[0]).toBe(first);
  });

  it('filter by what a unit has or may buy', async () => {
    const ids = idsOf(await list('units', { wargear: 'elf-bow', limit: 200 }));
    expect(ids).toEqual(['elven-captain', 'haldir', 'high-elf-warrior', 'legolas', 'wood-elf-warrior']);
  });

  it.each([
    ['high-elf', ['arwen-evenstar', 'celeborn', 'elrond', 'elven-captain', 'galadriel', 'gil-galad', 'high-elf-warrior']],
    ['wood-elf', ['elven-captain', 'haldir', 'legolas', 'wood-elf-warrior']],
  ])('SB-UNIT-015 find a unit by the race of a variant too: %s', async (race, units) => {
    expect(idsOf(await list('units', { race }))).toEqual(units);
    expect([...(await ask.get<{ units: readonly string[] }>(`races/${race}`)).body.units].sort()).toEqual(units);
  });

  it('combine filters', async () => {
    const { items } = await list('units', { side: 'evil', kind: 'warrior', maxPoints: 6, sort: '-points,name' });
    expect(items.length).toBeGreaterThan(1);
    expect(items.every((unit) => unit.side === 'evil' && unit.kind === 'warrior' && Number(unit.points) <= 6)).toBe(true);
  });

  it('sort by several keys, what is missing last either way', async () => {
    const will = async (sort: string): Promise<readonly unknown[]> =>
      (await list('units', { sort, kind: 'hero', fields: 'id,heroic', limit: 200 })).items.map(({ heroic }) => (heroic as { will: number | null }).will);
    const [up, down] = [await will('will,id'), await will('-will,id')];
    const numbers = (values: readonly unknown[]): readonly number[] => values.filter((value): value is number => value !== null);
    expect(numbers(up)).toEqual([...numbers(up)].sort((a, b) => a - b));
    expect(numbers(down)).toEqual([...numbers(down)].sort((a, b) => b - a));
    for (const values of [up, down]) expect(values.indexOf(null)).toBe(numbers(values).length);
  });

  it('keep only the ids asked for, in the order of the list', async () => {
    expect(idsOf(await list('units', { ids: 'sauron,gimli,legolas' }))).toEqual(['gimli', 'legolas', 'sauron']);
  });

  it('are counted by meta', async () => {
    const meta = (await app.inject('/v1/meta')).json<{ rulesets: readonly { id: string; counts: Readonly<Record<string, number>> }[] }>();
    const counts = meta.rulesets.find(({ id }) => id === 'strategy-battle')?.counts;
    const totals = await Promise.all(COLLECTIONS.map(async ({ plural, path }) => [plural, (await list(path, { limit: 1 })).total]));
    expect(counts).toEqual(Object.fromEntries(totals));
  });

  it('give sparse items', async () => {
    expect((await list('units', { ids: 'gimli', fields: 'id,side' })).items).toEqual([{ id: 'gimli', side: 'good' }]);
  });
});

describe('charts', () => {
  const chart = async (id: string): Promise<{ rows: readonly { id: string }[]; columns: readonly { id: string }[]; cells: readonly string[][] }> =>
    (await ask.get<never>(`charts/${id}`)).body;
  const row = async (id: string, name: string): Promise<readonly string[] | undefined> => {
    const { rows, cells } = await chart(id);
    return cells[rows.findIndex((heading) => heading.id === name)];
  };

  it('are six', async () => {
    expect(idsOf(await list('charts'))).toEqual(['climb', 'jump', 'missile', 'movement', 'thrown-rider', 'wound']);
  });

  it.each([
    ['SB-MOVE-001', 'dwarf', ['5', '12']], ['SB-MOVE-001', 'hobbit', ['4', '10']], ['SB-MOVE-001', 'giant-eagle', ['12', '28']],
    ['SB-MOVE-002', 'moria-goblin', ['5', '12']], ['SB-MOVE-002', 'warg', ['10', '24']], ['SB-MOVE-002', 'shadowfax', ['12', '28']],
  ])('%s movement of %s', async (_rule, name, cells) => {
    expect(await row('movement', name)).toEqual(cells);
  });

  it.each([
    ['SB-SHOOT-002', 'orc-bow', ['18', '42', '2', 'half']], ['SB-SHOOT-002', 'elf-bow', ['24', '56', '3', 'half']],
    ['SB-SHOOT-002', 'crossbow', ['24', '56', '4', 'all']], ['SB-SHOOT-002', 'throwing-spear', ['6', '14', '3', 'none']],
    ['SB-SPEC-004', 'throw-stones', ['8', '20', '1', 'all']],
  ])('%s missile values of %s', async (_rule, name, cells) => {
    expect(await row('missile', name)).toEqual(cells);
  });

  it('SB-WOUND-001 Strength 4 against Defence 9 needs a 6 and then a 4', async () => {
    const { columns } = await chart('wound');
    expect((await row('wound', '4'))?.[columns.findIndex(({ id }) => id === '9')]).toBe('6/4');
  });

  it('have as many cells as headings, and no row twice', async () => {
    for (const { id } of (await list('charts')).items) {
      const { rows, columns, cells } = await chart(id);
      expect(new Set(rows.map((heading) => heading.id)).size).toBe(rows.length);
      expect(cells.map((line) => line.length)).toEqual(rows.map(() => columns.length));
    }
  });
});

describe('what units have', () => {
  it('wargear names the units that carry it and those that may buy it', async () => {
    const { body } = await ask.get<Record<'units' | 'baseOf' | 'optionOf', string[]>>('wargear/elf-bow');
    expect(body.baseOf).toContain('legolas');
    expect(body.optionOf).toContain('haldir');
    expect([...body.units].sort()).toEqual([...body.baseOf, ...body.optionOf].sort());
  });

  it('SB-SPEC-001 a special rule of an item is had by whoever carries the item', async () => {
    expect((await ask.get('special-rules/sting')).body).toMatchObject({ wargear: 'sting', baseOf: ['bilbo-baggins'], optionOf: ['frodo-baggins'] });
  });

  it('a power names its casters, each with the die and the range', async () => {
    const { body } = await ask.get<{ units: string[]; casters: { unit: string; castOn: number }[] }>('magical-powers/transfix');
    expect(body.units.length).toBeGreaterThan(1);
    expect(body.casters.map(({ unit }) => unit)).toEqual(body.units);
    expect(body.casters.every(({ castOn }) => castOn >= 2 && castOn <= 6)).toBe(true);
  });

  it('a unit is found by each rule and power that names it', async () => {
    const { items } = await list('special-rules', { limit: 200, fields: 'id,units' });
    for (const { id, units } of items) expect([id, idsOf(await list('units', { specialRule: id, limit: 200 }))]).toEqual([id, [...(units as string[])].sort()]);
  });
});

describe('the bulk document', () => {
  it('holds every collection whole, and says what it was made from', async () => {
    const { status, body } = await ask.get('bulk');
    expect(status).toBe(200);
    const { strategyBattle, version } = seeds;
    expect(body.versions).toMatchObject({ content: version });
    const counts = Object.fromEntries(Object.entries(body).filter(([, value]) => Array.isArray(value)).map(([name, value]) => [name, (value as unknown[]).length]));
    expect(counts).toEqual({ ...Object.fromEntries(Object.entries(strategyBattle).map(([name, records]) => [name, records.length])), charts: 6 });
    expect(body.units).toContainEqual((await ask.get('units/gil-galad')).body);
  });
});
