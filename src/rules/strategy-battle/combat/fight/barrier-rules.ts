import type { Problem } from '../../../shared/rule-error.js';
import type { Side } from '../../reference.js';
import { modelsOf, type Field } from './contender.js';
import { fault, misuse } from './fault.js';
import { other } from './plan.js';

/** Most models that meet one model across a barrier (SB-DEF-002). */
const MOST_ACROSS = 3;

/** The models of this side attack one defender of a barrier one after another (SB-DEF-005). */
export function inTurn({ sides, barrier }: Field, side: Side): boolean {
  return barrier !== null && barrier.defender !== side && modelsOf(sides[side]) > 1;
}

/** Who may not defend a barrier, and how many fit (SB-DEF-002, SB-DEF-003, SB-GROUND-008). */
export function barrierProblems(field: Field): Problem[] {
  const { barrier, sides } = field;
  if (barrier === null) return [];
  const [defenders, attackers] = [sides[barrier.defender], sides[other(barrier.defender)]];
  const problems = defenders.flatMap(({ model, prone }): Problem[] => {
    if (prone) return [fault(`${model.pointer}/onGround`, 'SB-GROUND-008', `${model.name} lies on the ground and does not defend a barrier.`)];
    if (model.combatant.trapped === true) return [fault(`${model.pointer}/trapped`, 'SB-DEF-003', 'A defender does not back away, so it is never trapped.')];
    return [];
  });
  for (const side of [attackers, defenders]) {
    if (modelsOf(side) > MOST_ACROSS) problems.push(fault(`/${side[0]?.side ?? ''}`, 'SB-DEF-002', `No more than ${MOST_ACROSS} models meet one across a barrier.`));
  }
  return [...problems, ...mountProblems(field)];
}

/** What a slain mount would change for the chargers still to come is not reckoned with. */
function mountProblems(field: Field): Problem[] {
  const side = field.barrier === null ? 'good' : other(field.barrier.defender);
  if (!inTurn(field, side)) return [];
  const atMount = field.sides[side].filter(({ model }) => model.combatant.targets?.some((target) => target.part === 'mount') === true);
  const mounted = field.sides[other(side)].some((defender) => defender.model.mounted);
  if (!mounted) return [];
  return atMount.map(({ model }) => misuse(`${model.pointer}/targets`, 'not-allowed', 'Several chargers in turn strike at the rider: pose one fight after another to strike at his mount.'));
}
