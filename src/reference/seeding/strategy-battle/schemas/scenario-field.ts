import { z } from 'zod';
import { EDGES, type Board, type Feature, type FeatureShape, type Place } from '../../../../rules/strategy-battle/scenario/board.js';
import { SEPARATION_RELATIONS, type Deployment, type Placement, type Selector, type Separation, type Share, type Zone } from '../../../../rules/strategy-battle/scenario/zones.js';
import { id, listOf, name, text } from '../../schemas/fields.js';
import { distance, ruleId } from './common.js';

const side = z.enum(['good', 'evil']);
const edge = z.enum(EDGES);
const edges = z.array(edge).min(1).refine((list) => new Set(list).size === list.length, 'names an edge twice');
const models = z.int().min(1).max(1000);

const place: z.ZodType<Place> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('centre') }),
  z.strictObject({ kind: z.literal('edge-centre'), edge }),
  z.strictObject({ kind: z.literal('from-edge'), edge, distance }),
  z.strictObject({ kind: z.literal('feature'), feature: id }),
]);

const shape: z.ZodType<FeatureShape> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('spot'), place }),
  z.strictObject({ kind: z.literal('along-edge'), edge }),
  z.strictObject({ kind: z.literal('rectangle'), place, width: distance, depth: distance }),
  z.strictObject({ kind: z.literal('band'), from: place, to: place, width: distance.nullable().default(null) }),
  z.strictObject({ kind: z.literal('scattered') }),
  z.strictObject({ kind: z.literal('lost') }),
]);

const feature: z.ZodType<Feature> = z.strictObject({ id, name, shape, text });
const size = z.strictObject({ width: distance, depth: distance });

export const board: z.ZodType<Board> = z
  .strictObject({
    id,
    name,
    size: size.nullable().default(null),
    drawnAs: size.nullable().default(null),
    edges: z.array(z.strictObject({ edge, name, side: side.nullable().default(null) })).default([]),
    features: z.array(feature).default([]),
    open: listOf(text),
  })
  .refine((known) => (known.size === null) !== (known.drawnAs === null), { path: ['drawnAs'], error: 'is given where, and only where, the size is not' })
  .transform((known) => ({ ...known, drawnAs: drawn(known.drawnAs ?? known.size) }));

/** One of the two is always given: the schema has asked for it. */
function drawn(given: z.infer<typeof size> | null): z.infer<typeof size> {
  if (given === null) throw new Error('A board has neither a size nor one to draw it in.');
  return given;
}

const zone: z.ZodType<Zone> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('anywhere') }),
  z.strictObject({ kind: z.literal('strip'), edges, distance }),
  z.strictObject({ kind: z.literal('on-edge'), edges }),
  z.strictObject({ kind: z.literal('inside'), distance }),
  z.strictObject({ kind: z.literal('around'), place, distance }),
  z.strictObject({ kind: z.literal('touching'), place }),
  z.strictObject({ kind: z.literal('centred-on'), place }),
  z.strictObject({ kind: z.literal('rectangle'), place, width: distance, depth: distance }),
  z.strictObject({ kind: z.literal('block'), edge, width: distance, depth: distance }),
  z.strictObject({ kind: z.literal('half'), edge }),
  z.strictObject({ kind: z.literal('opposite'), placement: id }),
  z.strictObject({ kind: z.literal('off-table'), text }),
  z.strictObject({ kind: z.literal('stated'), text }),
]);

const selector: z.ZodType<Selector> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('unit'), unit: id, options: listOf(id), count: models.nullable().default(null) }),
  z.strictObject({ kind: z.literal('group'), group: id }),
  z.strictObject({ kind: z.literal('leader'), unit: id }),
  z.strictObject({ kind: z.literal('rest') }),
]);

const share: z.ZodType<Share> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('all') }),
  z.strictObject({ kind: z.literal('exactly'), count: models }),
  z.strictObject({ kind: z.literal('at-most'), count: models }),
  z.strictObject({ kind: z.literal('equal-part'), parts: z.int().min(2).max(10) }),
]);

const separation: z.ZodType<Separation> = z.strictObject({
  from: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('enemies') }),
    z.strictObject({ kind: z.literal('friends') }),
    z.strictObject({ kind: z.literal('placement'), placement: id }),
  ]),
  relation: z.enum(SEPARATION_RELATIONS),
  distance,
});

const placement: z.ZodType<Placement> = z.strictObject({
  id,
  name,
  who: z.array(selector).min(1),
  share: share.default({ kind: 'all' }),
  board: id.nullable().default(null),
  zones: z.array(zone).min(1),
  separations: z.array(separation).default([]),
  text,
  rule: ruleId,
});

export const deployment: z.ZodType<Deployment> = z.strictObject({
  first: side,
  steps: z.array(z.strictObject({ side, placements: z.array(placement).min(1) })).min(1),
});
