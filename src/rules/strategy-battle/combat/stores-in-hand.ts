import type { Heroic, Stores } from '../reference.js';
import type { Combatant } from './combatant.js';
import type { Model } from './model.js';
import { refuse } from './refuse.js';

const NO_POINTS: Stores = { might: 0, will: 0, fate: 0 };
/** What a Hero without any may be given: Will by a power (SB-MAGIC-009), Might by the standard of his people (SB-SPEC-021). */
const GIVEN = 1;
const ENCOURAGED = 'hero-of-rohan';

/** Points in hand: as the caller says, else the full store, for Might and Fate with the turn's free points. */
export function pointsOf(heroic: Heroic | null, combatant: Combatant): Stores {
  const free = heroic?.freePerTurn ?? NO_POINTS;
  return {
    might: combatant.might ?? (heroic?.might ?? 0) + free.might,
    will: combatant.will ?? heroic?.will ?? free.will,
    fate: combatant.fate ?? (heroic?.fate ?? 0) + free.fate,
  };
}

/**
 * Nobody of the catalogue has more in hand than his full store and the turn's free points. The free Will is counted apart, but
 * where the profile knows no store it is all that there is (SB-SPEC-037).
 * @throws RuleError `rule-violated` (SB-HERO-001)
 */
export function refuseOverfull({ unit, heroic, groups, points, pointer, name }: Model): void {
  if (unit === null) return;
  const free = heroic?.freePerTurn ?? NO_POINTS;
  const given = { might: groups.has(ENCOURAGED) ? GIVEN : 0, will: heroic === null ? 0 : GIVEN };
  const most: Stores = {
    might: Math.max(heroic?.might ?? 0, given.might) + free.might,
    will: heroic !== null && heroic.will === null ? free.will : Math.max(heroic?.will ?? 0, given.will),
    fate: (heroic?.fate ?? 0) + free.fate,
  };
  for (const store of ['might', 'will', 'fate'] as const) {
    if (points[store] > most[store]) refuse(`${pointer}/${store}`, 'SB-HERO-001', `${name} has ${most[store]} ${titled(store)} at most${free[store] > 0 ? freePoints(free[store], store) : ''}.`);
  }
}

const titled = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

const freePoints = (points: number, store: keyof Stores): string => (store === 'will' ? '' : `, ${points} of it free this turn`);
