import { endings, play, type Chance, type Process } from '../../dice/chance.js';
import { Fraction } from '../../dice/fraction.js';
import { expectedOf, shareOf, spreadOf } from '../../dice/shares.js';
import type { DiceOperation } from '../../shared/operation.js';
import { StoryTable } from '../../shared/story-table.js';
import type { Book } from '../book.js';
import { checkStep } from '../percent.js';
import { planCheck, type CheckPlan } from './check-plan.js';
import type { CheckFigureResult, CheckOdds, CheckRequest, CheckResult } from './check-types.js';

/** Between two rolls: figures that are through, and the rolls of the next one. */
export interface CheckState {
  readonly figure: number;
  readonly roll: number;
  readonly passed: number;
  readonly suffering: number;
}

export const checkStart: CheckState = { figure: 0, roll: 0, passed: 0, suffering: 0 };

/** Checks of like figures, one after the other, each with its re-rolls (FS-CORE-001, FS-CHECK-002). */
export function checkProcess(plan: CheckPlan, told?: (result: CheckFigureResult) => void): Process<CheckState, StoryTable> {
  return {
    next: (state) => (plan.due && state.figure < plan.count ? rollStep(plan, state, told) : null),
    key: ({ figure, roll, passed, suffering }) => `${figure} ${roll} ${passed} ${suffering}`,
    rank: ({ figure, roll }) => figure * (plan.rerolls + 1) + roll,
  };
}

function rollStep(plan: CheckPlan, state: CheckState, told?: (result: CheckFigureResult) => void): Chance<CheckState, StoryTable> {
  const isLast = state.roll >= plan.rerolls;
  const through = { ...state, figure: state.figure + 1, roll: 0 };
  const isSaved = plan.points > 0;
  const failure = isLast ? { ...through, suffering: state.suffering + (isSaved ? 0 : 1) } : { ...state, roll: state.roll + 1 };
  const ends = { success: { ...through, passed: state.passed + 1 }, failure };
  return checkStep({ purpose: state.roll === 0 ? 'check' : 'check-again', by: `figure/${state.figure}` }, plan.target, ends, (face, after, table) => {
    const passed = after.passed > state.passed;
    table.note('check', `figure/${state.figure} rolls ${face} against ${plan.target}: ${passed ? 'passed' : 'failed'}.`, plan.rule);
    if (!passed && !isLast) return;
    if (!passed && isSaved) table.note('hero-point', `figure/${state.figure} pays a hero point: nothing comes of it.`, 'FS-HERO-012');
    told?.({ passed, suffers: !passed && !isSaved, heroPoints: plan.points - (!passed && isSaved ? 1 : 0) });
  });
}

/** Checks against an ability value: manoeuvres, frights, looking for the hidden, and any other. */
export function createCheck(book: Book): DiceOperation<CheckRequest, CheckOdds, CheckResult> {
  return {
    odds: (request) => checkOdds(book, planCheck(request)),
    resolve: (request, faces) => playCheck(book, planCheck(request), new StoryTable(faces)),
  };
}

function checkOdds(book: Book, plan: CheckPlan): CheckOdds {
  const one = endings(checkProcess({ ...plan, count: 1 }), checkStart);
  const all = endings(checkProcess(plan), checkStart);
  const undue = plan.passesUndue ? plan.count : 0;
  const passedOf = ({ passed }: CheckState): number => (plan.due ? passed : undue);
  const pass = shareOf(one, (state) => passedOf(state) > 0);
  return {
    target: plan.target, due: plan.due, pass, fail: Fraction.ONE.minus(pass), suffers: shareOf(one, ({ suffering }) => suffering > 0),
    passes: spreadOf(all, plan.count, passedOf), anyPasses: shareOf(all, (state) => passedOf(state) > 0),
    expectedPasses: expectedOf(all, passedOf), expectedSufferers: expectedOf(all, ({ suffering }) => suffering),
    changes: plan.changes, method: 'exact', assumptions: book.assume(plan.readings),
  };
}

function playCheck(book: Book, plan: CheckPlan, table: StoryTable): CheckResult {
  const figures: CheckFigureResult[] = [];
  play(checkProcess(plan, (figure) => figures.push(figure)), checkStart, table);
  if (!plan.due) {
    table.note('check', 'No check is due.', plan.rule);
    figures.push(...Array.from({ length: plan.count }, () => ({ passed: plan.passesUndue, suffers: false, heroPoints: plan.points })));
  }
  return { target: plan.target, due: plan.due, figures, rolls: table.dice, trace: table.trace, assumptions: book.assume(plan.readings) };
}
