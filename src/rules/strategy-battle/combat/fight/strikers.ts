import type { Side } from '../../reference.js';
import type { StrikeTraits } from '../../special-rules/special-rule-fight.js';
import { aimsOf, sweepAims } from './aims.js';
import { modelsOf, nameOf, type Contender, type Field } from './contender.js';
import { other, type Aim, type FightHero, type Striker, type Victim } from './plan.js';
import { mountShare, riderShare } from './shares.js';

/** Who strikes if the side wins, in listed order, each rider before his mount (contract-combat 11). */
export function strikersOf(field: Field, side: Side, heroes: readonly FightHero[], victims: readonly Victim[]): Striker[] {
  const fighting = modelsOf(field.sides[other(side)]);
  const falling = victims.some((victim) => victim.knockedDown && victim.mount !== null);
  const reach = falling ? victims.length : attacksOf(field, side);
  return field.sides[side].flatMap((contender) => {
    const aims = aimsOf(contender, victims, fighting, reach);
    const sweep = contender.model.combatant.sweep === true ? sweepAims(contender, victims) : null;
    return strikers(field, contender, heroes, { aims, sweep });
  });
}

/** Attacks that a side can aim at most; each slays one enemy at best. */
function attacksOf(field: Field, side: Side): number {
  return field.sides[side].reduce((sum, contender) => {
    const chain = contender.steps.some((step) => step.strike?.chain === true) ? 1 : 0;
    return sum + contender.models.length * (riderShare(field, contender).strikes + (mountShare(contender)?.strikes ?? 0) + chain);
  }, 0);
}

interface Aimed {
  readonly aims: readonly Aim[];
  readonly sweep: readonly Aim[] | null;
}

function strikers(field: Field, contender: Contender, heroes: readonly FightHero[], aimed: Aimed): Striker[] {
  const names = contender.models.map((model) => nameOf(contender, model));
  const { strikes } = riderShare(field, contender);
  const mount = mountShare(contender);
  const barrier = field.barrier !== null && field.barrier.defender !== contender.side;
  const traits = contender.steps.reduce<StrikeTraits>((all, step) => ({ ...all, ...step.strike }), {});
  const rider = (by: readonly string[], hero: number | null): Striker[] =>
    strikes === 0 ? [] : [{
      by, hero, attacks: strikes, strength: contender.model.profile.strength, woundBonus: contender.arms.wound, barrier,
      byCourage: traits.byCourage === true, neverAbove: traits.neverAbove ?? null, slaysOutright: traits.slaysOutright === true,
      lash: traits.lash === true, chain: traits.chain === true, ...aimed,
    }];
  const alone = mount !== null || traits.lash === true || traits.chain === true || aimed.sweep !== null;
  const spends = heroes.some((hero) => names.includes(hero.by));
  if (!alone && !spends) return rider(names, null);
  return names.flatMap((name) => {
    const hero = heroes.findIndex((each) => each.by === name);
    return [...rider([name], hero < 0 ? null : hero), ...(mount === null || mount.strikes === 0 ? [] : [mountStriker(contender, name, barrier, aimed.aims)])];
  });
}

function mountStriker({ model }: Contender, name: string, barrier: boolean, aims: readonly Aim[]): Striker {
  const { attacks, strength } = model.mount?.profile ?? { attacks: 0, strength: 0 };
  return {
    by: [`${name}/mount`], hero: null, attacks, strength, woundBonus: 0, barrier, aims, sweep: null,
    byCourage: false, neverAbove: null, slaysOutright: false, lash: false, chain: false,
  };
}
