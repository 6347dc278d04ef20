import type { Heroic, Stores, Unit } from '../reference.js';
import type { Combatant } from './combatant.js';
import { refuse } from './refuse.js';

const NO_POINTS: Stores = { might: 0, will: 0, fate: 0 };
/** What a Hero without any may be given: Will by a power (SB-MAGIC-009), Might by the standard of his people (SB-SPEC-021). */
const GIVEN = 1;
const ENCOURAGED = 'hero-of-rohan';

/** Somebody with points in hand. `unit` is null for a model by profile. */
export interface Holder {
  readonly unit: Unit | null;
  readonly name: string;
  readonly pointer: string;
  readonly heroic: Heroic | null;
  readonly groups: ReadonlySet<string>;
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
export function refuseOverfull({ unit, heroic, groups, points, pointer, name }: Holder): void {
  if (unit === null) return;
  const most = heroic === null ? NO_POINTS : mostOf(heroic, groups);
  for (const store of ['might', 'will', 'fate'] as const) {
    if (points[store] > most[store]) refuse(`${pointer}/${store}`, 'SB-HERO-001', `${name} has ${most[store]} ${titled(store)} at most.`);
  }
}

/** The free Will is counted apart, but where the profile knows no store it is all that there is (SB-SPEC-037). */
function mostOf({ might, will, fate, freePerTurn: free }: Heroic, groups: Holder['groups']): Stores {
  return {
    might: Math.max(might ?? 0, groups.has(ENCOURAGED) ? GIVEN : 0) + free.might,
    will: will === null ? free.will : Math.max(will, GIVEN),
    fate: (fate ?? 0) + free.fate,
  };
}

const titled = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
