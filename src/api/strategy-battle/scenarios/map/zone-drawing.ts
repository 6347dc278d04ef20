import type { Side } from '../../../../rules/strategy-battle/data-words.js';
import type { Outline } from '../../../../rules/strategy-battle/scenario/zone-kinds/zone-kind.js';
import type { Rectangle } from '../../../../rules/strategy-battle/scenario/zone-kinds/strip.js';
import { outlines } from '../../../../rules/strategy-battle/scenario/zone-kinds/zone-kinds.js';
import type { Zone } from '../../../../rules/strategy-battle/scenario/zones.js';
import { element, type Markup } from '../../../shared/svg/svg.js';
import { textWidth } from '../../../shared/svg/text-lines.js';
import type { BoardFrame, Spot } from './board-frame.js';
import type { LabelRoom } from './label-room.js';
import { FONT } from './map-theme.js';
import { mark, MARK_SIZE } from './marks.js';

/** A placement's zone on a board, with the number that the legend explains. */
export interface NumberedZone {
  readonly zone: Zone;
  readonly side: Side;
  readonly number: number;
}

/** What a map shows of a zone. A zone that is the whole board shows nothing. */
export function drawnOutlines(zone: Zone, frame: BoardFrame): readonly Outline[] {
  return zone.kind === 'anywhere' ? [] : outlines(zone, frame.ground);
}

export function zoneShape({ zone, side }: Pick<NumberedZone, 'zone' | 'side'>, frame: BoardFrame): readonly Markup[] {
  return drawnOutlines(zone, frame).map((outline) => element('g', { class: side }, shape(outline, side, frame)));
}

/** The number of the zone once for each of its shapes, where there is room. */
export function zoneMarks({ zone, side, number }: NumberedZone, frame: BoardFrame, room: LabelRoom): readonly Markup[] {
  return drawnOutlines(zone, frame).map((outline) => mark(side, number, room.place(MARK_SIZE, MARK_SIZE, markSpots(outline, zone, frame)), false));
}

function shape(outline: Outline, side: Side, frame: BoardFrame): Markup {
  const { x, y } = frame.at(outline.x, outline.y);
  const fill = `url(#${frame.id(`${side}-hatch`)})`;
  switch (outline.kind) {
    case 'rectangle': {
      const [width, height] = [outline.width * frame.scale, outline.depth * frame.scale];
      return element('rect', { class: outline.loose ? 'zone loose' : 'zone', fill, x, y: y - height, width, height });
    }
    case 'circle': return element('circle', { class: 'zone', fill, cx: x, cy: y, r: outline.radius * frame.scale });
    case 'spot': return element('circle', { class: 'spot', cx: x, cy: y, r: 5 });
    case 'line': {
      const to = frame.at(outline.toX, outline.toY);
      return element('line', { class: 'line', x1: x, y1: y, x2: to.x, y2: to.y });
    }
  }
}

const SHARES = [0.5, 0.36, 0.64, 0.22, 0.78, 0.08, 0.92];

/** Spots for the number, best first: a strip has it near the side that faces the field, where a deeper one does not lie over it. */
function markSpots(outline: Outline, zone: Zone, frame: BoardFrame): readonly Spot[] {
  switch (outline.kind) {
    case 'rectangle': return rectangleSpots(outline, zone, frame);
    case 'circle': return SHARES.flatMap((share) => [frame.at(outline.x + (share - 0.5) * outline.radius, outline.y), frame.at(outline.x, outline.y + (share - 0.5) * outline.radius)]).map((spot) => inFrame(spot, frame));
    case 'spot': return around(frame.at(outline.x, outline.y), frame);
    case 'line': return SHARES.map((share) => inFrame(frame.at(outline.x + share * (outline.toX - outline.x), outline.y + share * (outline.toY - outline.y)), frame));
  }
}

function rectangleSpots(outline: Rectangle, zone: Zone, frame: BoardFrame): readonly Spot[] {
  const { x, y, width, depth } = outline;
  const edge = zone.kind === 'strip' || zone.kind === 'half' ? edgeOf(outline, frame) : null;
  const inset = 13 / frame.scale;
  return SHARES.map((share) => {
    switch (edge) {
      case 'south': return frame.at(x + share * width, y + depth - inset);
      case 'north': return frame.at(x + share * width, y + inset);
      case 'west': return frame.at(x + width - inset, y + share * depth);
      case 'east': return frame.at(x + inset, y + share * depth);
      default: return frame.at(x + share * width, y + depth / 2);
    }
  });
}

function edgeOf({ x, y, width, depth }: Rectangle, { ground: { size } }: BoardFrame): 'north' | 'east' | 'south' | 'west' {
  if (width >= size.width) return y === 0 ? 'south' : 'north';
  return depth >= size.depth && x === 0 ? 'west' : 'east';
}

function around({ x, y }: Spot, frame: BoardFrame): readonly Spot[] {
  return [[18, 0], [-18, 0], [0, 18], [0, -18], [16, 16], [-16, 16], [16, -16], [-16, -16]].map(([dx = 0, dy = 0]) => inFrame({ x: x + dx, y: y + dy }, frame));
}

function inFrame({ x, y }: Spot, frame: BoardFrame): Spot {
  const inset = 11;
  return { x: Math.min(Math.max(x, frame.left + inset), frame.right - inset), y: Math.min(Math.max(y, frame.top + inset), frame.bottom - inset) };
}

/** Width and height of a label. */
export function labelSize(text: string): { readonly width: number; readonly height: number } {
  return { width: textWidth(text, FONT.label) + 4, height: FONT.label + 3 };
}
