import { COURAGE_TO_PASS } from '../strike.js';
import { inTurn } from './barrier-rules.js';
import { enemiesOf, modelsOf, nameOf, onMonster, type Contender, type Field } from './contender.js';
import { other, type HornTest } from './plan.js';

/** Enemies for each friend from which on the horn may be blown (SB-SPEC-015). */
const OUTNUMBERED = 2;

/** The one who blows a horn in this fight. */
export function blowerOf(field: Field): Contender | undefined {
  return [...field.sides.good, ...field.sides.evil].find((contender) => contender.model.combatant.horn === true);
}

export function isOutnumbered(field: Field, contender: Contender): boolean {
  if (inTurn(field, other(contender.side))) return false;
  return bodies(enemiesOf(field, contender)) >= OUTNUMBERED * bodies(field.sides[contender.side]);
}

/** A monstrous mount counts as a model of its own (SB-MM-003). */
function bodies(contenders: readonly Contender[]): number {
  return modelsOf(contenders) + modelsOf(contenders.filter(onMonster));
}

/** The enemy with the highest Courage tests, the first listed of equals. */
export function hornOf(field: Field): HornTest | null {
  const blower = blowerOf(field);
  if (blower === undefined) return null;
  const enemies = enemiesOf(field, blower);
  const bravest = enemies.reduce((best, enemy) => (enemy.model.profile.courage > best.model.profile.courage ? enemy : best));
  const passes = bravest.model.combatant.because != null;
  return { blower: blower.side, by: nameOf(bravest, bravest.models[0] ?? 0), needed: passes ? null : COURAGE_TO_PASS - bravest.model.profile.courage };
}
