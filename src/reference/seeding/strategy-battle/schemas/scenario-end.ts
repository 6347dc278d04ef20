import { z } from 'zod';
import { JUDGED, RESULTS, STAND_INS, type Objective, type Subjects } from '../../../../rules/strategy-battle/scenario/objectives.js';
import { ROLL_MOMENTS, type ScenarioRoll } from '../../../../rules/strategy-battle/scenario/rolls.js';
import { id, listOf, text } from '../../schemas/fields.js';
import { distance, ruleId, share } from './common.js';

const side = z.enum(['good', 'evil']);
const turn = z.int().min(1).max(100);
const judged = z.enum(JUDGED).default('at-once');
const die = z.int().min(2).max(6);

const subjects: z.ZodType<Subjects> = z.strictObject({ side, units: listOf(id), pointsMatch: z.enum(STAND_INS) });
const told = { rank: z.int().min(0).max(9).default(0), rule: ruleId, text };

export const objective: z.ZodType<Objective> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('reduce'), ...told, winner: side, share, judged }),
  z.strictObject({ kind: z.literal('wipe-out'), ...told, winner: side, judged }),
  z.strictObject({ kind: z.literal('slain'), ...told, winner: side, subjects, judged }),
  z.strictObject({ kind: z.literal('exit'), ...told, winner: side, subjects, through: id }),
  z.strictObject({ kind: z.literal('split'), ...told, subjects, through: id }),
  z.strictObject({
    kind: z.literal('break-through'), ...told, side, through: id, more: share, less: share, escort: subjects, lost: subjects,
    lastTurn: turn.nullable().default(null),
  }),
  z.strictObject({
    kind: z.literal('turn-chart'), ...told, side,
    degrees: z.array(z.strictObject({ upTo: turn.nullable(), result: z.enum(RESULTS) })).min(1),
  }),
  z.strictObject({ kind: z.literal('time-out'), ...told, winner: side, lastTurn: turn }),
  z.strictObject({ kind: z.literal('hold'), ...told, winner: side, area: id, least: z.int().min(1).max(1000), lastTurn: turn }),
  z.strictObject({ kind: z.literal('carry-off'), ...told, winner: side, item: id, through: id }),
  z.strictObject({ kind: z.literal('deed'), ...told, winner: side, deed: id, unlessSlain: subjects.nullable().default(null) }),
  z.strictObject({ kind: z.literal('deadlock'), ...told, needed: subjects, item: id }),
]);

const happening = { id, when: z.enum(ROLL_MOMENTS), rule: ruleId, text };

export const roll: z.ZodType<ScenarioRoll> = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('recurring'), ...happening, needed: die, fromTurn: turn, by: z.enum(['good', 'evil', 'priority']),
    atHalf: z.boolean().default(false), says: text, otherwise: text, unit: id.nullable().default(null),
    edges: z.array(z.strictObject({ faces: z.array(z.int().min(1).max(6)).min(1), edge: id.nullable(), text })).default([]),
    mayCharge: z.boolean().nullable().default(null),
  }),
  z.strictObject({
    kind: z.literal('trap'), ...happening, needed: die, against: side, markers: z.int().min(1).max(20), within: distance,
    strength: z.int().min(1).max(10), says: text, otherwise: text,
  }),
  z.strictObject({
    kind: z.literal('return'), ...happening, side, except: listOf(id), perEdge: z.int().min(1).max(100).nullable().default(null),
    through: listOf(id), mayCharge: z.boolean(), mayWait: z.boolean(), says: text,
  }),
  z.strictObject({
    kind: z.literal('path'), ...happening, units: listOf(id), move: distance, frees: id.nullable().default(null), freesRule: ruleId.nullable().default(null),
  }),
]);
