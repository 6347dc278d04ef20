import { SPECIAL_ABILITIES } from '../special-abilities/special-abilities.js';

const PAYING = new Set(SPECIAL_ABILITIES.filter((trait) => trait.castsWithHeroPoints === true).map(({ id }) => id));

/** Whether hero points pay for Mind spells (FS-ABIL-019). */
export const castsWithHeroPoints = (abilities: readonly string[]): boolean => abilities.some((id) => PAYING.has(id));
