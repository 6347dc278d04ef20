import type { Chance, Process } from '../../../dice/chance.js';
import type { DiceTable } from '../../../dice/dice-table.js';
import { dieStep, processStep } from '../../../dice/steps.js';
import { strikeNeed, strikeProcess, strikeStart, type StrikeSetting } from '../strike.js';
import type { VolleyPart, VolleyPlan } from './volley-plan.js';

/** One hit on one part. */
export interface FallState {
  /** Things in the way that are still to be met. */
  readonly inTheWay: number;
  /** `null`: not yet settled whether it strikes. */
  readonly struck: boolean | null;
  readonly done: boolean;
  readonly wounds: number;
  readonly fate: number;
}

const GOES_ON = 4;

/** What is left of a part. */
export interface PartLeft {
  readonly wounds: number;
  readonly fate: number;
}

export function fallStart({ inTheWay, sheltered }: VolleyPart, { wounds, fate }: PartLeft): FallState {
  const spent = sheltered || wounds === 0;
  return { inTheWay, struck: spent ? false : null, done: spent, wounds, fate };
}

export function settingOf({ need, blow }: VolleyPlan, { what, part, victim }: VolleyPart): StrikeSetting {
  const striker = { by: 'volley', woundBonus: 0, slaysOutright: false, barrier: false };
  return { need: strikeNeed(need, blow, victim), striker, hero: null, at: part === 'rider' ? what : `${what}/${part}`, part: victim };
}

/** A hit that comes down: dice of things in the way, wound dice, Fate dice (SB-VOLLEY-007). No hit falls on the slain. */
export function fallProcess<T extends DiceTable>(plan: VolleyPlan, part: VolleyPart): Process<FallState, T> {
  const setting = settingOf(plan, part);
  return {
    next: (state) => (state.done ? null : state.inTheWay > 0 ? wayStep(state) : strikeStep(setting, state)),
    key: ({ inTheWay, struck, done, wounds, fate }) => `${inTheWay} ${String(struck)} ${done ? 1 : 0} ${wounds} ${fate}`,
    rank: ({ inTheWay, done }) => (done ? part.inTheWay + 1 : part.inTheWay - inTheWay),
  };
}

function wayStep<T extends DiceTable>(state: FallState): Chance<FallState, T> {
  return dieStep({ purpose: 'in-the-way', by: 'volley', sides: 6, modifier: 0 }, (face) => ({
    state: face >= GOES_ON ? { ...state, inTheWay: state.inTheWay - 1 } : { ...state, inTheWay: 0, struck: false, done: true },
  }));
}

function strikeStep<T extends DiceTable>(setting: StrikeSetting, state: FallState): Chance<FallState, T> {
  return processStep(strikeProcess<T>(setting), strikeStart(setting, 0, state.wounds, state.fate), ({ wounds, fate }) => ({ ...state, struck: true, done: true, wounds, fate }));
}
