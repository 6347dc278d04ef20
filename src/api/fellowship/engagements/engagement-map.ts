import { zoneDepth } from '../../../rules/fellowship/deployment/place-checks.js';
import type { Engagement, Zone } from '../../../rules/fellowship/reference.js';
import { drawn, sentences } from '../../shared/svg/drawing.js';
import { element, type Markup } from '../../shared/svg/svg.js';
import { textLines } from '../../shared/svg/text-lines.js';
import { FONT, MAP_THEME } from './map-theme.js';

/** User units for a centimetre of the battlefield, margins, and the width for the words below. */
const SCALE = 2.4;
const MARGIN = 24;
const LEAST_WIDTH = 340;
const LINE = 16;
const THIRDS = 3;
const MARKER = 5;

export interface TableSize {
  readonly width: number;
  readonly depth: number;
}

/** A zone as it is drawn: which edge it lies at, how deep, and what stands in it. */
interface Strip {
  readonly atFoot: boolean;
  readonly cm: number;
  readonly label: string;
}

/** The set-up of an engagement to scale, as far as the words give it; what they leave open stands below. */
export function engagementMap(engagement: Engagement, table: TableSize): string {
  const [wide, deep] = [table.width * SCALE, table.depth * SCALE];
  const width = Math.max(LEAST_WIDTH, wide + MARGIN * 2);
  const [left, top] = [(width - wide) / 2, MARGIN * 2.5];
  const strips = engagement.zones.flatMap((zone) => stripsOf(zone, table.depth));
  const notes = notesOf(engagement, table).flatMap((note) => textLines(note, FONT.text, width - MARGIN * 2));
  const height = top + deep + MARGIN * 1.5 + notes.length * LINE + MARGIN;
  return drawn({
    id: `map-${engagement.id}`, width, height, title: `Set-up of a ${engagement.name.toLowerCase()} engagement`, description: sentences([engagement.text, ...strips.map(({ label }) => label)]), theme: MAP_THEME,
    children: [
      element('text', { class: 'title', x: MARGIN, y: MARGIN * 1.4 }, `${engagement.name} engagement`),
      element('rect', { class: 'board', x: left, y: top, width: wide, height: deep }),
      ...strips.flatMap((strip) => drawStrip(strip, { left, top, wide, deep })),
      ...(strips.length === 0 ? [] : [element('line', { class: 'line', x1: left, x2: left + wide, y1: top + deep / 2, y2: top + deep / 2 })]),
      ...markers(engagement, { left, top, wide, deep }),
      element('text', { class: 'label middle', x: width / 2, y: top + deep + LINE }, `${table.width} × ${table.depth} cm`),
      ...notes.map((line, place) => element('text', { class: 'text', x: MARGIN, y: top + deep + MARGIN * 1.5 + (place + 1) * LINE }, line)),
    ],
  });
}

/** One zone is for either side and lies at both edges; else the defender holds the foot of the map. */
function stripsOf(zone: Zone, depth: number): Strip[] {
  const cm = Math.min(zoneDepth(zone, depth), depth / 2);
  if (zone.side === 'either') return [true, false].map((atFoot) => ({ atFoot, cm, label: `${atFoot ? 'First' : 'Second'} side: up to ${cm} cm from its edge.` }));
  const who = zone.side === 'attacker' ? 'Attacker' : 'Defender';
  return [{ atFoot: zone.side === 'defender', cm, label: zone.depth === null ? `${who}: anywhere in his half.` : `${who}: up to ${cm} cm from his edge.` }];
}

interface Frame {
  readonly left: number;
  readonly top: number;
  readonly wide: number;
  readonly deep: number;
}

function drawStrip({ atFoot, cm, label }: Strip, { left, top, wide, deep }: Frame): Markup[] {
  const height = cm * SCALE;
  const y = atFoot ? top + deep - height : top;
  return [
    element('rect', { class: `zone ${atFoot ? 'first' : 'second'}`, x: left, y, width: wide, height }),
    ...textLines(label, FONT.label, wide - MARGIN).map((line, place) => element('text', { class: 'label middle', x: left + wide / 2, y: y + height / 2 + place * LINE }, line)),
  ];
}

/** Markers where they may lie: one in each outer third beyond the zone, the others in the central third. */
function markers({ zones, markers: { each, centre } }: Engagement, { left, top, wide, deep }: Frame): Markup[] {
  const zone = (zones[0]?.depth ?? 0) * SCALE;
  const own = (zone + deep / THIRDS) / 2;
  const spot = (x: number, y: number): Markup => element('circle', { class: 'marker', cx: x, cy: y, r: MARKER });
  const hasRoom = deep / THIRDS > zone;
  const sides = hasRoom && each > 0 ? [spot(left + wide / 2, top + own), spot(left + wide / 2, top + deep - own)] : [];
  return [...sides, ...Array.from({ length: centre }, (_, place) => spot(left + ((place + 1) * wide) / (centre + 1), top + deep / 2))];
}

function notesOf({ zones, markers: { each, centre }, open }: Engagement, { depth }: TableSize): string[] {
  const hasNoRoom = each > 0 && depth / THIRDS <= (zones[0]?.depth ?? 0);
  return [
    ...(zones.length === 0 ? ['No zones: both sides place their figures by agreement.'] : ['The broken line is the middle of the battlefield.']),
    ...(each + centre > 0 ? [`Dots are markers where they might lie: ${each} for each side beyond its zone and within its third, ${centre} in the centre.`] : []),
    ...(hasNoRoom ? ['On so shallow a battlefield there is no place for the marker of a side.'] : []),
    ...open,
  ];
}
