import { describe, expect, it, jest } from '@jest/globals';
import { Masses } from '../../../src/rules/dice/chance.js';
import { MOST_WORK } from '../../../src/rules/strategy-battle/combat/fight/work.js';
import { app } from '../../support/real-doors.js';

interface Said { readonly status: number; readonly code: string | null; readonly errors: readonly { readonly code: string; readonly pointer: string }[] }

async function asked(path: string, body: object): Promise<Said> {
  const answer = await app.inject({ method: 'POST', url: `/v1/${path}`, payload: body });
  const { code = null, errors = [] } = answer.json<Partial<Said>>();
  return { status: answer.statusCode, code, errors };
}

const profile = { fight: 3, strength: 3, defence: 3, attacks: 1, wounds: 1, courage: 3 };
const list = <T>(length: number, make: (index: number) => T): T[] => Array.from({ length }, (_, index) => make(index));
const archer = (shoot: number): object => ({ profile: { ...profile, shoot }, weapon: 'bow', side: 'good' });
const unlike = (count: number): object[] => list(count, (index) => ({ profile: { fight: 1 + (index % 10), strength: 3, defence: 3 + (index % 7), attacks: 9, wounds: 5, courage: Math.floor(index / 2) } }));
const army = (nation: string, regular: number, leadership: number): object => ({ nation, regular, leadership });

/** Requests that grow, with the largest that is worked out and the least that is too much. */
const GROWING: readonly (readonly [operation: string, path: string, request: (size: number) => object, under: number, over: number])[] = [
  ['a fight of many Attacks with many models', 'strategy-battle/fight/odds', (size) => ({ good: [{ profile: { ...profile, attacks: size, wounds: 5 } }], evil: [{ profile: { ...profile, wounds: 3 }, count: size }] }), 31, 32],
  ['a charge of Shelob over riders', 'strategy-battle/fight/odds', (size) => ({ good: [{ unit: 'shelob', charged: true }], evil: [{ unit: 'warg-rider', count: size }] }), 39, 40],
  ['matchups of all who are unlike', 'strategy-battle/matchups', (size) => ({ good: unlike(size), evil: unlike(size) }), 17, 18],
  ['shots at many Wounds and Fate', 'strategy-battle/shooting/odds', (size) => ({ shooter: archer(4), shots: 10, target: { profile: { ...profile, wounds: size }, side: 'evil', fate: size, spend: { fate: 'always' } } }), 27, 28],
  ['a battle of like armies', 'war-of-the-ring/battle/odds', (size) => ({ attacker: army('saruman', size, 5), defender: army('rohan', size, 5) }), 23, 24],
  ['an assault of like armies', 'war-of-the-ring/siege/odds', (size) => ({ attacker: army('saruman', size, 3), defender: army('rohan', size, 3), structure: 'fortress' }), 23, 24],
  ['an assault whose garrison fights on', 'war-of-the-ring/siege/odds', (size) => ({ attacker: army('saruman', size, 3), defender: { ...army('rohan', size, 3), retreat: { afterRound: 1 } }, structure: { capacity: Math.floor(size / 2), channel: size, defenceBonus: 1, attackPenalty: 1 } }), 17, 18],
];

describe('work that is done, and work that is too much', () => {
  it.each(GROWING)('%s', async (_, path, request, under, over) => {
    expect(await asked(path, request(under))).toMatchObject({ status: 200, code: null });
    expect(await asked(path, request(over))).toMatchObject({ status: 422, code: 'too-much-work', errors: [] });
  });
});

const MOST = 100;
const great = (side: string): object => ({ profile: { ...profile, wounds: MOST }, side, fate: MOST, will: MOST, might: MOST, spend: { might: 'both', fate: 'always' }, bid: 1 });
const spell = (power: string, caster: string, more: object): object => ({ power, caster: great(caster), castOn: 5, dice: MOST, resistDice: MOST, ...more });
const bystander = { model: great('good'), where: 'path', at: { inches: 1 } };
const tested = { profile, might: MOST, will: MOST, spend: { might: 'both' } };
const volley = (archers: number, others: number): object => ({ archers: [{ ...archer(4), count: archers }], target: { ...great('evil'), cover: 'woods' }, others: list(others, () => ({ ...great('evil'), cover: 'woods' })), strongWind: true });

/** The largest requests of operations that need no limit of work, and the same with one more, which is too many. */
const LARGEST: readonly (readonly [operation: string, path: string, largest: object, larger: object])[] = [
  ['a volley at models with all Wounds and Fate', 'volley', volley(MOST, 50), volley(MOST, 51)],
  ['a volley of all archers', 'volley', volley(MOST, 50), volley(MOST + 1, 50)],
  ['a dart that all Will is used against', 'magic', spell('black-dart', 'evil', { target: great('good') }), spell('black-dart', 'evil', { target: great('good'), dice: MOST + 1 })],
  ['a blast among all bystanders', 'magic', spell('sorcerous-blast', 'evil', { target: great('good'), bystanders: list(50, () => bystander) }), spell('sorcerous-blast', 'evil', { target: great('good'), bystanders: list(51, () => bystander) })],
  ['wrath over all who are near', 'magic', spell('natures-wrath', 'good', { resistedBy: 0, targets: list(50, () => great('evil')) }), spell('natures-wrath', 'good', { resistedBy: 0, targets: list(51, () => great('evil')) })],
  ['Courage of all models', 'courage', { model: { ...tested, count: MOST } }, { model: { ...tested, count: MOST + 1 } }],
  ['Courage again and again', 'courage', { model: { ...tested, count: 10 }, tests: 10 }, { model: { ...tested, count: 10 }, tests: 11 }],
];

describe('the largest requests that can be made', () => {
  it.each(LARGEST)('%s: stays below the limit of a fight', async (_, operation, largest, larger) => {
    const branches = jest.spyOn(Masses.prototype, 'add');
    try {
      expect(await asked(`strategy-battle/${operation}/odds`, largest)).toMatchObject({ status: 200, code: null });
      expect(branches.mock.calls.length).toBeGreaterThan(0);
      expect(branches.mock.calls.length).toBeLessThan(MOST_WORK);
    } finally {
      branches.mockRestore();
    }
    const refused = await asked(`strategy-battle/${operation}/odds`, larger);
    expect(refused.status).toBe(422);
    expect(refused.errors.map(({ code }) => code)).toEqual([expect.stringMatching(/^(too-many|out-of-range)$/)]);
  });
});
