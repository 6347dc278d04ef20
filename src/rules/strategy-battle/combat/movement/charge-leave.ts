import { isDifficult, type Terrain } from '../../terrain.js';
import { fromMils, showMils, type Mils } from '../length.js';
import { refuseFriend } from '../courage/friend.js';
import { refuse } from '../refuse.js';
import { stepsOfModel, subjectOf } from '../tests/subject.js';
import { gapOf } from './apart.js';
import { goingOver } from './ground.js';
import type { ChargeIntent, ChargeLeave, Leave } from './movement-types.js';
import { available, type Walk } from './walk.js';

/** Races that the fury of Baruk Khazad has hold of (SB-W03-006). */
const FURIOUS: ReadonlySet<string> = new Set(['dwarf']);

const free: Leave = { may: true, rule: 'SB-MOVE-009', because: 'It saw the enemy from where it began and can reach him.' };
const driven: Leave = { may: true, rule: 'SB-W03-006', because: 'Every Dwarf that can charge must.' };
const no = (rule: string, because: string): Leave => ({ may: false, rule, because });

/** Whether the enemy asked about may be charged at the end of the path, and what follows from it. */
export function chargeLeave(walk: Walk, charge: ChargeIntent): ChargeLeave {
  const terrain = charge.terrain ?? 'open';
  const gap = gapOf(charge, walk.mover.measure, '/charge');
  const distance = fromMils(gap);
  const refusal = barredFrom(walk) ?? unseen(walk, charge) ?? unreached(walk, gap, terrain);
  if (refusal !== null) return { ...refusal, distance, must: false, bonuses: null, charged: 0 };
  const must = isFurious(walk);
  return { ...(must ? driven : free), distance, must, bonuses: walk.mounted ? !isDifficult(terrain) : null, charged: charge.enemies ?? 1 };
}

function isFurious({ mover: { request, model } }: Walk): boolean {
  return request.scenarioRules?.includes('dwarven-fury') === true && FURIOUS.has(model?.unit?.race ?? '');
}

/** Who charges nobody, whoever it is. */
function barredFrom(walk: Walk): Leave | null {
  if (walk.mover.request.retreat != null) return no('SB-COUR-006', 'A retreating model charges nobody.');
  if (walk.prone) return no('SB-GROUND-003', 'It lies on the ground.');
  if (walk.over !== null) return no(walk.over.rule, walk.over.because);
  return walk.overEdge ? no('SB-ELEV-001', 'It came over the edge this turn and saw nobody up there when it began.') : null;
}

function unseen(walk: Walk, { enemy, seenAtStart }: ChargeIntent): Leave | null {
  const { reference, model } = walk.mover;
  const other = enemy == null ? null : subjectOf(reference, enemy, '/charge/enemy');
  if (model !== null && other !== null) refuseFriend(model, other);
  if (model?.combatant.wearsRing === true && other === null) refuse('/charge/enemy', 'SB-SPEC-006', 'Whether the wearer of the Ring may charge an enemy depends on who it is.');
  const seesUnseen = (who: typeof other): boolean => who !== null && stepsOfModel(who).some((step) => step.seesTheInvisible === true);
  if (model?.combatant.wearsRing === true && !seesUnseen(other)) return no('SB-SPEC-006', 'The wearer of the Ring does not charge those who cannot see him.');
  if (other?.combatant.wearsRing === true && !seesUnseen(model)) return no('SB-SPEC-006', 'Nobody who cannot see him charges the wearer of the Ring.');
  return seenAtStart ? null : no('SB-MOVE-009', 'It could not see the enemy from where its move began.');
}

function unreached(walk: Walk, gap: Mils, terrain: Terrain): Leave | null {
  const reach = available(walk, goingOver(walk, terrain).factor);
  const { measure } = walk.mover;
  return gap > reach ? no('SB-MOVE-009', `It can go ${showMils(reach, measure)}, and the enemy is ${showMils(gap, measure)} away.`) : null;
}
