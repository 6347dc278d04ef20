import { z } from 'zod';
import { BARRED, TERRAINS, type Area, type Place, type Structure } from '../../../../rules/war-of-the-ring/reference.js';
import { id, listOf, name, text } from '../../schemas/fields.js';
import { BOOK } from './common.js';

const orNull = <T>(value: z.ZodType<T>) => value.nullable().default(null);
const yes = z.boolean().default(false);
const figure = orNull(z.int().min(0).max(20));

const link = z.strictObject({ to: id, adjacent: z.boolean(), inferred: yes });

export const areaSchema: z.ZodType<Area> = z.strictObject({
  id, name,
  terrain: z.enum(TERRAINS),
  listed: yes,
  mordor: yes,
  mordorPass: yes,
  structure: orNull(id),
  nation: orNull(id),
  links: z.array(link).default([]).refine((links) => new Set(links.map(({ to }) => to)).size === links.length, 'names an area twice'),
  ...BOOK.sourced,
});

export const structureSchema: z.ZodType<Structure> = z.strictObject({
  id, name, defenceBonus: figure, attackPenalty: figure, channel: figure, capacity: figure, text, ...BOOK.sourced,
});

export const placeSchema: z.ZodType<Place> = z.strictObject({
  id, name,
  areas: listOf(id),
  text,
  rules: listOf(BOOK.ruleId),
  bars: listOf(z.enum(BARRED)),
  destroysArmies: yes,
  fearSixths: z.int().min(0).max(6).default(0),
  ...BOOK.sourced,
});
