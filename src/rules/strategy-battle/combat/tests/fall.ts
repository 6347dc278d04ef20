import { endings, play } from '../../../dice/chance.js';
import { Fraction } from '../../../dice/fraction.js';
import type { CombatReference } from '../combat-reference.js';
import type { DiceOperation } from '../../../shared/operation.js';
import { StoryTable } from '../story-table.js';
import { BranchCount } from './branch-count.js';
import { planFall, type FallPlan, type Faller } from './fall-plan.js';
import type { FallerOdds, FallerResult, FallOdds, FallRequest, FallResult } from './fall-types.js';
import { harmProcess, harmStart, unharmed, type HarmState } from './harm.js';
import { partOdds, partsAfter } from './parts-report.js';
import { shareOf } from './shares.js';

/** Falls, and climbers who may lose their footing (SB-FALL-001, SB-ELEV-003, SB-ELEV-004). */
export function createFall(reference: CombatReference): DiceOperation<FallRequest, FallOdds, FallResult> {
  return {
    odds: (request) => fallOdds(planFall(reference, request)),
    resolve: (request, faces) => playFall(planFall(reference, request), new StoryTable(faces)),
  };
}

function processOf({ party, task }: Faller, { need }: FallPlan): ReturnType<typeof harmProcess> {
  return harmProcess([party], task === null ? [] : [task], need);
}

const startOf = ({ party }: Faller): HarmState => harmStart([unharmed(party)]);
const fell = (state: HarmState): boolean => state.parts[0]?.fell === true;

/** Those below roll only if the first one falls, each for itself. */
function fallOdds(plan: FallPlan): FallOdds {
  const count = new BranchCount();
  const first = fallerOdds(plan.first, plan, count);
  const tested = plan.below.map((faller) => fallerOdds(faller, plan, count));
  const below = tested.map((odds) => ifTested(odds, first.falls));
  const holds = tested.reduce((product, { falls }) => product.times(Fraction.ONE.minus(falls)), Fraction.ONE);
  const noneBelowFalls = Fraction.ONE.minus(first.falls).plus(first.falls.times(holds));
  return { ...first, below, noneBelowFalls: plan.below.length === 0 ? null : noneBelowFalls, method: 'exact', assumptions: plan.assumptions };
}

function fallerOdds(faller: Faller, plan: FallPlan, count: BranchCount): FallerOdds {
  const ends = endings(processOf(faller, plan), startOf(faller), count.watch());
  const [harm] = partOdds([faller.party], ends);
  if (harm === undefined) throw new Error('A faller is one part.');
  return { falls: shareOf(ends, fell), hits: faller.hits, harm };
}

/** `happens`: probability that the faller is put to the test at all. */
function ifTested({ falls, hits, harm }: FallerOdds, happens: Fraction): FallerOdds {
  const wounds = harm.wounds.map((chance, lost) => (lost === 0 ? Fraction.ONE.minus(happens).plus(chance.times(happens)) : chance.times(happens)));
  return { falls: falls.times(happens), hits, harm: { ...harm, slain: harm.slain.times(happens), wounds } };
}

function playFall(plan: FallPlan, table: StoryTable): FallResult {
  const first = playFaller(plan.first, plan, table);
  const below = plan.below.map((faller) => (first.falls ? playFaller(faller, plan, table) : stands(faller)));
  return { ...first, below, rolls: table.dice, trace: table.trace, assumptions: plan.assumptions };
}

function playFaller(faller: Faller, plan: FallPlan, table: StoryTable): FallerResult {
  return resultOf(faller, play(processOf(faller, plan), startOf(faller), table));
}

function stands(faller: Faller): FallerResult {
  return resultOf(faller, startOf(faller));
}

function resultOf(faller: Faller, state: HarmState): FallerResult {
  const [after] = partsAfter([faller.party], state.parts);
  if (after === undefined) throw new Error('A faller is one part.');
  return { falls: fell(state), hits: fell(state) ? faller.hits : 0, after };
}
