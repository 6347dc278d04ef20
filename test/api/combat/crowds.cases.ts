import { describe, expect, it } from '@jest/globals';
import { MOST_MODELS } from '../../../src/rules/strategy-battle/combat/fight/work.js';
import { app } from '../../support/real-doors.js';

const profile = { fight: 4, strength: 4, defence: 1, attacks: 1, wounds: 1, courage: 3 };
const man = { profile };
const spender = { ...man, might: 10, spend: { might: 'both' } };
const hero = (fate: number, might = 0): object => ({ ...man, fate, might, spend: { might: 'both', fate: 'always' } });

/** So many models, in combatants of a hundred at most. */
const crowd = (size: number, model: object): object[] => Array.from({ length: Math.ceil(size / 100) }, (_, index) => ({ ...model, count: Math.min(100, size - 100 * index) }));
const against = (evil: object[]): object => ({ good: [man], evil, banners: { good: true, evil: true } });

/** Requests that grow, with the largest that is answered and the least that is too much. */
const GROWING: readonly (readonly [what: string, path: string, request: (size: number) => object, under: number, over: number])[] = [
  ['models of a fight that is played', 'fight/resolve', (size) => against(crowd(size - 1, man)), MOST_MODELS, MOST_MODELS + 1],
  ['models of a fight whose odds are asked for', 'fight/odds', (size) => ({ good: [man], evil: crowd(size - 1, man) }), MOST_MODELS, MOST_MODELS + 1],
  ['Heroes of a fight who spend Might', 'fight/resolve', (size) => against(crowd(size, spender)), 87, 88],
  ['Attacks of a fight', 'fight/resolve', (size) => against([{ profile: { ...profile, attacks: 100 }, count: size }]), 39, 40],
  ['Fate that a lasting wound may use', 'venom/odds', (size) => ({ model: hero(size), turns: 100 }), 32, 33],
  ['Fate and Might that a lasting wound may use', 'venom/odds', (size) => ({ model: hero(size, size), turns: 100 }), 8, 9],
  ['Fate that a fall may use', 'fall/odds', (size) => ({ model: hero(size), fall: { inches: 200 } }), 25, 26],
  ['Wounds of climbers below', 'fall/odds', (size) => ({ model: hero(3), because: 'beaten', fall: { inches: 200 }, below: Array.from({ length: 20 }, () => ({ model: { profile: { ...profile, wounds: size } }, fall: { inches: 200 } })) }), 9, 10],
  ['Fate of a climber', 'climb/odds', (size) => ({ model: hero(size), rolls: 60, surface: { height: { inches: 200 }, move: { inches: 6 } } }), 2, 3],
];

async function asked(path: string, payload: object): Promise<{ readonly status: number; readonly code: string | null }> {
  const answer = await app.inject({ method: 'POST', url: `/v1/strategy-battle/${path}`, payload });
  return { status: answer.statusCode, code: answer.json<{ readonly code?: string }>().code ?? null };
}

describe('what grows with a request is answered or refused', () => {
  it.each(GROWING)('%s', async (_, path, request, under, over) => {
    expect(await asked(path, request(under))).toEqual({ status: 200, code: null });
    expect(await asked(path, request(over))).toEqual({ status: 422, code: 'too-much-work' });
  });
});
