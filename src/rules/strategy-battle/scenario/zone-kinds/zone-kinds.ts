import type { Base } from '../geometry.js';
import type { Ground } from '../ground.js';
import type { Zone, ZoneKind } from '../zones.js';
import { anywhere } from './anywhere.js';
import { around } from './around.js';
import { block } from './block.js';
import { centredOn } from './centred-on.js';
import { half } from './half.js';
import { inside } from './inside.js';
import { offTable } from './off-table.js';
import { onEdge } from './on-edge.js';
import { opposite } from './opposite.js';
import { rectangle } from './rectangle.js';
import { stated } from './stated.js';
import { strip } from './strip.js';
import { touching } from './touching.js';
import type { Others, Outline, Verdict, ZoneRule } from './zone-kind.js';

/** Every kind of zone by its name. */
export const ZONE_RULES: { readonly [Kind in ZoneKind]: ZoneRule<Kind> } = {
  'anywhere': anywhere, 'strip': strip, 'on-edge': onEdge, 'inside': inside, 'around': around, 'touching': touching, 'centred-on': centredOn,
  'rectangle': rectangle, 'block': block, 'half': half, 'opposite': opposite, 'off-table': offTable, 'stated': stated,
};

/** Judges a base that stands on the board of the ground. */
export function judged(zone: Zone, base: Base, ground: Ground, others: Others): Verdict {
  return (ZONE_RULES[zone.kind] as ZoneRule).judge(zone, base, ground, others);
}

export function outlines(zone: Zone, ground: Ground): readonly Outline[] {
  return (ZONE_RULES[zone.kind] as ZoneRule).outline(zone, ground);
}
