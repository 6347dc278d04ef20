import { ExactSum } from '../../../dice/exact-sum.js';
import { Fraction } from '../../../dice/fraction.js';
import type { Side } from '../../reference.js';
import { PARTS, type Part } from '../combatant.js';
import type { ChargerChances, FightOdds, SideChances, SlainChance, WoundChances } from '../fight-types.js';
import type { Contender, Field } from './contender.js';
import type { FightChances } from './fight-chances.js';
import type { TurnChances } from './in-turn.js';
import type { VictimLosses } from './loss-tally.js';

/** Losses of the models of one side, in listed order, those who only lend support last. */
export type SideLosses = readonly (VictimLosses | null)[];

export function sideChances(win: FightChances['win']): SideChances {
  return { good: win.good.toFraction(), evil: win.evil.toFraction() };
}

/** Chances of each fight that may come about: who wins it, given that it does. */
export function chargerChances({ fights }: TurnChances): ChargerChances[] {
  return fights.map(({ fought, win }, charger) => {
    const part = fought.toFraction();
    const given = (side: Side): Fraction => (fought.isZero ? Fraction.ZERO : win[side].toFraction().dividedBy(part));
    return { charger, fought: part, win: { good: given('good'), evil: given('evil') } };
  });
}

/** How likely each model is slain, and what Wounds it loses, part by part; Good first. */
export function casualties(field: Field, losses: Readonly<Record<Side, SideLosses>>): Pick<FightOdds, 'slain' | 'wounds'> {
  const slain: SlainChance[] = [];
  const wounds: WoundChances[] = [];
  for (const side of ['good', 'evil'] as const) {
    placesOf(field, side).forEach(({ contender, model }, at) => {
      for (const part of partsOf(contender)) {
        const distribution = distributionOf(woundsOf(contender, part), losses[side][at]?.[part]);
        slain.push({ side, combatant: contender.index, model, part, probability: distribution.at(-1) ?? Fraction.ZERO });
        wounds.push({ side, combatant: contender.index, model, part, distribution });
      }
    });
  }
  return { slain, wounds };
}

/** Every model of a side as the plan's list of victims has them. */
export function placesOf(field: Field, side: Side): { readonly contender: Contender; readonly model: number }[] {
  return [...field.sides[side], ...field.behind[side]].flatMap((contender) => contender.models.map((model) => ({ contender, model })));
}

export function partsOf({ model }: Contender): readonly Part[] {
  return PARTS.filter((part) => part === 'rider' || (part === 'mount' ? model.mount !== null : model.passenger !== null));
}

export function woundsOf({ model }: Contender, part: Part): number {
  if (part === 'mount') return model.mount?.profile.wounds ?? 0;
  return part === 'rider' ? model.wounds : (model.passenger?.wounds ?? 0);
}

const UNTOUCHED = new Map<number, readonly Fraction[]>();

function distributionOf(wounds: number, losses: VictimLosses[Part]): readonly Fraction[] {
  if (losses === undefined || losses.every((loss) => loss.isZero)) return untouched(wounds);
  const hurt = new ExactSum();
  for (const loss of losses) hurt.plus(loss);
  return [hurt.rest().toFraction(), ...losses.map((loss) => loss.toFraction())];
}

function untouched(wounds: number): readonly Fraction[] {
  const known = UNTOUCHED.get(wounds) ?? Object.freeze([Fraction.ONE, ...Array.from({ length: wounds }, () => Fraction.ZERO)]);
  if (wounds <= 10) UNTOUCHED.set(wounds, known);
  return known;
}
