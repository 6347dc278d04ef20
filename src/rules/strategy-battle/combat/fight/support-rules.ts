import type { Problem } from '../../../shared/rule-error.js';
import type { Side } from '../../reference.js';
import { stepsOfModel } from '../tests/subject.js';
import { inTurn } from './barrier-rules.js';
import type { Contender, Field } from './contender.js';
import { fault } from './fault.js';

/** One spear for each friend, and one pike behind a spear or pike that supports already (SB-WEAP-005, SB-WEAP-018). */
const MOST_SPEARS = 1;
const MOST_SUPPORTS = 2;

export function supportProblems({ model, arms, shielding, supports }: Contender): Problem[] {
  if (supports === 0) return [];
  const { pointer, name, mounted } = model;
  const at = `${pointer}/supports`;
  if ((model.combatant.supports?.spears ?? 0) > MOST_SPEARS) return [fault(`${at}/spears`, 'SB-WEAP-005', 'One spear supports a friend, no more.')];
  if (supports > MOST_SUPPORTS) return [fault(`${at}/pikes`, 'SB-WEAP-018', 'Spears and pikes lend two Attacks at most.')];
  if (mounted) return [fault(at, 'SB-WEAP-005', `${name} is mounted, and his base too large for those behind to support him.`)];
  if (stepsOfModel(model).some((step) => step.largeBase === true)) return [fault(at, 'SB-WEAP-005', `${name} stands on a base too large for those behind to support him.`)];
  if (arms.bearsBanner) return [fault(at, 'SB-WEAP-006', `${name} bears a banner, as if with both hands, and is not supported.`)];
  if (arms.twoHanded) return [fault(at, 'SB-WEAP-006', `${name} uses both hands for a weapon and is not supported.`)];
  return shielding ? [fault(at, 'SB-WEAP-006', `${name} defends with the shield and is not supported.`)] : [];
}

/** Whoever is listed as lending support is counted by a friend: the dice lent hang on the `supports` of those who fight (SB-WEAP-004, SB-WEAP-005). */
export function uncountedProblems(field: Field, side: Side): Problem[] {
  const counted = field.sides[side].reduce((sum, { models, supports }) => sum + models.length * supports, 0);
  let listed = 0;
  return field.behind[side].flatMap(({ model, models }): Problem[] => {
    listed += models.length;
    if (listed <= counted) return [];
    return [fault(`${model.pointer}/supporting`, 'SB-WEAP-004', `${model.name} lends its Attack to nobody: whoever it supports says so in supports, such as { "spears": 1 }.`)];
  });
}

/** Whoever shields has a shield and stands on foot, and so does every friend in the fight (SB-WEAP-015, SB-WEAP-016, SB-CAV-026). */
export function shieldingProblems(field: Field, side: Side): Problem[] {
  const own = field.sides[side];
  const problems = own.filter((contender) => contender.shielding).flatMap(oneShield);
  if (problems.length > 0 || inTurn(field, side)) return problems;
  if (!own.some((contender) => contender.shielding)) return [];
  return own
    .filter((contender) => !contender.shielding)
    .map(({ model }) => fault(`${model.pointer}/shielding`, 'SB-WEAP-016', 'If one model of a side shields, all of that side in the fight do.'));
}

function oneShield({ model, arms }: Contender): Problem[] {
  const at = `${model.pointer}/shielding`;
  if (model.mounted) return [fault(at, 'SB-CAV-026', `${model.name} is mounted and cannot shield.`)];
  if (!model.mayShield) return [fault(at, 'SB-WEAP-015', `${model.name} has no shield.`)];
  return arms.twoHanded ? [fault(at, 'SB-WEAP-007', `${model.name} uses both hands for a weapon.`)] : [];
}
