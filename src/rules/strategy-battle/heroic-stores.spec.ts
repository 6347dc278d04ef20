import { describe, expect, it } from '@jest/globals';
import { available, fullStores, nextTurn, spend, type HeroicState, type StoreName } from './heroic-stores.js';
import type { Heroic } from './reference.js';

const NO_FREE = { might: 0, will: 0, fate: 0 };

function hero(stores: Partial<Heroic>): Heroic {
  return { might: 0, will: 0, fate: 0, freePerTurn: NO_FREE, special: null, ...stores };
}

/** Spends several amounts one after the other in one turn. */
function spendAll(state: HeroicState, store: StoreName, ...amounts: readonly number[]): HeroicState {
  return amounts.reduce((before, points) => {
    const after = spend(before, store, points);
    if (after === null) throw new Error(`${points} ${store} cannot be spent`);
    return after;
  }, state);
}

describe('SB-HERO-001 stores', () => {
  it('points spent are gone', () => {
    const legolas = fullStores(hero({ might: 3, will: 2, fate: 2 }));
    expect(spendAll(legolas, 'might', 2).stores).toEqual({ might: 1, will: 2, fate: 2 });
  });

  it('SB-WILL-005 no more than is there', () => {
    expect(spend(fullStores(hero({ will: 1 })), 'will', 2)).toBeNull();
    expect(spend(fullStores(hero({ might: 0 })), 'might', 1)).toBeNull();
  });

  it('they do not come back with the next turn', () => {
    const heroic = hero({ fate: 2 });
    expect(nextTurn(heroic, spendAll(fullStores(heroic), 'fate', 2)).stores.fate).toBe(0);
  });
});

describe('SB-SPEC-010 a staff of power gives one free Will a turn', () => {
  const wizard = hero({ will: 6, freePerTurn: { might: 0, will: 1, fate: 0 } });

  it('Will 6, 3 dice used in a turn: 4 left', () => {
    expect(spendAll(fullStores(wizard), 'will', 3).stores.will).toBe(4);
  });

  it('Will 6, casts with 1 die and resists with 1 in the same turn: 5 left', () => {
    expect(spendAll(fullStores(wizard), 'will', 1, 1).stores.will).toBe(5);
  });

  it('one die each turn when the store is empty', () => {
    const empty = spendAll(fullStores(wizard), 'will', 7);
    expect(available(empty, 'will')).toBe(0);
    const later = nextTurn(wizard, empty);
    expect(available(later, 'will')).toBe(1);
    expect(spend(later, 'will', 2)).toBeNull();
  });

  it('an unused free die is not saved up', () => {
    const later = nextTurn(wizard, nextTurn(wizard, fullStores(wizard)));
    expect(available(later, 'will')).toBe(7);
  });
});

describe('SB-SPEC-014 a mighty hero has one free Might a turn', () => {
  const mighty = hero({ might: 3, freePerTurn: { might: 1, will: 0, fate: 0 } });

  it.each([
    [1, 3],
    [3, 1],
    [4, 0],
  ])('Might 3, spends %i in a turn: %i left', (points, left) => {
    expect(spendAll(fullStores(mighty), 'might', points).stores.might).toBe(left);
  });
});

describe('SB-SPEC-037 three Will each turn and no store', () => {
  const lord = hero({ will: null, freePerTurn: { might: 0, will: 3, fate: 0 }, special: 'three each turn' });

  it('2 dice cast, then 1 is left for resisting this turn', () => {
    const cast = spendAll(fullStores(lord), 'will', 2);
    expect(available(cast, 'will')).toBe(1);
    expect(spend(cast, 'will', 2)).toBeNull();
  });

  it('the next turn there are 3 again', () => {
    expect(available(nextTurn(lord, spendAll(fullStores(lord), 'will', 3)), 'will')).toBe(3);
  });
});
