import { z } from 'zod';
import type { Distance, Heroic, Profile } from '../../src/rules/strategy-battle/reference.js';

/** `F 3/4+ S 3 D 5 A 1 W 1 C 3`; `F 4/-` or `F 0` without a Shooting value. */
const PROFILE = /^F (\d+)(?:\/(?:(\d)\+|-))? S (\d+) D (\d+) A (\d+) W (\d+) C (\d+)$/;
/** `6"/14cm` */
const DISTANCE = /^(\d+)"\/(\d+)cm$/;
/** `Might 3+1 Will 6 Fate -`: `+1` is free each turn, `-` no number. */
const STORES = /^Might (\d+|-)(?:\+(\d+))? Will (\d+|-)(?:\+(\d+))? Fate (\d+|-)$/;
/** `4+ 12"/28cm`, or `2+` without a range. */
const POWER = /^(\d)\+(?: (\S+))?$/;
/** `3 x captain-of-men/gondor + lance + horse` */
const MODEL = /^(?:(\d+) x )?([a-z-]+)(?:\/([a-z-]+))?((?: \+ [a-z-]+)*)$/;

export type HeroicFigures = Omit<Heroic, 'special'>;

/** A model of a force or on its own, as the tables write it. */
export interface WrittenModel {
  readonly count: number;
  readonly unit: string;
  readonly variant: string | null;
  readonly options: readonly string[];
}

function written<T>(form: RegExp, read: (parts: readonly (string | undefined)[]) => T): z.ZodType<T> {
  return z.string().transform((text, context): T => {
    const parts = form.exec(text);
    if (parts !== null) return read(parts.slice(1));
    context.addIssue({ code: 'custom', message: `"${text}" is not written like ${form.source}` });
    return z.NEVER;
  });
}

const orNull = (text: string | undefined): number | null => (text === undefined || text === '-' ? null : Number(text));

export const profile = written(PROFILE, ([fight, shoot, strength, defence, attacks, wounds, courage]): Profile => ({
  fight: Number(fight),
  shoot: orNull(shoot),
  strength: Number(strength),
  defence: Number(defence),
  attacks: Number(attacks),
  wounds: Number(wounds),
  courage: Number(courage),
}));

export const distance = written(DISTANCE, ([inches, cm]): Distance => ({ inches: Number(inches), cm: Number(cm) }));

export const stores = written(STORES, ([might, freeMight, will, freeWill, fate]): HeroicFigures => ({
  might: orNull(might),
  will: orNull(will),
  fate: orNull(fate),
  freePerTurn: { might: Number(freeMight ?? 0), will: Number(freeWill ?? 0), fate: 0 },
}));

export const power = written(POWER, ([castOn, range]) => ({
  castOn: Number(castOn),
  range: range === undefined ? null : distance.parse(range),
}));

export const model = written(MODEL, ([count, unit, variant, options]): WrittenModel => ({
  count: Number(count ?? 1),
  unit: unit ?? '',
  variant: variant ?? null,
  options: (options ?? '').split(' + ').slice(1),
}));
