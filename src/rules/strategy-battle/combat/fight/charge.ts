import type { Side } from '../../reference.js';
import { enemiesOf, onMonster, type Contender, type Field } from './contender.js';
import { other } from './plan.js';

/** What a charge brings into the fight. */
export interface Charge {
  readonly extraAttack: boolean;
  /** Strength that lays beaten enemies prone; `null` where the charge does not. */
  readonly knocks: number | null;
  readonly rule: string;
}

const NONE: Charge = { extraAttack: false, knocks: null, rule: 'SB-CAV-021' };
/** From this Strength on a model stays on its feet, unless as strong a mount runs into it (SB-CAV-023). */
const STANDS_FIRM = 6;

/** The bonuses of a charge, where nothing takes them away (SB-CAV-021 to 025, SB-MM-004, SB-SPEC-059). */
export function chargeOf(field: Field, contender: Contender): Charge {
  const { model, immobilised, steps } = contender;
  if (model.combatant.charged !== true || immobilised || field.barrier !== null) return NONE;
  const enemies = enemiesOf(field, contender);
  const monster = enemies.some(onMonster);
  const pounce = steps.find((step) => step.pounces === true);
  if (model.mount === null) return pounce === undefined || monster ? NONE : { extraAttack: true, knocks: model.profile.strength, rule: pounce.rule };
  const knocks = model.mount.profile.strength;
  if (model.mount.monstrous) return monster ? NONE : { extraAttack: false, knocks, rule: 'SB-MM-004' };
  return enemies.some((enemy) => enemy.model.mounted) ? NONE : { extraAttack: true, knocks, rule: 'SB-CAV-022' };
}

/** Whether the model is laid prone when its side loses; the mount's Strength counts for riders. */
export function isKnockedDown(field: Field, { side, model }: Contender): boolean {
  const strength = (model.mount ?? model).profile.strength;
  return field.sides[other(side)].some((enemy) => {
    const { knocks } = chargeOf(field, enemy);
    return knocks !== null && (strength < STANDS_FIRM || knocks >= STANDS_FIRM);
  });
}

/** Anyone of the side lays beaten enemies prone. */
export function knocksDown(field: Field, side: Side): boolean {
  return field.sides[side].some((contender) => chargeOf(field, contender).knocks !== null);
}
