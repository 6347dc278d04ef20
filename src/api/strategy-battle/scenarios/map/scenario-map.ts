import type { Measure, Board } from '../../../../rules/strategy-battle/scenario/board.js';
import { Ground, sizeIn } from '../../../../rules/strategy-battle/scenario/ground.js';
import type { Scenario } from '../../../../rules/strategy-battle/scenario/scenario-reference.js';
import type { Placement } from '../../../../rules/strategy-battle/scenario/zones.js';
import type { Side } from '../../../../rules/strategy-battle/data-words.js';
import { drawn, sentences } from '../../../shared/svg/drawing.js';
import { element, type Markup } from '../../../shared/svg/svg.js';
import { boardPicture, SCALE_HEIGHT } from './board-drawing.js';
import { BoardFrame, PAGE_WIDTH, type Spot } from './board-frame.js';
import { isDrawn } from './feature-drawing.js';
import { Column } from './legend.js';
import { inMeasure, NOT_DRAWN, sizeText } from './map-texts.js';
import { MAP_THEME } from './map-theme.js';
import { placementWords, statedTexts } from './placement-words.js';
import { letterMark, letterOf, mark } from './marks.js';
import { drawnOutlines, type NumberedZone } from './zone-drawing.js';

/** What a map is drawn from. */
export type MappedScenario = Pick<Scenario, 'id' | 'name' | 'number' | 'boards' | 'terrain' | 'deployment'>;

interface Numbered {
  readonly placement: Placement;
  readonly side: Side;
  readonly number: number;
  /** All that is known of it, in words and figures. */
  readonly text: string;
}

/** The set-up of a scenario as an SVG document, to scale, with a legend that says everything the picture cannot. */
export function scenarioMap(scenario: MappedScenario, measure: Measure): string {
  const id = `map-${scenario.id}-${measure}`;
  const placements = numbered(scenario, measure);
  const frames: BoardFrame[] = [];
  const letters = new Map<string, string>();
  const column = new Column(6);
  column.title(scenario.name);
  if (scenario.number !== null) column.paragraph(scenario.number);
  for (const [index, board] of scenario.boards.entries()) {
    const main = index === 0;
    column.paragraph(sizeText(board, measure, scenario.boards.length > 1));
    const frame = new BoardFrame(new Ground(board, measure, sizeIn(measure, board.drawnAs), []), column.bottom + 28, main, id);
    frames.push(frame);
    for (const feature of board.features) if (isDrawn(feature, frame)) letters.set(feature.id, letterOf(letters.size));
    column.add(boardPicture(frame, zonesOn(board, main, placements), letters), frame.depth + 28 + SCALE_HEIGHT + 8);
  }
  deploymentLegend(column, placements, frames);
  featureLegend(column, scenario, letters, measure);
  openLegend(column, scenario);
  return drawn({
    id, width: PAGE_WIDTH, height: column.bottom + 14, title: `Map of ${scenario.name}`, description: described(scenario, placements, measure), theme: MAP_THEME, children: [column.markup],
  });
}

function numbered({ deployment, boards }: MappedScenario, measure: Measure): readonly Numbered[] {
  const all = deployment.steps.flatMap(({ side, placements }) => placements.map((placement) => ({ placement, side })));
  const nameOf = (id: string): string => all.find(({ placement }) => placement.id === id)?.placement.name ?? id;
  return all.map(({ placement, side }, index) => {
    const board = boards.find(({ id }) => id === placement.board) ?? boards[0];
    const figures = board ? placementWords(placement, board, measure, nameOf) : '';
    return { placement, side, number: index + 1, text: inMeasure([...new Set([placement.text, figures, ...statedTexts(placement)])].filter((part) => part !== '.').join(' '), measure) };
  });
}

function zonesOn(board: Board, main: boolean, placements: readonly Numbered[]): readonly NumberedZone[] {
  return placements.filter(({ placement }) => (placement.board === null ? main : placement.board === board.id))
    .flatMap(({ placement, side, number }) => placement.zones.map((zone) => ({ zone, side, number })));
}

function deploymentLegend(column: Column, placements: readonly Numbered[], frames: readonly BoardFrame[]): void {
  column.heading('Who is set up where, in order');
  const hollow = (placement: Placement): boolean => frames.every((frame) => placement.zones.every((zone) => drawnOutlines(zone, frame).length === 0));
  for (const { placement, side, number, text } of placements) {
    column.entry({ mark: (spot) => mark(side, number, spot, hollow(placement)), lead: `${side === 'good' ? 'Good' : 'Evil'}, ${placement.name}`, text });
  }
  if (placements.some(({ placement }) => hollow(placement))) column.paragraph(NOT_DRAWN);
}

function featureLegend(column: Column, { boards, terrain }: MappedScenario, letters: ReadonlyMap<string, string>, measure: Measure): void {
  column.heading('On the table');
  if (terrain !== '') column.paragraph(inMeasure(terrain, measure));
  for (const { id, name, text } of boards.flatMap(({ features }) => features)) {
    const letter = letters.get(id);
    column.entry({ mark: letter === undefined ? bullet : (spot) => letterMark(letter, spot), lead: name, text: inMeasure(text, measure) });
  }
}

/** Whole sentences, both measures included: some of them are about the two not agreeing. */
function openLegend(column: Column, { boards }: MappedScenario): void {
  const open = boards.flatMap((board) => board.open);
  if (open.length === 0) return;
  column.heading('What the text leaves open');
  for (const sentence of open) {
    column.entry({ mark: bullet, lead: sentence, text: '' });
  }
}

function bullet({ x, y }: Spot): Markup {
  return element('circle', { cx: x, cy: y, r: 2.5, fill: 'var(--ink)' });
}

function described({ boards }: MappedScenario, placements: readonly Numbered[], measure: Measure): string {
  const sizes = boards.map((board) => sizeText(board, measure, boards.length > 1));
  const places = placements.map(({ placement, side, number, text }) => `${number}: ${side === 'good' ? 'Good' : 'Evil'}, ${placement.name}. ${text}`);
  return sentences([...sizes, ...places]);
}
