import { expect } from '@jest/globals';
import { z } from 'zod';
import { givenFaces } from '../../../src/rules/dice/dice-table.js';
import { RuleError } from '../../../src/rules/shared/rule-error.js';
import type { Combatant, FightRequest } from '../../../src/rules/strategy-battle/combat/combatant.js';
import type { FightOdds, FightResult, ModelAfter, ModelPart } from '../../../src/rules/strategy-battle/combat/fight-types.js';
import { model, profile } from '../notation.js';
import { kind } from './kind.js';

/** `3 x orc-warrior + spear`, `3 x F 3 S 3 D 5 A 1 W 1 C 3`, or an object that says more of such a one. */
const words = z.string().transform((text): Combatant => {
  const [, count, rest = ''] = /^(?:(\d+) x )?(.*)$/.exec(text) ?? [];
  const found = profile.safeParse(rest);
  if (found.success) return { profile: found.data, count: Number(count ?? 1) };
  const { unit, variant, options } = model.parse(rest);
  return { unit, variant, options, count: Number(count ?? 1) };
});
const combatant: z.ZodType<Combatant> = z.lazy(() =>
  z.union([
    words,
    z.looseObject({ is: words, passenger: combatant.optional() }).transform(({ is, ...more }): Combatant => ({ ...is, ...more })),
  ]),
);

const side = z.array(combatant);
const request: z.ZodType<FightRequest> = z.strictObject({
  good: side,
  evil: side,
  banners: z.strictObject({ good: z.boolean(), evil: z.boolean() }).partial().optional(),
  barrier: z.strictObject({ defender: z.enum(['good', 'evil']), edge: z.boolean().optional() }).optional(),
  scenarioRules: z.array(z.enum(['lothlorien', 'power-of-galadriel'])).optional(),
});

const chances = z.record(z.string(), z.string());
const wantedOdds = z.strictObject({
  good: z.string(),
  evil: z.string(),
  /** By name: `evil/0`, `evil/0/1`, `evil/0/mount`. */
  slain: chances,
  wounds: z.record(z.string(), z.array(z.string())),
  fights: z.array(z.strictObject({ fought: z.string(), good: z.string(), evil: z.string() })),
  /** Parts of what is assumed. */
  assumes: z.array(z.string()),
}).partial();

/** The exact chances of a fight. */
export const fight = kind(request, wantedOdds, (given, { good, evil, slain, wounds, fights, assumes }, book) => {
  const odds: FightOdds = book.combat.fight.odds(given);
  const counts = countsOf(given);
  const name = (who: ModelPart): string => nameOf(counts, who);
  if (good !== undefined) expect(odds.win?.good.toString()).toBe(good);
  if (evil !== undefined) expect(odds.win?.evil.toString()).toBe(evil);
  if (slain !== undefined) expect(Object.fromEntries(odds.slain.map((who) => [name(who), who.probability.toString()]))).toMatchObject(slain);
  if (wounds !== undefined) expect(Object.fromEntries(odds.wounds.map((who) => [name(who), who.distribution.map(String)]))).toMatchObject(wounds);
  if (fights !== undefined) expect(odds.fights?.map(({ fought, win }) => ({ fought: fought.toString(), good: win.good.toString(), evil: win.evil.toString() }))).toEqual(fights);
  for (const part of assumes ?? []) expect(odds.assumptions).toContainEqual(expect.stringContaining(part));
});

const after = z.record(z.string(), z.unknown());
const wantedResult = z.strictObject({
  winner: z.enum(['good', 'evil']).nullable(),
  scores: z.strictObject({ good: z.array(z.number()), evil: z.array(z.number()) }).partial(),
  tie: z.enum(['fight', 'die']).nullable(),
  /** `good/0 > evil/0: 5+`, with ` wounds` where it does; or how many there are. */
  strikes: z.union([z.number(), z.array(z.string())]),
  falls: z.array(z.string()),
  slain: z.array(z.string()),
  after: z.record(z.string(), after),
  /** What the dice were for, in order. */
  purposes: z.array(z.string()),
  /** What the dice counted as, in order. */
  rolled: z.array(z.number()),
  /** Rules that the story quotes. */
  quotes: z.array(z.string()),
}).partial();

/** A fight played with these faces, all of which must be used. */
export const fought = kind(z.object({ dice: z.array(z.number()) }).loose(), wantedResult, (given, wanted, book) => {
  const { dice, ...rest } = given;
  const asked = request.parse(rest);
  const faces = givenFaces(dice);
  const result = book.combat.fight.resolve(asked, faces.next);
  faces.finish();
  expect(shown(result, countsOf(asked), wanted)).toMatchObject(wanted.after === undefined ? wanted : { ...wanted, after: wanted.after });
});

function shown(result: FightResult, counts: Counts, wanted: z.infer<typeof wantedResult>): object {
  const strikes = result.strikes.map(({ by, at, needed, wounds }) => `${by} > ${at}: ${needed}${wounds > 0 ? ' wounds' : ''}`);
  const { quotes = [] } = wanted;
  return {
    winner: result.winner,
    scores: { good: result.duel?.good.scores, evil: result.duel?.evil.scores },
    tie: result.duel?.tie,
    strikes: typeof wanted.strikes === 'number' ? strikes.length : strikes,
    falls: result.falls.map(({ at, cause, wounds }) => `${at} ${cause}${wounds > 0 ? ' wounds' : ''}`),
    slain: result.slain.map((who) => nameOf(counts, who)),
    after: Object.fromEntries((['good', 'evil'] as const).flatMap((of) => result.after[of].map((left) => [nameOf(counts, { side: of, part: 'rider', ...left }), withoutParts(left)]))),
    purposes: result.rolls.map((die) => die.purpose),
    rolled: result.rolls.map((die) => die.score),
    quotes: quotes.filter((rule) => result.trace.some((note) => note.rule === rule)),
  };
}

function withoutParts({ effects, ...left }: ModelAfter): object {
  return { ...left, effects: effects.map(({ effect }) => effect) };
}

const refusal = z.strictObject({ rule: z.string().optional(), pointer: z.string().optional(), code: z.string().default('rule-violated') });

/** A fight that the rules do not allow, in either form. */
export const noFight = kind(request, refusal, (given, problem, book) => {
  for (const form of [() => book.combat.fight.odds(given), () => book.combat.fight.resolve(given, () => 6)]) {
    let problems: readonly unknown[] = [];
    try {
      form();
    } catch (error) {
      if (!(error instanceof RuleError)) throw error;
      problems = error.problems;
    }
    expect(problems).toContainEqual(expect.objectContaining(problem));
  }
});

type Counts = Readonly<Record<'good' | 'evil', readonly number[]>>;

function countsOf({ good, evil }: FightRequest): Counts {
  return { good: good.map(({ count }) => count ?? 1), evil: evil.map(({ count }) => count ?? 1) };
}

function nameOf(counts: Counts, { side: of, combatant: index, model: position, part }: ModelPart): string {
  const base = counts[of][index] === 1 ? `${of}/${index}` : `${of}/${index}/${position}`;
  return part === 'rider' ? base : `${base}/${part}`;
}
