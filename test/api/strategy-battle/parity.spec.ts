import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Filter, Identified } from '../../../src/api/shared/collections/collection.js';
import { LARGEST_PAGE } from '../../../src/api/shared/paging/list-fields.js';
import { COLLECTIONS } from '../../../src/api/strategy-battle/catalogue/collections.js';
import type { StrategyCollection } from '../../../src/api/strategy-battle/catalogue/strategy-collection.js';
import type { StrategyBattle } from '../../../src/rules/strategy-battle/strategy-battle.js';
import { bootDoors } from '../../support/doors.js';
import { realSnapshot } from '../../support/real-snapshot.js';
import { strategyBattle } from '../../support/reference.js';
import { Asking, injected } from './asking.js';
import { throughBothDoors, type Listing } from './listing.js';

type AnyCollection = StrategyCollection<Identified>;
type AnyFilter = Filter<StrategyBattle, Identified>;

// Thousands of requests: a busy machine needs its time.
jest.setTimeout(180_000);

let app: NestFastifyApplication;
let ask: Asking;
beforeAll(async () => {
  app = await bootDoors(realSnapshot);
  ask = new Asking(injected(app));
});
afterAll(async () => {
  await app.close();
});

/** The page that both doors give; fails where they differ. */
async function agreed(collection: AnyCollection, asked: Readonly<Record<string, unknown>>): Promise<Listing> {
  const [rest, graphql] = await throughBothDoors(ask, collection, asked);
  expect(graphql).toEqual(rest);
  if (!('data' in rest)) throw new Error(`${collection.path} refuses ${JSON.stringify(asked)}: ${JSON.stringify(rest)}`);
  return rest.data;
}

/** Follows the cursors to the end. */
async function walked(collection: AnyCollection, asked: Readonly<Record<string, unknown>>): Promise<readonly string[]> {
  const ids: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Listing = await agreed(collection, { ...asked, ...(cursor === null ? {} : { cursor }) });
    ids.push(...page.ids);
    cursor = page.next;
  } while (cursor !== null);
  return ids;
}

const TEXTS: Readonly<Record<string, readonly string[]>> = { prefix: ['SB-ARMY', 'sb-s0', 'FS-'], section: ['The Move Phase', 'scenarios', 'Fellowship'] };

/** Every value that the data has for a filter, or a few where there is no end of them. */
function valuesOf({ field, known }: AnyFilter): readonly unknown[] {
  const { value, name } = field;
  if (known) return [...new Set(known(strategyBattle))];
  if (value.kind === 'choice') return value.words;
  if (value.kind === 'flag') return [true, false];
  if (value.kind === 'whole-number') return [0, 6, 50, 100, 100_000];
  return TEXTS[name] ?? [];
}

const allIds = ({ records }: AnyCollection): readonly string[] => records(strategyBattle).map(({ id }) => id).sort();
const sortsOf = ({ sorts }: AnyCollection): readonly string[] => Object.keys(sorts).flatMap((key) => [key, `-${key}`]);

describe.each(COLLECTIONS)('$path', (collection) => {
  it('has filters that are all tried', () => {
    expect(collection.filters.filter((filter) => valuesOf(filter).length === 0).map(({ field }) => field.name)).toEqual([]);
  });

  it('gives the same ids and totals for every value of every filter, and nothing that the filter should drop', async () => {
    for (const filter of collection.filters) {
      const { name } = filter.field;
      for (const value of valuesOf(filter)) {
        const keeps = filter.keeps(value, strategyBattle);
        const expected = collection.records(strategyBattle).filter(keeps).map(({ id }) => id).sort();
        const page = await agreed(collection, { [name]: value, limit: LARGEST_PAGE });
        expect([name, value, page.total, page.ids]).toEqual([name, value, expected.length, expected.slice(0, LARGEST_PAGE)]);
      }
    }
  });

  it('gives one order for every sort, and each id once on pages of every size', async () => {
    const ids = allIds(collection);
    for (const sort of sortsOf(collection)) {
      const sizes = [LARGEST_PAGE, Math.ceil(ids.length / 3), Math.ceil(ids.length / 7)];
      const walks = await Promise.all(sizes.map((limit) => walked(collection, { sort: [sort], limit })));
      expect([sort, [...(walks[0] ?? [])].sort()]).toEqual([sort, ids]);
      for (const walk of walks) expect(walk).toEqual(walks[0]);
    }
  });

  it('gives the same for every filter with every sort', async () => {
    for (const filter of collection.filters) {
      const value = valuesOf(filter).at(-1);
      const totals = new Set<number>();
      for (const sort of sortsOf(collection)) totals.add((await agreed(collection, { [filter.field.name]: value, sort: [sort, '-id'], limit: 5 })).total);
      expect(totals.size).toBe(1);
    }
  });

  it('finds the same for every name, and for names with a letter missing', async () => {
    const names = collection.records(strategyBattle).map((view) => collection.nameOf(view));
    for (const name of names.filter((_, index) => index % 7 === 0)) {
      expect((await agreed(collection, { q: name })).total).toBeGreaterThan(0);
      const longest = name.split(/[^\p{L}]+/u).sort((a, b) => b.length - a.length)[0] ?? name;
      await agreed(collection, { q: longest.length > 3 ? longest.slice(0, 2) + longest.slice(3) : longest, limit: LARGEST_PAGE });
    }
  });

  it('takes a cursor of one door in the other, and for nothing but what it was made for', async () => {
    const { next } = await agreed(collection, { limit: 1 });
    const fromRest = await agreed(collection, { limit: 1, cursor: next });
    expect(fromRest.ids).toEqual(allIds(collection).slice(1, 2));
    const [rest, graphql] = await throughBothDoors(ask, collection, { limit: 1, cursor: next, sort: ['-id'] });
    expect([rest, graphql]).toEqual(Array(2).fill({ code: 'invalid-input', faults: [['/cursor', 'invalid-cursor']] }));
  });

  it('keeps the ids asked for', async () => {
    const some = allIds(collection).filter((_, index) => index % 3 === 1).slice(0, 50);
    expect(await agreed(collection, { ids: some, limit: LARGEST_PAGE })).toEqual({ ids: some, total: some.length, next: null });
  });
});
