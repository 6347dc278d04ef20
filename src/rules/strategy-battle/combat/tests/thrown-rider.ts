import { endings, play } from '../../../dice/chance.js';
import type { CombatReference } from '../combat-reference.js';
import type { DiceOperation } from '../../../shared/operation.js';
import { StoryTable } from '../story-table.js';
import type { WoundChart } from '../wound-chart.js';
import { spendingAssumptions } from './assumptions.js';
import { BranchCount } from './branch-count.js';
import { harmProcess, harmStart, unharmed, type HarmedPart, type HarmState } from './harm.js';
import type { PartAfter } from './jump-types.js';
import { partOdds, partsAfter } from './parts-report.js';
import { shareOf } from './shares.js';
import { partiesOf, subjectOf } from './subject.js';
import { FAILED, WITH_EASE } from './test-roll.js';
import type { ThrownAfter, ThrownRiderOdds, ThrownRiderRequest, ThrownRiderResult } from './thrown-rider-types.js';

/** The Thrown Rider chart, for a rider and for his passenger (SB-CAV-019, SB-CAV-020). */
export function createThrownRider(reference: CombatReference): DiceOperation<ThrownRiderRequest, ThrownRiderOdds, ThrownRiderResult> {
  return {
    odds: (request) => thrownOdds(planThrown(reference, request)),
    resolve: (request, faces) => playThrown(planThrown(reference, request), new StoryTable(faces)),
  };
}

interface ThrownPlan {
  readonly parts: readonly HarmedPart[];
  readonly need: WoundChart;
  readonly assumptions: readonly string[];
}

function planThrown(reference: CombatReference, request: ThrownRiderRequest): ThrownPlan {
  const model = subjectOf(reference, request.model, '/model');
  const parts = partiesOf(reference, model, request).filter(({ thrown }) => thrown !== null);
  const assumptions = [...(model.passenger === null ? [] : ['Rider and passenger roll one die each.']), ...spendingAssumptions(model, request)];
  return { parts, need: reference.need, assumptions };
}

function processOf({ parts, need }: ThrownPlan): ReturnType<typeof harmProcess> {
  return harmProcess(parts, parts.map((_, part) => ({ kind: 'thrown', part })), need);
}

const startOf = ({ parts }: ThrownPlan): HarmState => harmStart(parts.map(unharmed));

function thrownOdds(plan: ThrownPlan): ThrownRiderOdds {
  const ends = endings(processOf(plan), startOf(plan), new BranchCount().watch());
  const harm = partOdds(plan.parts, ends);
  const thrown = harm.map((odds, index) => {
    const share = (fits: (score: number) => boolean): ReturnType<typeof shareOf> => shareOf(ends, ({ parts }) => fits(parts[index]?.thrown ?? 0));
    return { ...odds, knockedFlying: share((score) => score === FAILED), risesFromTheDust: share((score) => score > FAILED && score < WITH_EASE), leapsIntoAction: share((score) => score === WITH_EASE) };
  });
  return { thrown, method: 'exact', assumptions: plan.assumptions };
}

function playThrown(plan: ThrownPlan, table: StoryTable): ThrownRiderResult {
  const end = play(processOf(plan), startOf(plan), table);
  return { after: partsAfter(plan.parts, end.parts).map(withLeave), rolls: table.dice, trace: table.trace, assumptions: plan.assumptions };
}

/** What the result leaves a survivor to do this turn. */
function withLeave(after: PartAfter): ThrownAfter {
  const onFeet = !after.slain && after.thrown === WITH_EASE;
  return { ...after, mayAct: onFeet, mayStrike: onFeet, mayShoot: false };
}
