import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { CATALOGUES } from '../../../src/api/catalogues.js';
import type { Collection, Filter, Identified } from '../../../src/api/shared/collections/collection.js';
import { REFERENCE_SYSTEMS } from '../../../src/reference/reference-systems.js';
import { RULE_SYSTEMS } from '../../../src/rules/rule-systems.js';
import { LARGEST_PAGE } from '../../../src/api/shared/paging/list-fields.js';
import { bootDoors } from '../../support/doors.js';
import { askGraphql } from '../../support/graphql.js';
import { realSnapshot } from '../../support/real-snapshot.js';
import { Asking, graphqlOutcome, injected } from '../strategy-battle/asking.js';
import { throughBothDoors, type Listing } from '../strategy-battle/listing.js';

type AnyCollection = Collection<object, Identified>;
type AnyFilter = Filter<object, Identified>;

// Thousands of requests: a busy machine needs its time.
jest.setTimeout(180_000);

let app: NestFastifyApplication;
beforeAll(async () => {
  app = await bootDoors(realSnapshot);
});
afterAll(async () => {
  await app.close();
});

/** The page that both doors give; fails where they differ. */
async function agreed(ask: Asking, collection: AnyCollection, asked: Readonly<Record<string, unknown>>): Promise<Listing> {
  const [rest, graphql] = await throughBothDoors(ask, collection, asked);
  expect(graphql).toEqual(rest);
  if (!('data' in rest)) throw new Error(`${collection.path} refuses ${JSON.stringify(asked)}: ${JSON.stringify(rest)}`);
  return rest.data;
}

/** Follows the cursors to the end. */
async function walked(ask: Asking, collection: AnyCollection, asked: Readonly<Record<string, unknown>>): Promise<readonly string[]> {
  const ids: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Listing = await agreed(ask, collection, { ...asked, ...(cursor === null ? {} : { cursor }) });
    ids.push(...page.ids);
    cursor = page.next;
  } while (cursor !== null);
  return ids;
}

const TEXTS: Readonly<Record<string, readonly string[]>> = { prefix: ['SB-ARMY', 'sb-s0', 'FS-', 'wr-siege'], section: ['The Move Phase', 'scenarios', 'Fellowship', 'p.1', 'units'] };

/** Every value that the data has for a filter, or a few where there is no end of them. */
function valuesOf({ field, known }: AnyFilter, book: object): readonly unknown[] {
  const { value, name } = field;
  if (known) return [...new Set(known(book))];
  if (value.kind === 'choice') return value.words;
  if (value.kind === 'flag') return [true, false];
  if (value.kind === 'whole-number') return [0, 6, 50, 100, 100_000];
  return TEXTS[name] ?? [];
}

const allIds = ({ records }: AnyCollection, book: object): readonly string[] => records(book).map(({ id }) => id).sort();
const sortsOf = ({ sorts }: AnyCollection): readonly string[] => Object.keys(sorts).flatMap((key) => [key, `-${key}`]);

describe('the register of catalogues', () => {
  const ids = RULE_SYSTEMS.map(({ id }) => id);

  it('has every rule system, in the order of theirs, and so has the register of reference data', () => {
    expect(CATALOGUES.map(({ id }) => id)).toEqual(ids);
    expect(Object.values(REFERENCE_SYSTEMS).map(({ id }) => id)).toEqual(ids);
  });

  it('has what both doors open to', async () => {
    const { data } = await askGraphql<{ __type: { fields: readonly { name: string }[] } }>(app, '{ __type(name: "Query") { fields { name } } }');
    expect(data?.__type.fields.map(({ name }) => name).sort()).toEqual(['meta', ...CATALOGUES.map(({ field }) => field)].sort());
    const statuses = await Promise.all(ids.map(async (id) => (await app.inject({ url: `/v1/${id}` })).statusCode));
    expect(statuses).toEqual(ids.map(() => 200));
  });
});

const CASES = CATALOGUES.flatMap((system) => system.collections.map((collection) => ({ name: `${system.id} ${collection.path}`, system, collection })));

