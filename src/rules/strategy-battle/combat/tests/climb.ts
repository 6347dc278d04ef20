import { endings, play } from '../../../dice/chance.js';
import type { Fraction } from '../../../dice/fraction.js';
import type { CombatReference } from '../combat-reference.js';
import { fromMils } from '../length.js';
import type { DiceOperation } from '../../../shared/operation.js';
import { StoryTable } from '../story-table.js';
import { BranchCount } from './branch-count.js';
import { planClimb, type ClimbPlan } from './climb-plan.js';
import type { ClimbOdds, ClimbOutcome, ClimbRequest, ClimbResult } from './climb-types.js';
import { partOdds, partsAfter } from './parts-report.js';
import { shareOf } from './shares.js';
import { FAILED, WITH_EASE } from './test-roll.js';
import { trialProcess, trialStart, type TrialState } from './trial.js';

/** Climbs, one roll for each move on the surface (SB-CLIMB-002, SB-CLIMB-004, SB-FALL-001). */
export function createClimb(reference: CombatReference): DiceOperation<ClimbRequest, ClimbOdds, ClimbResult> {
  return {
    odds: (request) => climbOdds(planClimb(reference, request)),
    resolve: (request, faces) => playClimb(planClimb(reference, request), new StoryTable(faces)),
  };
}

function climbOdds(plan: ClimbPlan): ClimbOdds {
  const { trial, measure, automatic, arrives, left, assumptions } = plan;
  const count = new BranchCount();
  const ends = endings(trialProcess(trial, count), trialStart(trial), count.watch());
  const share = (outcome: ClimbOutcome): Fraction => shareOf(ends, (state) => outcomeOf(plan, state) === outcome);
  const moves = plan.moves.map((move, index) => ({
    from: move === null ? null : fromMils(move.from), to: move === null ? null : fromMils(move.to), hits: plan.falls[index]?.count ?? 0,
    falls: shareOf(ends, ({ score, passed }) => score === FAILED && passed === index),
  }));
  return {
    measure, automatic, arrives, moves, falls: share('falls'), climbsOn: share('climbs-on'), stops: share('stops'), goesOn: share('goes-on'),
    harm: partOdds(trial.parts, ends), left, method: 'exact', assumptions,
  };
}

function playClimb(plan: ClimbPlan, table: StoryTable): ClimbResult {
  const { trial, left, assumptions } = plan;
  if (plan.automatic) table.note('climb', `${plan.model.name} climbs without a roll.`, 'SB-CLIMB-004');
  const end = play(trialProcess(trial), trialStart(trial), table);
  const outcome = outcomeOf(plan, end);
  const fell = outcome === 'falls';
  const last = plan.moves[end.passed - 1];
  return {
    outcome, passed: end.passed, hits: fell ? (plan.falls[end.passed]?.count ?? 0) : 0,
    height: plan.moves.includes(null) ? null : fell || last == null ? 0 : fromMils(last.to),
    after: partsAfter(trial.parts, end.parts), left: left === null ? null : outcome === 'goes-on' ? left.goesOn : 0, mayShoot: false,
    rolls: table.dice, trace: table.trace, assumptions,
  };
}

function outcomeOf({ arrives }: ClimbPlan, { score }: TrialState): ClimbOutcome {
  if (score === FAILED) return 'falls';
  if (!arrives) return 'climbs-on';
  return score === WITH_EASE ? 'goes-on' : 'stops';
}
