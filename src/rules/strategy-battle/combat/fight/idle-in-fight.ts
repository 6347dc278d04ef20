import type { Combatant } from '../combatant.js';
import { SAYINGS, type Saying } from '../idle/roles.js';
import { idleSentence } from '../idle/tell-idle.js';
import { chargeOf } from './charge.js';
import type { Contender, Field } from './contender.js';
import { blowerOf } from './horn.js';
import { contested } from './might.js';
import { other, type FightHero } from './plan.js';
import { mountShare, riderShare } from './shares.js';

/** Something said of a fighter that his fight makes idle, though another would not. */
interface Idling {
  readonly sayings: readonly Saying[];
  readonly when: (field: Field, contender: Contender, heroes: readonly FightHero[]) => boolean;
  readonly unless: string;
}

const IDLING: readonly Idling[] = [
  { sayings: ['charged'], when: (field, contender) => field.barrier === null && !gains(field, contender), unless: 'where a charge has no bonus' },
  { sayings: ['bid'], when: (_, { model }, heroes) => spends(model.combatant) && !contested(heroes), unless: 'where not both sides spend Might to win' },
  { sayings: ['because'], when: (field, { side }) => blowerOf(field)?.side !== other(side), unless: 'where the fight calls for no Courage test' },
  { sayings: ['supports', 'shielding'], when: (_, { immobilised }) => immobilised, unless: 'for a model that a power holds' },
  { sayings: ['targets', 'sweep'], when: (field, contender) => !strikes(field, contender), unless: 'for a model that strikes no blows' },
];

const spends = (combatant: Combatant): boolean => SAYINGS['spend/might'](combatant);

const strikes = (field: Field, contender: Contender): boolean => riderShare(field, contender).strikes > 0 || (mountShare(contender)?.strikes ?? 0) > 0;

/** Some bonus of the charge holds: its own, or that of a lance in use (SB-CAV-021 to 025, SB-WEAP-012). */
function gains(field: Field, contender: Contender): boolean {
  const { model, arms, immobilised } = contender;
  const charge = chargeOf(field, contender);
  const lance = model.mounted && !immobilised && model.wargear.some(({ id, category }) => category === 'lance' && id === arms.weapon);
  return charge.extraAttack || charge.knocks !== null || lance;
}

/** What was said of those who fight and changes nothing in this fight, in sentences. */
export function idleInFight(field: Field, heroes: readonly FightHero[]): string[] {
  const all = [...field.sides.good, ...field.sides.evil];
  return IDLING.flatMap(({ sayings, when, unless }) => {
    const pointers = all.filter((contender) => when(field, contender, heroes)).flatMap(({ model }) => sayings.filter((saying) => SAYINGS[saying](model.combatant)).map((saying) => `${model.pointer}/${saying}`));
    return pointers.length === 0 ? [] : [idleSentence(pointers, unless)];
  });
}
