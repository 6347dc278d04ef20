import type { Feature, FeatureShape, Place } from '../../../../rules/strategy-battle/scenario/board.js';
import { stripAt, type Rectangle } from '../../../../rules/strategy-battle/scenario/zone-kinds/strip.js';
import { element, written, type Markup } from '../../../shared/svg/svg.js';
import type { BoardFrame, Spot } from './board-frame.js';
import type { LabelRoom } from './label-room.js';
import { letterMark } from './marks.js';

/** Width of what the text does not measure, in user units. */
const NOMINAL = 9;
/** Where a letter may stand beside the middle of a feature. */
const BESIDE = [[0, 0], [20, 0], [-20, 0], [0, 20], [0, -20], [30, 15], [-30, 15], [30, -15], [-30, -15], [0, 40], [0, -40]] as const;

/** Whether the map can show where a feature lies. */
export function isDrawn({ shape }: Feature, { ground }: BoardFrame): boolean {
  return middlesOf(shape, (place) => ground.spot(place)).length > 0;
}

export function featureShape({ shape }: Feature, frame: BoardFrame): readonly Markup[] {
  const { ground, scale } = frame;
  switch (shape.kind) {
    case 'spot': return spot(shape.place, frame);
    case 'along-edge': return [rectangle(stripAt(shape.edge, NOMINAL / scale, ground.size), 'land area', frame)];
    case 'rectangle': {
      const spot = ground.spot(shape.place);
      const [width, depth] = [ground.length(shape.width), ground.length(shape.depth)];
      return spot ? [rectangle({ kind: 'rectangle', x: spot.x - width / 2, y: spot.y - depth / 2, width, depth, loose: false }, 'land area', frame)] : [];
    }
    case 'band': return band(shape, frame);
    default: return [];
  }
}

/** The letter of a feature at a spot of it that has room. */
export function featureMark({ shape }: Feature, letter: string, frame: BoardFrame, room: LabelRoom): readonly Markup[] {
  const middles = middlesOf(shape, (place) => frame.ground.spot(place)).map(({ x, y }) => frame.at(x, y));
  if (middles.length === 0) return [];
  const beside = shape.kind === 'spot' ? BESIDE.slice(1) : BESIDE;
  const spots = middles.flatMap(({ x, y }) => beside.map(([dx, dy]) => within({ x: x + dx, y: y + dy }, frame)));
  return [letterMark(letter, room.place(18, 18, spots))];
}

type Find = (place: Place) => Spot | null;

function middlesOf(shape: FeatureShape, find: Find): readonly Spot[] {
  switch (shape.kind) {
    case 'spot': case 'rectangle': return [find(shape.place)].filter((spot) => spot !== null);
    case 'along-edge': return [find({ kind: 'edge-centre', edge: shape.edge })].filter((spot) => spot !== null);
    case 'band': {
      const [from, to] = [find(shape.from), find(shape.to)];
      return from && to ? [0.35, 0.65, 0.2, 0.8].map((share) => ({ x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) })) : [];
    }
    case 'scattered': case 'lost': return [];
  }
}

function spot(place: Place, frame: BoardFrame): readonly Markup[] {
  const found = frame.ground.spot(place);
  if (!found) return [];
  const { x, y } = frame.at(found.x, found.y);
  return [element('rect', { class: 'land', x: x - 5, y: y - 5, width: 10, height: 10, transform: `rotate(45 ${written(x)} ${written(y)})` })];
}

function band(shape: Extract<FeatureShape, { kind: 'band' }>, frame: BoardFrame): readonly Markup[] {
  const [from, to] = [frame.ground.spot(shape.from), frame.ground.spot(shape.to)];
  if (!from || !to) return [];
  const [start, end] = [frame.at(from.x, from.y), frame.at(to.x, to.y)];
  const width = shape.width ? frame.ground.length(shape.width) * frame.scale : NOMINAL;
  return [element('line', { class: 'water band', x1: start.x, y1: start.y, x2: end.x, y2: end.y, 'stroke-width': width })];
}

function rectangle(outline: Rectangle, style: string, frame: BoardFrame): Markup {
  const [width, height] = [outline.width * frame.scale, outline.depth * frame.scale];
  const { x, y } = frame.at(outline.x, outline.y);
  return element('rect', { class: style, x, y: y - height, width, height });
}

function within({ x, y }: Spot, frame: BoardFrame): Spot {
  const inset = 9;
  return { x: Math.min(Math.max(x, frame.left + inset), frame.right - inset), y: Math.min(Math.max(y, frame.top + inset), frame.bottom - inset) };
}
