import { endings, play, type Chance, type Process } from '../../dice/chance.js';
import { Fraction } from '../../dice/fraction.js';
import { expectedOf, spreadOf } from '../../dice/shares.js';
import { decision } from '../../dice/steps.js';
import type { DiceOperation } from '../../shared/operation.js';
import { StoryTable } from '../../shared/story-table.js';
import type { Book } from '../book.js';
import { chanceOf, checkStep } from '../percent.js';
import { SIDES, type Side } from '../reference.js';
import type { MotivationOdds, MotivationRequest, MotivationResult, MotivationSource, SideMotivation } from './motivation-types.js';
import { drumsAfter, sourcesOf } from './sources.js';

/** Between two motivation checks of one side. */
export interface MotivationState {
  readonly source: number;
  readonly dice: number;
}

export const motivationStart: MotivationState = { source: 0, dice: 0 };

/** The checks of one side, each success adding its dice (FS-MOT-008). */
export function motivationProcess(sources: readonly MotivationSource[], side: Side): Process<MotivationState, StoryTable> {
  return {
    next: (state) => {
      const source = sources[state.source];
      return source === undefined ? null : sourceStep(source, side, state);
    },
    key: ({ source, dice }) => `${source} ${dice}`,
    rank: ({ source }) => source,
  };
}

function sourceStep({ source, target, dice, rule }: MotivationSource, side: Side, state: MotivationState): Chance<MotivationState, StoryTable> {
  const [success, failure] = [{ source: state.source + 1, dice: state.dice + dice }, { source: state.source + 1, dice: state.dice }];
  if (target === null) return decision(success, (table) => table.note('motivation', `${side}: ${source} succeeds without dice, ${dice} more.`, rule));
  return checkStep({ purpose: `motivation-${source}`, by: side }, target, { success, failure }, (face, after, table) => {
    table.note('motivation', `${side}: ${source} rolls ${face} against ${target}: ${after.dice > state.dice ? 'one die more' : 'no more dice'}.`, rule);
  });
}

/** Motivation checks of both sides (FS-MOT-…). */
export function createMotivation(book: Book): DiceOperation<MotivationRequest, MotivationOdds, MotivationResult> {
  return {
    odds: (request) => {
      const [good, evil] = SIDES.map((side) => sideOdds(sourcesOf(request[side], `/${side}`), side)) as [SideMotivation, SideMotivation];
      return { good, evil, method: 'exact', assumptions: book.assume(motivationReadings(request)) };
    },
    resolve: (request, faces) => playMotivation(book, request, new StoryTable(faces)),
  };
}

export function motivationReadings(request: MotivationRequest): string[] {
  return SIDES.flatMap((side) => sourcesOf(request[side], `/${side}`).map(({ rule }) => rule));
}

function sideOdds(sources: readonly MotivationSource[], side: Side): SideMotivation {
  const ends = endings(motivationProcess(sources, side), motivationStart);
  const most = sources.reduce((sum, { dice }) => sum + dice, 0);
  return {
    sources: sources.map((source) => ({ ...source, success: source.target === null ? Fraction.ONE : chanceOf(source.target) })),
    extraDice: spreadOf(ends, most, ({ dice }) => dice), expectedExtraDice: expectedOf(ends, ({ dice }) => dice),
  };
}

function playMotivation(book: Book, request: MotivationRequest, table: StoryTable): MotivationResult {
  const [good, evil] = SIDES.map((side) => ({
    extraDice: play(motivationProcess(sourcesOf(request[side], `/${side}`), side), motivationStart, table).dice, drumsAfter: drumsAfter(request[side] ?? {}),
  })) as [MotivationResult['good'], MotivationResult['evil']];
  return { good, evil, rolls: table.dice, trace: table.trace, assumptions: book.assume(motivationReadings(request)) };
}
