import { endings, play, type Chance, type Process } from '../../dice/chance.js';
import { expectedOf, shareOf, spreadOf } from '../../dice/shares.js';
import { decision } from '../../dice/steps.js';
import type { DiceOperation } from '../../shared/operation.js';
import { StoryTable } from '../../shared/story-table.js';
import type { Book } from '../book.js';
import { checkStep } from '../percent.js';
import { planHeroics, type HeroicPlan, type PlannedUse } from './heroic-plan.js';
import type { HeroicOdds, HeroicRequest, HeroicResult } from './heroic-types.js';

/** Between two rolls: the use, the try of its roll, points in hand, and how the uses so far went. */
interface HeroicState {
  readonly use: number;
  readonly attempt: number;
  readonly points: number;
  /** One letter for each use: `s` for success. */
  readonly log: string;
}

/** Hero points spent in the course of a bound, and the rolls that they buy (FS-HERO-…, FS-CMDR-…). */
export function createHeroicAction(book: Book): DiceOperation<HeroicRequest, HeroicOdds, HeroicResult> {
  return {
    odds: (request) => heroicOdds(book, planHeroics(book, request)),
    resolve: (request, faces) => playHeroics(book, planHeroics(book, request), new StoryTable(faces)),
  };
}

const startOf = ({ points }: HeroicPlan): HeroicState => ({ use: 0, attempt: 0, points, log: '' });

function heroicProcess({ uses }: HeroicPlan): Process<HeroicState, StoryTable> {
  return {
    next: (state) => {
      const use = uses[state.use];
      return use === undefined ? null : useStep(use, state);
    },
    key: ({ use, attempt, points, log }) => `${use} ${attempt} ${points} ${log}`,
    rank: ({ use, attempt }) => use * 100 + attempt,
  };
}

/** A use without points to pay for it does not take place. */
function useStep({ report, cost, tries }: PlannedUse, state: HeroicState): Chance<HeroicState, StoryTable> {
  const paid = state.points - (state.attempt === 0 ? cost : 0);
  const over = (succeeds: boolean, points: number): HeroicState => ({ use: state.use + 1, attempt: 0, points, log: `${state.log}${succeeds ? 's' : 'f'}` });
  if (paid < 0) return decision(over(false, state.points), (table) => table.note('heroic-action', `${report.action}: no point is left for it.`, report.rule));
  const attempt = tries[state.attempt];
  if (attempt === undefined) return decision(over(true, paid), (table) => table.note('heroic-action', `${report.action}${report.phase === null ? '' : ` in ${report.phase}`}: done.`, report.rule));
  const points = paid - attempt.cost;
  const next = tries[state.attempt + 1];
  const failure = next === undefined || next.cost > points ? over(false, points) : { ...state, attempt: state.attempt + 1, points };
  return checkStep({ purpose: report.action, by: 'figure' }, attempt.target, { success: over(true, points), failure }, (face, _after, table) => {
    table.note('heroic-action', `${report.action} rolls ${face} against ${attempt.target}: ${face <= attempt.target ? 'success' : 'failure'}.`, report.rule);
  });
}

function heroicOdds(book: Book, plan: HeroicPlan): HeroicOdds {
  const ends = endings(heroicProcess(plan), startOf(plan));
  return {
    uses: plan.uses.map(({ report, tries }) => ({ ...report, target: tries[0]?.target ?? null, success: shareOf(ends, ({ log }) => log[report.index] === 's') })),
    pointsLeft: spreadOf(ends, plan.points, ({ points }) => points),
    expectedPointsLeft: expectedOf(ends, ({ points }) => points),
    method: 'exact', assumptions: book.assume(plan.readings),
  };
}

function playHeroics(book: Book, plan: HeroicPlan, table: StoryTable): HeroicResult {
  const end = play(heroicProcess(plan), startOf(plan), table);
  return {
    uses: plan.uses.map(({ report }) => ({ ...report, success: end.log[report.index] === 's' })), pointsLeft: end.points,
    rolls: table.dice, trace: table.trace, assumptions: book.assume(plan.readings),
  };
}
