import { bestOfStep } from '../../dice/bands.js';
import { endings, play, type Chance, type Ending, type Process } from '../../dice/chance.js';
import { Fraction } from '../../dice/fraction.js';
import { shareOf, spreadOf } from '../../dice/shares.js';
import { processStep } from '../../dice/steps.js';
import type { DiceOperation } from '../../shared/operation.js';
import { StoryTable } from '../../shared/story-table.js';
import type { Book } from '../book.js';
import { TEN } from '../percent.js';
import { otherSide, SIDES, type Side } from '../reference.js';
import type { InitiativeOdds, InitiativeRequest, InitiativeResult, SideChances } from './initiative-types.js';
import { motivationProcess, motivationReadings, motivationStart } from './motivation.js';
import { sourcesOf } from './sources.js';

/** Between the checks of 1a and the rolls of 1b: first both sides' checks, then both sides' dice. */
interface BoundState {
  readonly step: number;
  readonly dice: Readonly<Record<Side, number>>;
  readonly best: Readonly<Record<Side, number>>;
}

const ROLLS_DONE = SIDES.length * 2;

/** Who goes first in a bound (FS-INIT-…), with what moves the sides (FS-MOT-…). */
export function createInitiative(book: Book): DiceOperation<InitiativeRequest, InitiativeOdds, InitiativeResult> {
  const readings = (request: InitiativeRequest): string[] =>
    book.assume([...motivationReadings(raw(request)), 'FS-CORE-002', ...((request.gainInitiative ?? []).length > 0 ? ['FS-SPELL-013'] : [])]);
  return {
    odds: (request) => ({ ...initiativeOdds(request), method: 'exact', assumptions: readings(request) }),
    resolve: (request, faces) => ({ ...playInitiative(request, new StoryTable(faces)), assumptions: readings(request) }),
  };
}

const raw = ({ good, evil }: InitiativeRequest) => ({ good: good?.motivation, evil: evil?.motivation });

function startOf({ good, evil }: InitiativeRequest): BoundState {
  return { step: 0, dice: { good: good?.dice ?? 1, evil: evil?.dice ?? 1 }, best: { good: 0, evil: 0 } };
}

function boundProcess(request: InitiativeRequest): Process<BoundState, StoryTable> {
  const sources = SIDES.map((side) => sourcesOf(request[side]?.motivation, `/${side}/motivation`));
  return {
    next: (state) => {
      if (state.step >= ROLLS_DONE) return null;
      const side = SIDES[state.step % SIDES.length] as Side;
      return state.step < SIDES.length ? checks(sources[state.step] ?? [], side, state) : roll(side, state);
    },
    key: ({ step, dice, best }) => `${step} ${dice.good} ${dice.evil} ${best.good} ${best.evil}`,
    rank: ({ step }) => step,
  };
}

function checks(sources: ReturnType<typeof sourcesOf>, side: Side, state: BoundState): Chance<BoundState, StoryTable> {
  return processStep(motivationProcess(sources, side), motivationStart, ({ dice }) => ({ ...state, step: state.step + 1, dice: { ...state.dice, [side]: state.dice[side] + dice } }));
}

function roll(side: Side, state: BoundState): Chance<BoundState, StoryTable> {
  return bestOfStep(
    { purpose: 'initiative', by: side, sides: TEN, modifier: 0 }, state.dice[side],
    (best) => ({ ...state, step: state.step + 1, best: { ...state.best, [side]: best } }),
    (faces, table) => table.note('initiative', `${side} rolls ${faces.join(', ')}: ${Math.max(...faces)} counts.`, 'FS-INIT-002'),
  );
}

/** A draw goes to the holder (FS-INIT-003), or is thrown again on the first bound: then only won rolls count (FS-INIT-004). */
function initiativeOdds(request: InitiativeRequest): Omit<InitiativeOdds, 'method' | 'assumptions'> {
  const ends = endings(boundProcess(request), startOf(request));
  const wins = (side: Side): Fraction => shareOf(ends, ({ best }) => best[side] > best[otherSide(side)]);
  const [good, evil, tie] = [wins('good'), wins('evil'), shareOf(ends, ({ best }) => best.good === best.evil)];
  const holds = request.holder == null ? againUntilWon(request) : { good: request.holder === 'good' ? good.plus(tie) : good, evil: request.holder === 'evil' ? evil.plus(tie) : evil };
  const most = (side: Side): number => Math.max(...ends.map(({ state }) => state.dice[side]));
  const spread = (side: Side): Fraction[] => spreadOf(ends, most(side), ({ dice }) => dice[side]);
  return { good, evil, tie, holds, leads: leadsOf(request, holds), dice: { good: spread('good'), evil: spread('evil') } };
}

/** Drawn dice are thrown again with as many dice, so each number of dice is worked out by itself. */
function againUntilWon(request: InitiativeRequest): SideChances {
  const afterChecks = endings(boundProcess(request), startOf(request)).reduce((groups, end) => {
    const key = `${end.state.dice.good} ${end.state.dice.evil}`;
    return groups.set(key, [...(groups.get(key) ?? []), end]);
  }, new Map<string, Ending<BoundState>[]>());
  const good = Fraction.sum([...afterChecks.values()].map((ends) => {
    const [won, lost] = [shareOf(ends, ({ best }) => best.good > best.evil), shareOf(ends, ({ best }) => best.good < best.evil)];
    const all = shareOf(ends, () => true);
    return all.times(won).dividedBy(won.plus(lost));
  }));
  return { good, evil: Fraction.ONE.minus(good) };
}

/** Gain Initiative hands this bound to the side that cast it last (FS-SPELL-013). */
function leadsOf({ gainInitiative = [] }: InitiativeRequest, holds: SideChances): SideChances {
  const last = gainInitiative.at(-1);
  if (last === undefined) return holds;
  return { good: last === 'good' ? Fraction.ONE : Fraction.ZERO, evil: last === 'evil' ? Fraction.ONE : Fraction.ZERO };
}

function playInitiative(request: InitiativeRequest, table: StoryTable): Omit<InitiativeResult, 'assumptions'> {
  const process = boundProcess(request);
  let end = play(process, startOf(request), table);
  while (end.best.good === end.best.evil && request.holder == null) {
    table.note('initiative', `A draw on the first bound, ${end.best.good} each: the dice are thrown again.`, 'FS-INIT-004');
    end = play(process, { ...end, step: SIDES.length, best: { good: 0, evil: 0 } }, table);
  }
  const tie = end.best.good === end.best.evil;
  const holds = tie && request.holder != null ? request.holder : end.best.good > end.best.evil ? 'good' : 'evil';
  table.note('initiative', tie ? `A draw: ${holds} held initiative and keeps it.` : `${holds} has initiative.`, tie ? 'FS-INIT-003' : 'FS-INIT-001');
  const leads = request.gainInitiative?.at(-1) ?? holds;
  if (leads !== holds) table.note('spell', `${leads} takes over initiative by its spell; ${holds} keeps the claim to a drawn roll.`, 'FS-SPELL-013');
  return { scores: end.best, tie, holds, leads, rolls: table.dice, trace: table.trace };
}
