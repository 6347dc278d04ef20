import { shownLength } from '../../../../rules/strategy-battle/scenario/zone-kinds/misses.js';
import { edgeCentre } from '../../../../rules/strategy-battle/scenario/geometry.js';
import type { Edge, Place } from '../../../../rules/strategy-battle/scenario/board.js';
import type { Zone } from '../../../../rules/strategy-battle/scenario/zones.js';
import { element, fragment, type Markup } from '../../../shared/svg/svg.js';
import type { BoardFrame, Spot } from './board-frame.js';
import type { LabelRoom } from './label-room.js';
import { labelSize } from './zone-drawing.js';

/** How far along an edge a dimension line may stand, best first. */
const ALONG = [0.12, 0.84, 0.2, 0.8, 0.28, 0.72, 0.44, 0.56];

/** The figures of a zone: a line with its length for depths, a label for the rest. */
export function zoneSizes(zone: Zone, frame: BoardFrame, room: LabelRoom): readonly Markup[] {
  const { ground } = frame;
  switch (zone.kind) {
    case 'strip': return zone.edges.map((edge) => depthLine(edge, ground.length(zone.distance), frame, room));
    case 'block': return [depthLine(zone.edge, ground.length(zone.depth), frame, room), label(`${figure(zone.width, frame)} wide`, besideBlock(zone.edge, ground.length(zone.depth), frame), room)];
    case 'inside': return [depthLine('south', ground.length(zone.distance), frame, room), depthLine('west', ground.length(zone.distance), frame, room)];
    case 'around': return spotted(zone.place, frame, ground.length(zone.distance) * frame.scale, `${figure(zone.distance, frame)} radius`, room);
    case 'rectangle': return spotted(zone.place, frame, (ground.length(zone.depth) / 2) * frame.scale, `${figure(zone.width, frame)} × ${figure(zone.depth, frame)}`, room);
    default: return [];
  }
}

function figure(pair: { readonly inches: number; readonly cm: number }, { ground }: BoardFrame): string {
  return shownLength(ground.length(pair), ground.measure);
}

/** A line from an edge into the board, with its length beside it. */
function depthLine(edge: Edge, length: number, frame: BoardFrame, room: LabelRoom): Markup {
  const text = shownLength(length, frame.ground.measure);
  const { width, height } = labelSize(text);
  const upright = edge === 'north' || edge === 'south';
  const long = length * frame.scale;
  const middles = ALONG.map((share) => middleOf(edge, share, length, frame));
  const box = upright ? { width: width + 8, height: Math.max(long, height) } : { width: Math.max(long, width), height: height + 6 };
  const shift = upright ? { x: width / 2, y: 0 } : { x: 0, y: -height / 2 };
  const { x, y } = room.place(box.width, box.height, middles.map((spot) => ({ x: spot.x + shift.x, y: spot.y + shift.y })));
  const [cx, cy] = [x - shift.x, y - shift.y];
  const half = long / 2;
  const inner = cy + (edge === 'north' ? 1 : -1) * Math.max(0, half - 11);
  const line = upright ? { x1: cx, y1: cy - half, x2: cx, y2: cy + half } : { x1: cx - half, y1: cy, x2: cx + half, y2: cy };
  const ends = upright
    ? [cy - half, cy + half].map((end) => element('line', { class: 'size', x1: cx - 4, y1: end, x2: cx + 4, y2: end }))
    : [cx - half, cx + half].map((end) => element('line', { class: 'size', x1: end, y1: cy - 4, x2: end, y2: cy + 4 }));
  const words = upright ? element('text', { class: 'label', x: cx + 4, y: inner + 4 }, text) : element('text', { class: 'label', x: cx, y: cy - 5, 'text-anchor': 'middle' }, text);
  return fragment([element('line', { class: 'size', ...line }), ...ends, words]);
}

function middleOf(edge: Edge, share: number, length: number, frame: BoardFrame): Spot {
  const { width, depth } = frame.ground.size;
  const half = length / 2;
  switch (edge) {
    case 'south': return frame.at(share * width, half);
    case 'north': return frame.at(share * width, depth - half);
    case 'west': return frame.at(half, share * depth);
    case 'east': return frame.at(width - half, share * depth);
  }
}

function besideBlock(edge: Edge, depth: number, frame: BoardFrame): readonly Spot[] {
  const { x, y } = edgeCentre(edge, frame.ground.size);
  const middle = frame.at(x, y);
  const away = depth * frame.scale + 12;
  const [dx, dy] = ({ north: [0, 1], south: [0, -1], west: [1, 0], east: [-1, 0] } as const)[edge];
  return [{ x: middle.x + dx * away, y: middle.y + dy * away }];
}

function spotted(place: Place, frame: BoardFrame, reach: number, text: string, room: LabelRoom): readonly Markup[] {
  const spot = frame.ground.spot(place);
  if (!spot) return [];
  const { x, y } = frame.at(spot.x, spot.y);
  const { width } = labelSize(text);
  const inside = (middle: number): number => Math.min(Math.max(middle, frame.left + width / 2 + 2), frame.right - width / 2 - 2);
  const spots = [reach + 10, -reach - 10].map((away) => ({ x: inside(x), y: y + away })).filter((found) => found.y > frame.top + 8 && found.y < frame.bottom - 8);
  const beside = [1, -1].map((way) => ({ x: inside(x + way * (reach + width / 2 + 4)), y }));
  return [label(text, [...spots, ...beside], room)];
}

function label(text: string, spots: readonly Spot[], room: LabelRoom): Markup {
  const { width, height } = labelSize(text);
  const { x, y } = room.place(width, height, spots);
  return element('text', { class: 'label', x, y: y + 4, 'text-anchor': 'middle' }, text);
}
