import { z } from 'zod';
import { TRIGGER_EVENTS, type Harbour, type LostTable, type Mobilization, type Recruitment, type Ring, type StartingForce, type WorkedExample } from '../../../../rules/war-of-the-ring/reference.js';
import { id, listOf, name, text } from '../../schemas/fields.js';
import { BOOK } from './common.js';

const orNull = <T>(value: z.ZodType<T>) => value.nullable().default(null);
const yes = z.boolean().default(false);
const turn = z.int().min(1).max(100);
const units = orNull(z.int().min(0).max(100));

const trigger = z.strictObject({
  event: z.enum(TRIGGER_EVENTS),
  delay: z.int().min(0).max(20).default(0),
  turn: orNull(turn),
  character: orNull(id),
  area: orNull(id),
  nation: orNull(id),
  exceptArea: orNull(id),
  rule: BOOK.ruleId,
});

export const mobilizationSchema: z.ZodType<Mobilization> = z.strictObject({
  id, name, nation: id, text,
  reinforcementTurns: z.int().min(0).max(20).default(0),
  halvedWhileBewitched: yes,
  triggers: z.array(trigger).min(1),
  ...BOOK.sourced,
});

export const recruitmentSchema: z.ZodType<Recruitment> = z.strictObject({
  id, name, nation: id, text, fromTurn: turn, eliteTurns: z.int().min(1).max(10), areas: listOf(id), needs: orNull(id), ...BOOK.sourced,
});

export const harbourSchema: z.ZodType<Harbour> = z.strictObject({ id, name, nation: id, areas: listOf(id), capacity: z.int().min(1).max(20), text, ...BOOK.sourced });

export const ringSchema: z.ZodType<Ring> = z.strictObject({
  id, name, bearers: listOf(id), nation: orNull(id), area: orNull(id), bonus: z.int().min(1).max(6), text, ...BOOK.sourced,
});

export const lostTableSchema: z.ZodType<LostTable> = z.strictObject({ id, name, text, known: orNull(text), ...BOOK.sourced });

export const startingForceSchema: z.ZodType<StartingForce> = z.strictObject({
  id, name, nation: id, area: orNull(id), reserve: yes, units, regular: units, elite: units, leaders: listOf(id), text, ...BOOK.sourced,
});

const step = z.strictObject({ text, dice: z.array(z.int().min(1).max(6)).default([]), outcome: text, rule: BOOK.ruleId });
export const exampleSchema: z.ZodType<WorkedExample> = z.strictObject({ id, name, text, steps: z.array(step).min(1), ...BOOK.sourced });
