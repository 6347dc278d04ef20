import { endings, play } from '../../../dice/chance.js';
import { Fraction } from '../../../dice/fraction.js';
import type { CombatReference } from '../combat-reference.js';
import type { DiceOperation } from '../../../shared/operation.js';
import { StoryTable } from '../story-table.js';
import { BranchCount } from './branch-count.js';
import { planJump, type JumpPlan } from './jump-plan.js';
import type { JumpOdds, JumpOutcome, JumpRequest, JumpResult } from './jump-types.js';
import { partOdds, partsAfter } from './parts-report.js';
import { shareOf } from './shares.js';
import { FAILED, WITH_EASE } from './test-roll.js';
import { trialProcess, trialStart } from './trial.js';

/** Jumps over obstacles and gaps, on foot and mounted (SB-OBST-004 to 006, SB-CLIMB-001, SB-GROUND-005, SB-CAV-006). */
export function createJump(reference: CombatReference): DiceOperation<JumpRequest, JumpOdds, JumpResult> {
  return {
    odds: (request) => jumpOdds(planJump(reference, request)),
    resolve: (request, faces) => playJump(planJump(reference, request), new StoryTable(faces)),
  };
}

function jumpOdds({ trial, roll, falls, throws, left, assumptions }: JumpPlan): JumpOdds {
  const count = new BranchCount();
  const ends = endings(trialProcess(trial, count), trialStart(trial), count.watch());
  const fails = shareOf(ends, ({ score }) => score === FAILED);
  const goesOn = shareOf(ends, ({ score }) => score === WITH_EASE);
  return {
    modifier: roll.modifier, automatic: roll.automatic,
    fails, goesOn, stops: Fraction.ONE.minus(fails).minus(goesOn),
    falls: falls ? fails : Fraction.ZERO, thrown: throws ? fails : Fraction.ZERO,
    harm: partOdds(trial.parts, ends), left, method: 'exact', assumptions,
  };
}

function playJump({ model, trial, roll, falls, throws, strides, left, assumptions }: JumpPlan, table: StoryTable): JumpResult {
  if (roll.automatic) table.note('jump', `${model.name} crosses without a roll.`, roll.rule);
  const end = play(trialProcess(trial), trialStart(trial), table);
  const score = end.score ?? FAILED;
  const outcome = outcomeOf(score);
  return {
    score, outcome, falls: falls && outcome === 'fails', thrown: throws && outcome === 'fails',
    after: partsAfter(trial.parts, end.parts),
    left: left === null ? null : outcome === 'goes-on' ? left.goesOn : left.stops,
    mayShoot: strides, rolls: table.dice, trace: table.trace, assumptions,
  };
}

export function outcomeOf(score: number): JumpOutcome {
  if (score === FAILED) return 'fails';
  return score === WITH_EASE ? 'goes-on' : 'stops';
}
