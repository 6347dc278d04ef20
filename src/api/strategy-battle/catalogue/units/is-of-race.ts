import type { Unit } from '../../../../rules/strategy-battle/reference.js';

/** Whether models of the unit are of a race: all of them, or those of a variant. */
export const isOfRace = ({ race, variants }: Pick<Unit, 'race' | 'variants'>, wanted: string): boolean =>
  race === wanted || variants.some((variant) => variant.race === wanted);
