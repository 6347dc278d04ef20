import type { Board, Edge, Measure } from '../../../../rules/strategy-battle/scenario/board.js';
import { Ground, sizeIn } from '../../../../rules/strategy-battle/scenario/ground.js';
import { shownLength } from '../../../../rules/strategy-battle/scenario/zone-kinds/misses.js';
import { placeName } from '../../../../rules/strategy-battle/scenario/zone-kinds/place-name.js';
import type { Placement, Separation, Share, Zone } from '../../../../rules/strategy-battle/scenario/zones.js';

const EVERY_EDGE = 4;
const PARTS: Readonly<Record<number, string>> = { 2: 'half of the models', 3: 'a third of the models', 4: 'a quarter of the models' };
const RELATIONS: Readonly<Record<Separation['relation'], string>> = { 'at-least': 'at least', 'more-than': 'more than', 'at-most': 'at most', 'exactly': 'exactly' };

/** Number, zones and distances of a placement in words, as the data has them: `8 models; within 12" of the north edge (Anduin).` */
export function placementWords(placement: Placement, board: Board, measure: Measure, nameOf: (placement: string) => string): string {
  const ground = new Ground(board, measure, sizeIn(measure, board.drawnAs), []);
  const zones = placement.zones.map((zone) => zoneWords(zone, ground, nameOf));
  const parts = [shareWords(placement.share), zones.join(', or '), ...placement.separations.map((separation) => separationWords(separation, measure, nameOf))];
  const words = parts.filter((part) => part !== '').join('; ').replace(/\.$/, '');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

function shareWords(share: Share): string {
  switch (share.kind) {
    case 'all': return '';
    case 'exactly': return share.count === 1 ? 'one model' : `${share.count} models`;
    case 'at-most': return share.count === 1 ? 'at most one model' : `at most ${share.count} models`;
    case 'equal-part': return PARTS[share.parts] ?? `one of ${share.parts} equal parts`;
  }
}

function zoneWords(zone: Zone, ground: Ground, nameOf: (placement: string) => string): string {
  const length = (pair: { readonly inches: number; readonly cm: number }): string => shownLength(ground.length(pair), ground.measure);
  switch (zone.kind) {
    case 'anywhere': return 'anywhere on the board';
    case 'strip': return `within ${length(zone.distance)} of ${edgesWords(zone.edges, ground)}`;
    case 'on-edge': return `touching ${edgesWords(zone.edges, ground)}`;
    case 'inside': return `at least ${length(zone.distance)} from every edge`;
    case 'around': return `within ${length(zone.distance)} of ${placeName(zone.place, ground)}`;
    case 'touching': return `touching ${placeName(zone.place, ground)}`;
    case 'centred-on': return `exactly on ${placeName(zone.place, ground)}`;
    case 'rectangle': return `in an area of ${length(zone.width)} by ${length(zone.depth)} around ${placeName(zone.place, ground)}`;
    case 'block': return `in an area ${length(zone.width)} wide and ${length(zone.depth)} deep at ${edgesWords([zone.edge], ground)}`;
    case 'half': return `in the half of the board at ${edgesWords([zone.edge], ground)}`;
    case 'opposite': return `touching the centre of the edge across from "${nameOf(zone.placement)}"`;
    case 'off-table': return 'not on the table at the start';
    case 'stated': return '';
  }
}

function edgesWords(edges: readonly Edge[], { board }: Ground): string {
  if (edges.length === EVERY_EDGE) return 'any edge';
  return edges.map((edge) => {
    const names = board.edges.filter((named) => named.edge === edge).map(({ name }) => name);
    return `the ${edge} edge${names.length === 0 ? '' : ` (${names.join(', ')})`}`;
  }).join(' or ');
}

function separationWords({ from, relation, distance }: Separation, measure: Measure, nameOf: (placement: string) => string): string {
  const whom = { enemies: 'every enemy on the table by then', friends: 'every other model of their side' };
  return `${RELATIONS[relation]} ${shownLength(distance[measure], measure)} from ${from.kind === 'placement' ? `"${nameOf(from.placement)}"` : whom[from.kind]}`;
}

/** Texts of zones that are told in words only, or that bring models later. */
export function statedTexts({ zones }: Placement): readonly string[] {
  return zones.flatMap((zone) => (zone.kind === 'stated' || zone.kind === 'off-table' ? [zone.text] : []));
}
