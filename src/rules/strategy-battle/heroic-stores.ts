import type { Heroic, Stores } from './reference.js';

export type StoreName = keyof Stores;

/** What a Hero has left: the stores, and the free points of this turn. */
export interface HeroicState {
  readonly stores: Stores;
  readonly free: Stores;
}

/** A Hero at the start of a game (SB-HERO-001). A store that is no number holds no points of its own. */
export function fullStores(heroic: Heroic): HeroicState {
  const { might, will, fate, freePerTurn } = heroic;
  return { stores: { might: might ?? 0, will: will ?? 0, fate: fate ?? 0 }, free: freePerTurn };
}

/** A new turn: the free points are there again, and unused ones are not saved up (SB-SPEC-010, 014, 037). */
export function nextTurn(heroic: Heroic, state: HeroicState): HeroicState {
  return { stores: state.stores, free: heroic.freePerTurn };
}

/** The most that can be spent now. */
export function available(state: HeroicState, store: StoreName): number {
  return state.stores[store] + state.free[store];
}

/**
 * Spends points, the free ones first. `null` where there are not so many (SB-WILL-005).
 * @param points a whole number from 0
 */
export function spend(state: HeroicState, store: StoreName, points: number): HeroicState | null {
  if (points > available(state, store)) return null;
  const fromFree = Math.min(points, state.free[store]);
  return {
    stores: { ...state.stores, [store]: state.stores[store] - (points - fromFree) },
    free: { ...state.free, [store]: state.free[store] - fromFree },
  };
}
