import { endings, play } from '../../../dice/chance.js';
import { Fraction } from '../../../dice/fraction.js';
import type { CombatReference } from '../combat-reference.js';
import type { DiceOperation } from '../../../shared/operation.js';
import { StoryTable } from '../story-table.js';
import { outcomeOf } from './jump.js';
import { planMount, type MountPlan } from './mount-plan.js';
import type { MountOdds, MountRequest, MountResult } from './mount-types.js';
import { shareOf } from './shares.js';
import { FAILED, testProcess, testStart, WITH_EASE } from './test-roll.js';

/** Mounting, and taking up a passenger (SB-CAV-008, SB-CAV-010, SB-CAV-013). */
export function createMount(reference: CombatReference): DiceOperation<MountRequest, MountOdds, MountResult> {
  return {
    odds: (request) => mountOdds(planMount(reference, request)),
    resolve: (request, faces) => playMount(planMount(reference, request), new StoryTable(faces)),
  };
}

function mountOdds({ model, roll, left, assumptions }: MountPlan): MountOdds {
  const ends = endings(testProcess(roll), testStart(model.points.might));
  const fails = shareOf(ends, ({ score }) => score === FAILED);
  const goesOn = shareOf(ends, ({ score }) => score === WITH_EASE);
  return { fails, stops: Fraction.ONE.minus(fails).minus(goesOn), goesOn, left, method: 'exact', assumptions };
}

function playMount({ model, roll, left, assumptions }: MountPlan, table: StoryTable): MountResult {
  const end = play(testProcess(roll), testStart(model.points.might), table);
  const score = end.score ?? FAILED;
  const outcome = outcomeOf(score);
  return {
    score, outcome, mounted: outcome !== 'fails', left: left === null ? null : outcome === 'goes-on' ? left.goesOn : left.stops,
    might: end.points, mayShoot: false, rolls: table.dice, trace: table.trace, assumptions,
  };
}
