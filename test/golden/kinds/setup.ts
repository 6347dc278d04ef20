import { expect } from '@jest/globals';
import { z } from 'zod';
import { RuleError } from '../../../src/rules/shared/rule-error.js';
import type { Participant } from '../../../src/rules/strategy-battle/scenario/scenario-reference.js';
import type { SetUp, SetUpEntry } from '../../../src/rules/strategy-battle/scenario/setup/set-up-types.js';
import type { StrategyBattle } from '../../../src/rules/strategy-battle/strategy-battle.js';
import { kind } from './kind.js';

const side = z.enum(['good', 'evil']);
const banners = z.array(z.string()).default([]);
const sides = z.strictObject({
  points: z.tuple([z.number(), z.number()]).optional(), models: z.tuple([z.number(), z.number()]).optional(),
  heroes: z.tuple([z.number(), z.number()]).optional(), banners: z.tuple([z.number(), z.number()]).optional(),
});

/** Points, models, Heroes and placed banners of both forces, Good first. */
export const setup = kind(z.strictObject({ scenario: z.string(), banners }), sides, (given, wanted, book) => {
  const { good, evil } = book.scenarios.setUp(given.scenario, given.banners).sides;
  const found = {
    points: [good.points, evil.points], models: [good.models, evil.models], heroes: [good.heroes, evil.heroes],
    banners: [good.banners.placed, evil.banners.placed],
  };
  expect(found).toMatchObject(wanted);
});

/** Every line of a force, as `8 orc-warrior hand-weapon+shield`, with `on` a mount, `behind` a rider, and what else is special. */
export const participants = kind(z.strictObject({ scenario: z.string(), side }), z.array(z.string()), (given, wanted, book) => {
  const scenario = book.index.scenarios.get(given.scenario);
  expect(scenario?.participants[given.side].map(lineOf)).toEqual(wanted);
});

/** Optional banners of both sides, as `2 orc-warrior`. */
export const allowances = kind(z.string(), z.strictObject({ good: z.array(z.string()), evil: z.array(z.string()) }), (id, wanted, book) => {
  const { good = [], evil = [] } = book.index.scenarios.get(id)?.banners ?? {};
  const told = (list: typeof good): string[] => list.map(({ count, units }) => `${count} ${units.join('/')}`);
  expect({ good: told(good), evil: told(evil) }).toEqual(wanted);
});

/** What one model of a force has and may still take; keys that are absent are not compared. */
export const entry = kind(z.strictObject({ scenario: z.string(), side, unit: z.string(), banners }), z.looseObject({}), (given, wanted, book) => {
  expect(found(book.scenarios.setUp(given.scenario, given.banners), given)).toMatchObject(wanted);
});

const survivors = z.array(z.strictObject({
  scenario: z.string(), unit: z.string(), options: z.array(z.string()).default([]), mount: z.string().nullable().default(null),
  left: z.strictObject({ might: z.number().nullable().default(null), will: z.number().nullable().default(null), fate: z.number().nullable().default(null), wounds: z.number().nullable().default(null) })
    .prefault({}),
}));

/** A battle with Heroes from earlier ones. */
export const campaign = kind(
  z.strictObject({ scenario: z.string(), survivors }),
  z.strictObject({ heroes: z.array(z.string()).optional(), models: z.tuple([z.number(), z.number()]).optional(), lost: z.number().optional(), start: z.looseObject({}).optional(), mayTake: z.array(z.string()).optional() }),
  (given, wanted, book) => {
    const { sides: both, lost } = book.scenarios.campaignSetUp(given.scenario, { survivors: given.survivors, banners: [] });
    const heroes = [...both.good.entries, ...both.evil.entries].filter(({ line }) => line === null);
    expect({
      heroes: heroes.map(({ unit }) => unit), models: [both.good.models, both.evil.models], lost: lost.flatMap(({ units }) => units).length,
      start: heroes[0]?.start, mayTake: heroes[0]?.mayTake,
    }).toMatchObject(wanted);
  },
);

/** What is wrong with a campaign: pointer and code. */
export const noCampaign = kind(z.strictObject({ scenario: z.string(), survivors }), z.string(), (given, wanted, book) => {
  expect(problemOf(() => book.scenarios.campaignSetUp(given.scenario, { survivors: given.survivors, banners: [] }))).toBe(wanted);
});

/** What is wrong with banners: pointer and code. */
export const noBanner = kind(z.strictObject({ scenario: z.string(), banners }), z.string(), (given, wanted, book) => {
  expect(problemOf(() => book.scenarios.setUp(given.scenario, given.banners))).toBe(wanted);
});

function found({ sides: both }: SetUp, given: { side: 'good' | 'evil'; unit: string }): SetUpEntry | undefined {
  return both[given.side].entries.find(({ unit }) => unit === given.unit);
}

function problemOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof RuleError) return error.problems.map(({ pointer, code }) => `${pointer} ${code}`).join(', ');
    throw error;
  }
  return 'nothing';
}

function lineOf({ unit, variant, count, options, mount, passengerOf, forbidden, without, given, losses }: Participant): string {
  const list = (word: string, items: readonly string[]): string => (items.length === 0 ? '' : ` ${word}${items.join('+')}`);
  const lost = losses === null ? '' : ` less ${losses.might}/${losses.will}/${losses.fate}/${losses.wounds}`;
  return `${count} ${variant === null ? '' : `${variant} `}${unit}${list('', options)}${mount === null ? '' : ` on ${mount}`}${passengerOf === null ? '' : ` behind ${passengerOf}`}${list('not ', forbidden)}${list('without ', without)}${list('given ', given)}${lost}`;
}

/** Where a scenario is fought: sizes of its boards in the order of the data, `null` where the text gives none. */
export const boards = kind(z.string(), z.array(z.string().nullable()), (id, wanted, book: StrategyBattle) => {
  const sizes = book.index.scenarios.get(id)?.boards.map(({ size }) => (size === null ? null : `${size.width.inches}"/${size.width.cm}cm x ${size.depth.inches}"/${size.depth.cm}cm`));
  expect(sizes).toEqual(wanted);
});
