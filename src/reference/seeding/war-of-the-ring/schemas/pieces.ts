import { z } from 'zod';
import { BONUS_OCCASIONS, CHARACTER_KINDS, SIDES, TERRAINS, UNIT_KINDS, type Character, type Nation, type Unit } from '../../../../rules/war-of-the-ring/reference.js';
import { id, listOf, name, text } from '../../schemas/fields.js';
import { BOOK } from './common.js';

const orNull = <T>(value: z.ZodType<T>) => value.nullable().default(null);
const side = z.enum(SIDES);
const yes = z.boolean().default(false);
const strength = orNull(z.int().min(0).max(6));

const eliteBonus = orNull(z.strictObject({ when: z.enum(BONUS_OCCASIONS), terrains: listOf(z.enum(TERRAINS)) }));

export const nationSchema: z.ZodType<Nation> = z.strictObject({ id, name, side, text, eliteBonus, ...BOOK.sourced });

const force = orNull(z.strictObject({
  side,
  count: z.int().min(1).max(20),
  eliteBonus,
  immortal: yes,
  noTerrainBonus: yes,
  anyGround: yes,
  barredFromMordor: yes,
  onlyArea: orNull(id),
  together: yes,
}));

export const unitSchema: z.ZodType<Unit> = z.strictObject({
  id, name, kind: z.enum(UNIT_KINDS), strength, move: z.int().min(1).max(5), text, force, ...BOOK.sourced,
});

export const characterSchema: z.ZodType<Character> = z.strictObject({
  id, name, side,
  nation: orNull(id),
  kind: z.enum(CHARACTER_KINDS),
  area: orNull(id),
  reserve: yes,
  figure: z.boolean().default(true),
  count: z.int().min(1).max(20).default(1),
  strength,
  move: orNull(z.int().min(1).max(5)),
  human: yes,
  hobbit: yes,
  nazgul: yes,
  companion: yes,
  fixed: yes,
  becomes: orNull(id),
  susceptibility: orNull(z.int().min(1).max(20)),
  text,
  ...BOOK.sourced,
});
