import { RuleError, type Problem } from '../../../shared/rule-error.js';
import { targetProblems } from './aims.js';
import { barrierProblems, inTurn } from './barrier-rules.js';
import { modelsOf, type Contender, type Field } from './contender.js';
import { fault, misuse } from './fault.js';
import { heroesOf } from './heroes.js';
import { blowerOf, isOutnumbered } from './horn.js';
import { contested } from './might.js';
import { other } from './plan.js';
import { rollsDice } from './shares.js';
import { becauseProblems } from './because.js';
import { shieldingProblems, supportProblems, uncountedProblems } from './support-rules.js';

const SIDES = ['good', 'evil'] as const;
/** A sweep is made against several opponents (SB-SPEC-036). */
const SEVERAL = 2;

/**
 * Everything that makes a fight impossible (contract-combat 8), all at once.
 * @throws RuleError
 */
export function refuseField(field: Field): void {
  const problems = [...sideProblems(field), ...barrierProblems(field)];
  for (const side of SIDES) {
    for (const contender of field.sides[side]) problems.push(...modelProblems(contender), ...becauseProblems(contender), ...supportProblems(contender), ...extraProblems(field, contender), ...targetProblems(field, contender));
    for (const contender of field.behind[side]) problems.push(...modelProblems(contender), ...behindProblems(contender));
    problems.push(...uncountedProblems(field, side));
    problems.push(...shieldingProblems(field, side));
  }
  problems.push(...mightProblems(field), ...diceProblems(field));
  if (problems.length > 0) throw new RuleError(problems);
}

function sideProblems(field: Field): Problem[] {
  const empty = SIDES.filter((side) => modelsOf(field.sides[side]) === 0);
  if (empty.length > 0) return empty.map((side) => misuse(`/${side}`, 'too-few', `Nobody fights for the ${side} side.`));
  const several = SIDES.every((side) => modelsOf(field.sides[side]) > 1);
  if (!several) return [];
  const rule = field.barrier === null ? 'SB-MOVE-010' : 'SB-DEF-008';
  return [{ ...misuse('', 'multiple-both-sides', 'One side of a fight is a single model: split this into several fights.'), rule }];
}

/** A side without dice loses at once (SB-LOOSE-005), but not to another such. */
function diceProblems(field: Field): Problem[] {
  return SIDES.some((side) => rollsDice(field, side)) ? [] : [{ ...misuse('', 'not-allowed', 'Nobody in this fight rolls a die.'), rule: 'SB-LOOSE-005' }];
}

function modelProblems({ model, prone, side }: Contender): Problem[] {
  const { combatant, pointer, name } = model;
  const problems: Problem[] = [];
  if (combatant.side != null && combatant.side !== side) problems.push(misuse(`${pointer}/side`, 'not-allowed', `${name} is listed on the ${side} side.`));
  if (model.wounds < 1) problems.push(misuse(`${pointer}/wounds`, 'out-of-range', 'A model without Wounds is no longer in the game.'));
  if (prone && combatant.charged === true) problems.push(fault(`${pointer}/charged`, 'SB-GROUND-003', `${name} lies on the ground and cannot have charged.`));
  return problems;
}

/** Horn, sweep, the Ring. */
function extraProblems(field: Field, contender: Contender): Problem[] {
  const { model, steps, side } = contender;
  const { combatant, pointer, name } = model;
  const problems: Problem[] = [];
  if (combatant.horn === true) {
    if (!steps.some((step) => step.blowsHorn === true)) problems.push(fault(`${pointer}/horn`, 'SB-SPEC-015', `${name} has no such horn.`));
    else if (!isOutnumbered(field, contender)) problems.push(fault(`${pointer}/horn`, 'SB-SPEC-015', `${name} is not outnumbered two to one.`));
    else if (blowerOf(field) !== contender || contender.count > 1) problems.push(fault(`${pointer}/horn`, 'SB-SPEC-015', 'There is only one such horn.'));
  }
  if (combatant.sweep === true) {
    const opponents = modelsOf(field.sides[other(side)]) + modelsOf(field.behind[other(side)]);
    if (!steps.some((step) => step.maySweep === true)) problems.push(fault(`${pointer}/sweep`, 'SB-SPEC-036', `${name} cannot sweep.`));
    else if (opponents < SEVERAL || inTurn(field, other(side))) problems.push(fault(`${pointer}/sweep`, 'SB-SPEC-036', 'A sweep needs several opponents.'));
  }
  if (combatant.wearsRing === true && model.unit !== null && !model.specialRules.has('the-ring')) problems.push(fault(`${pointer}/wearsRing`, 'SB-SPEC-005', `${name} does not carry the Ring.`));
  return problems;
}

/** Only a standing spear or pike on foot lends support (SB-WEAP-004, SB-WEAP-019, SB-GROUND-003). */
function behindProblems({ model, prone, immobilised, side }: Contender): Problem[] {
  const { pointer, name, wargear } = model;
  const pole = wargear.some((item) => item.category === 'spear' || item.category === 'pike');
  if (model.mounted || !pole) return [fault(`${pointer}/supporting`, 'SB-WEAP-004', `${name} has no spear or pike on foot to support the ${side} side with.`)];
  if (prone) return [fault(`${pointer}/onGround`, 'SB-GROUND-003', `${name} lies on the ground and supports nobody.`)];
  return immobilised ? [fault(`${pointer}/immobilised`, 'SB-MAGIC-005', `${name} can do nothing this turn.`)] : [];
}

/** Both sides spend to win only where both have bid, at least one point and no more than there are (SB-MIGHT-004). */
function mightProblems(field: Field): Problem[] {
  const clash = contested(heroesOf(field));
  return SIDES.flatMap((side) => field.sides[side].flatMap(({ model }): Problem[] => {
    const { combatant, points, pointer } = model;
    const bid = combatant.bid ?? null;
    if (bid !== null && bid < 1) return [fault(`${pointer}/bid`, 'SB-MIGHT-004', 'Whoever wants to spend Might commits 1 point at least.')];
    if (bid !== null && bid > points.might) return [fault(`${pointer}/bid`, 'SB-MIGHT-004', `${model.name} has ${points.might} Might.`)];
    const policy = combatant.spend?.might ?? 'none';
    if (!clash || bid !== null || points.might === 0 || policy === 'none' || policy === 'to-wound') return [];
    const detail = 'Both sides spend Might on the duel: each Hero who does needs a bid.';
    return [{ ...misuse(`${pointer}/bid`, 'contested-might', detail), rule: 'SB-MIGHT-004' }];
  }));
}
