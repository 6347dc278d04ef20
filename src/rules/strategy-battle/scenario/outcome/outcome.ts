import { RuleError } from '../../../shared/rule-error.js';
import type { Side, Unit } from '../../reference.js';
import { exitedOf as exitedAt, opponentOf } from '../judges/judge.js';
import { judged, needsOf } from '../judges/judges.js';
import type { Objective, Result } from '../objectives.js';
import { Cast } from './cast.js';
import { checkState } from './check-state.js';
import { Game } from './game.js';
import { SIDES, type OutcomeScenario } from './outcome-scenario.js';
import type { Outcome, OutcomeRequest, SideCount } from './outcome-types.js';
import { exitedOf, totalOf } from './tally.js';
import { toldOf } from './told.js';

const LAST_MODEL = 'SB-SPEC-009';

interface Verdict {
  readonly result: Result | null;
  readonly because: readonly string[];
}
const UNDECIDED: Verdict = { result: null, because: [] };

/**
 * Whether a game is over, who has won it and by which rules.
 * @throws RuleError for unknown ids, a state that contradicts itself or the scenario, and facts that decide and are not told.
 */
export function outcomeOf(units: ReadonlyMap<string, Unit>, scenario: OutcomeScenario, request: OutcomeRequest): Outcome {
  checkState(units, scenario, request);
  const ringLost = lostAlone(request);
  const sides = { good: countOf('good', request, ringLost), evil: countOf('evil', request, null) };
  const game = new Game(request, sides, new Cast(scenario, request, (unit) => units.get(unit)?.kind), { ringLost, leaving: leavingOf(scenario) });
  const { result, because } = decide(scenario.objectives, game);
  const winner = result === null ? null : winnerOf(result);
  return {
    over: result !== null, winner, result,
    because: ringLost !== null && result !== null ? [...because, LAST_MODEL] : because,
    sides, capturedBanners: captured(winner, request), unused: unusedOf(scenario, request),
  };
}

/** The Ringbearer who is the only Good model left and wears the Ring is lost (SB-SPEC-009); who has left the table is not left. */
function lostAlone({ sides: { good } }: OutcomeRequest): string | null {
  return good.left === 1 && (good.undeployed ?? 0) === 0 ? (good.ringWornBy ?? null) : null;
}

function countOf(side: Side, { sides }: OutcomeRequest, ringLost: string | null): SideCount {
  const state = sides[side];
  const left = state.left + (state.undeployed ?? 0) - (ringLost === null ? 0 : 1);
  const exited = totalOf(exitedOf(state));
  return { starting: state.starting, left, casualties: state.starting - left - exited, exited };
}

/** Sides of which an objective asks who has left. */
function leavingOf({ objectives }: OutcomeScenario): ReadonlySet<Side> {
  const asked = new Set(objectives.flatMap(needsOf));
  return new Set(SIDES.filter((side) => asked.has(exitedAt({ side }))));
}

/** The lowest rank that decides anything; within it, results that differ are a draw. */
function decide(objectives: readonly Objective[], game: Game): Verdict {
  const ranks = [...new Set(objectives.map(({ rank }) => rank))].sort((a, b) => a - b);
  let verdict = UNDECIDED;
  for (const rank of ranks) {
    const here = objectives.filter((objective) => objective.rank === rank).map((objective) => ({ result: judged(objective, game), rule: objective.rule }));
    if (verdict.result === null) verdict = together(here.filter(({ result }) => result !== null));
    if (game.missing.size === 0 && verdict.result !== null) return verdict;
  }
  if (game.missing.size > 0) throw new RuleError([...game.missing].map((pointer) => ({ pointer, code: 'required', detail: 'This scenario is decided by it.', suggestions: [] })));
  return verdict;
}

function together(met: readonly { readonly result: Result | null; readonly rule: string }[]): Verdict {
  const [first] = met;
  if (first === undefined) return UNDECIDED;
  return { result: met.every(({ result }) => result === first.result) ? first.result : 'draw', because: [...new Set(met.map(({ rule }) => rule))] };
}

function winnerOf(result: Result): Side | 'draw' {
  return result === 'draw' ? result : result.startsWith('good') ? 'good' : 'evil';
}

/** The winner of a scenario captures what banners the loser lost (SB-BANNER-007). */
function captured(winner: Side | 'draw' | null, { sides }: OutcomeRequest): Outcome['capturedBanners'] {
  if (winner === null || winner === 'draw') return null;
  const count = sides[opponentOf(winner)].bannersLost;
  return count == null ? null : { by: winner, count };
}

function unusedOf({ objectives }: OutcomeScenario, request: OutcomeRequest): readonly string[] {
  const used = new Set(objectives.flatMap(needsOf));
  return toldOf(request).filter((pointer) => !used.has(pointer));
}
