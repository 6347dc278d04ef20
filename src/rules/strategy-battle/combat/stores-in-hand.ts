import type { Heroic, Stores, Unit } from '../reference.js';
import type { Combatant } from './combatant.js';
import { refuse } from './refuse.js';

const NO_POINTS: Stores = { might: 0, will: 0, fate: 0 };
/** Will that a power gives a Hero who has none of his own (SB-MAGIC-009). */
const GIVEN_WILL = 1;

/** Somebody with points in hand. `unit` is null for a model by profile. */
export interface Holder {
  readonly unit: Unit | null;
  readonly name: string;
  readonly pointer: string;
  readonly heroic: Heroic | null;
  readonly points: Stores;
}

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
 * Nobody of the catalogue has more in hand than his full store and the turn's free points.
 * @throws RuleError `rule-violated` (SB-HERO-001)
 */
export function refuseOverfull({ unit, heroic, points, pointer, name }: Holder): void {
  if (unit === null) return;
  const most = heroic === null ? NO_POINTS : mostOf(heroic);
  for (const store of ['might', 'will', 'fate'] as const) {
    if (points[store] > most[store]) refuse(`${pointer}/${store}`, 'SB-HERO-001', `${name} has ${most[store]} ${titled(store)} at most.`);
  }
}

/** The free Will is counted apart, but where the profile knows no store it is all that there is (SB-SPEC-037). */
function mostOf({ might, will, fate, freePerTurn: free }: Heroic): Stores {
  return {
    might: (might ?? 0) + free.might,
    will: will === null ? free.will : Math.max(will, GIVEN_WILL),
    fate: (fate ?? 0) + free.fate,
  };
}

const titled = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
