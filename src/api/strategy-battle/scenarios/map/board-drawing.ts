import { EDGES, type Edge } from '../../../../rules/strategy-battle/scenario/board.js';
import { shownLength } from '../../../../rules/strategy-battle/scenario/zone-kinds/misses.js';
import { element, fragment, type Markup } from '../../../shared/svg/svg.js';
import type { BoardFrame} from './board-frame.js';
import { PAGE_WIDTH } from './board-frame.js';
import { featureMark, featureShape } from './feature-drawing.js';
import { LabelRoom } from './label-room.js';
import { zoneSizes } from './size-drawing.js';
import { zoneMarks, zoneShape, type NumberedZone } from './zone-drawing.js';

/** One foot in the book's pairs: the length of the scale bar and of the ticks on the frame. */
const FOOT = { inches: 12, cm: 28 } as const;

/** Height of the scale bar with its text under a board. */
export const SCALE_HEIGHT = 46;

/** A board with its zones, features, figures and the names of its edges. `letters`: of the features that are drawn, by id. */
export function boardPicture(frame: BoardFrame, zones: readonly NumberedZone[], letters: ReadonlyMap<string, string>): Markup {
  const { features } = frame.ground.board;
  const room = new LabelRoom();
  const numbers = zones.flatMap((numbered) => zoneMarks(numbered, frame, room));
  const sizes = distinct(zones.map(({ zone }) => zone)).flatMap((zone) => zoneSizes(zone, frame, room));
  const marks = features.flatMap((feature) => featureMark(feature, letters.get(feature.id) ?? '', frame, room));
  return fragment([
    definitions(frame),
    element('rect', { class: 'board', ...box(frame) }),
    element('g', { 'clip-path': `url(#${frame.id('inside')})` }, ...features.flatMap((feature) => featureShape(feature, frame)), ...distinct(zones.map(({ zone, side }) => ({ zone, side }))).flatMap((zone) => zoneShape(zone, frame))),
    element('rect', { class: 'frame', ...box(frame) }),
    ...ticks(frame),
    ...sizes, ...marks, ...numbers,
    ...EDGES.flatMap((edge) => edgeName(edge, frame)),
    scaleBar(frame),
  ]);
}

/** What is the same twice is drawn once. */
function distinct<Thing>(things: readonly Thing[]): readonly Thing[] {
  return [...new Map(things.map((thing) => [JSON.stringify(thing), thing])).values()];
}

function box({ left, top, width, depth }: BoardFrame): { x: number; y: number; width: number; height: number } {
  return { x: left, y: top, width, height: depth };
}

function definitions(frame: BoardFrame): Markup {
  const hatch = (side: 'good' | 'evil', angle: number): Markup =>
    element('pattern', { id: frame.id(`${side}-hatch`), class: side, width: 7, height: 7, patternUnits: 'userSpaceOnUse', patternTransform: `rotate(${angle})` },
      element('line', { class: 'hatch', x1: 0, y1: 0, x2: 0, y2: 7 }));
  return element('defs', {}, hatch('good', 45), hatch('evil', -45), element('clipPath', { id: frame.id('inside') }, element('rect', box(frame))));
}

function ticks(frame: BoardFrame): readonly Markup[] {
  const { size, measure } = frame.ground;
  const steps = (length: number): number[] => Array.from({ length: Math.ceil(length / FOOT[measure]) - 1 }, (_, index) => (index + 1) * FOOT[measure]);
  const across = steps(size.width).flatMap((x) => [[x, 0, 1], [x, size.depth, -1]] as const).map(([x, y, way]) => {
    const spot = frame.at(x, y);
    return element('line', { class: 'tick', x1: spot.x, y1: spot.y, x2: spot.x, y2: spot.y + 4 * way });
  });
  const down = steps(size.depth).flatMap((y) => [[0, y, -1], [size.width, y, 1]] as const).map(([x, y, way]) => {
    const spot = frame.at(x, y);
    return element('line', { class: 'tick', x1: spot.x, y1: spot.y, x2: spot.x + 4 * way, y2: spot.y });
  });
  return [...across, ...down];
}

function edgeName(edge: Edge, frame: BoardFrame): readonly Markup[] {
  const text = frame.ground.board.edges.filter((named) => named.edge === edge).map(({ name }) => name).join(' · ');
  if (text === '') return [];
  const middle = { x: frame.left + frame.width / 2, y: frame.top + frame.depth / 2 };
  const turned = (x: number, angle: number): Markup => element('text', { class: 'edge', x, y: middle.y, 'text-anchor': 'middle', transform: `rotate(${angle} ${x} ${middle.y})` }, text);
  switch (edge) {
    case 'north': return [element('text', { class: 'edge', x: middle.x, y: frame.top - 9, 'text-anchor': 'middle' }, text)];
    case 'south': return [element('text', { class: 'edge', x: middle.x, y: frame.bottom + 18, 'text-anchor': 'middle' }, text)];
    case 'west': return [turned(frame.left - 9, -90)];
    case 'east': return [turned(frame.right + 9, 90)];
  }
}

function scaleBar(frame: BoardFrame): Markup {
  const { measure, size } = frame.ground;
  const length = size.width >= 2 * FOOT[measure] ? FOOT[measure] : FOOT[measure] / 2;
  const [y, wide] = [frame.bottom + SCALE_HEIGHT - 6, length * frame.scale];
  const left = Math.max(frame.left, (PAGE_WIDTH - frame.width) / 2);
  return fragment([
    element('path', { class: 'size', d: `M${left} ${y - 4}V${y}H${Math.round((left + wide) * 100) / 100}V${y - 4}` }),
    element('text', { class: 'text', x: left + wide + 6, y }, shownLength(length, measure)),
    element('text', { class: 'text', x: frame.right, y, 'text-anchor': 'end' }, 'N ↑'),
  ]);
}