describe.each(CASES)('$name', ({ system, collection }) => {
  const book = system.bookOf(realSnapshot);
  let ask: Asking;
  beforeAll(() => {
    ask = new Asking(injected(app), system);
  });

  it('has filters that are all tried', () => {
    expect(collection.filters.filter((filter) => valuesOf(filter, book).length === 0).map(({ field }) => field.name)).toEqual([]);
  });

  it('gives the same ids and totals for every value of every filter, and nothing that the filter should drop', async () => {
    for (const filter of collection.filters) {
      const { name } = filter.field;
      for (const value of valuesOf(filter, book)) {
        const keeps = filter.keeps(value, book);
        const expected = collection.records(book).filter(keeps).map(({ id }) => id).sort();
        const page = await agreed(ask, collection, { [name]: value, limit: LARGEST_PAGE });
        expect([name, value, page.total, page.ids]).toEqual([name, value, expected.length, expected.slice(0, LARGEST_PAGE)]);
      }
    }
  });

  it('gives one order for every sort, and each id once on pages of every size', async () => {
    const ids = allIds(collection, book);
    for (const sort of sortsOf(collection)) {
      const sizes = [LARGEST_PAGE, Math.ceil(ids.length / 3), Math.ceil(ids.length / 7)];
      const walks = await Promise.all(sizes.map((limit) => walked(ask, collection, { sort: [sort], limit })));
      expect([sort, [...(walks[0] ?? [])].sort()]).toEqual([sort, ids]);
      for (const walk of walks) expect(walk).toEqual(walks[0]);
    }
  });

  it('gives the same for every filter with every sort', async () => {
    for (const filter of collection.filters) {
      const value = valuesOf(filter, book).at(-1);
      const totals = new Set<number>();
      for (const sort of sortsOf(collection)) totals.add((await agreed(ask, collection, { [filter.field.name]: value, sort: [sort, '-id'], limit: 5 })).total);
      expect(totals.size).toBe(1);
    }
  });

  it('finds the same for every name, and for names with a letter missing', async () => {
    const names = collection.records(book).map((view) => collection.nameOf(view));
    for (const name of names.filter((_, index) => index % 7 === 0)) {
      expect((await agreed(ask, collection, { q: name })).total).toBeGreaterThan(0);
      const longest = name.split(/[^\p{L}]+/u).sort((a, b) => b.length - a.length)[0] ?? name;
      await agreed(ask, collection, { q: longest.length > 3 ? longest.slice(0, 2) + longest.slice(3) : longest, limit: LARGEST_PAGE });
    }
  });

  it('takes a cursor of one door in the other, and for nothing but what it was made for', async () => {
    const { next } = await agreed(ask, collection, { limit: 1 });
    const fromRest = await agreed(ask, collection, { limit: 1, cursor: next });
    expect(fromRest.ids).toEqual(allIds(collection, book).slice(1, 2));
    const [rest, graphql] = await throughBothDoors(ask, collection, { limit: 1, cursor: next, sort: ['-id'] });
    expect([rest, graphql]).toEqual(Array(2).fill({ code: 'invalid-input', faults: [['/cursor', 'invalid-cursor']] }));
  });

  it('takes the keys of a sort as a list or as one text with commas, literal or variable', async () => {
    const [first = 'id', second = 'id'] = Object.keys(collection.sorts);
    const sorted = async (argument: string, variables: object = {}, declared = ''): Promise<unknown> => {
      const answer = await ask.graphql(`${collection.plural}(sort: ${argument}, first: 20) { nodes { id } }`, variables, declared);
      return graphqlOutcome<{ nodes: { id: string }[] }>(answer, collection.plural, system.field);
    };
    const wanted = await sorted(`["-${first}", "${second}"]`);
    expect(wanted).toHaveProperty('data.nodes');
    expect(await sorted(`"-${first},${second}"`)).toEqual(wanted);
    expect(await sorted('$sort', { sort: `-${first},${second}` }, '($sort: [String!]!)')).toEqual(wanted);
    expect(await sorted(`"${first},nothing"`)).toMatchObject({ code: 'invalid-input', faults: [['/sort/1', 'not-allowed']] });
  });

  it('keeps the ids asked for', async () => {
    const some = allIds(collection, book).filter((_, index) => index % 3 === 1).slice(0, 50);
    expect(await agreed(ask, collection, { ids: some, limit: LARGEST_PAGE })).toEqual({ ids: some, total: some.length, next: null });
  });
});
