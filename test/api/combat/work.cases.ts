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
const dead = { force: 'undead', elite: 3 };
const struck = (size: number): object => ({ attacker: army('saruman', 2 * size, 3), defender: { ...army('rohan', size, 3), elite: size }, structure: 'fortress', strike: 'both' });
const walls = { capacity: 200, channel: 1, defenceBonus: 0, attackPenalty: 6 };

/** An army of so many units, in contingents of 200 regulars and 200 elites at most. */
const host = (nation: string, units: number): object => {
  const [first, ...contingents] = list(Math.ceil(units / 400), (index) => Math.min(400, units - 400 * index)).map((most) => ({ nation, regular: Math.min(200, most), elite: Math.max(0, most - 200) }));
  return { ...first, contingents };
};

/** Requests that grow, with the largest that is worked out and the least that is too much. */
const GROWING: readonly (readonly [operation: string, path: string, request: (size: number) => object, under: number, over: number])[] = [
  ['a fight of many Attacks with many models', 'strategy-battle/fight/odds', (size) => ({ good: [{ profile: { ...profile, attacks: size, wounds: 5 } }], evil: [{ profile: { ...profile, wounds: 3 }, count: size }] }), 31, 32],
  ['a charge of Shelob over riders', 'strategy-battle/fight/odds', (size) => ({ good: [{ unit: 'shelob', charged: true }], evil: [{ unit: 'warg-rider', count: size }] }), 39, 40],
  ['matchups of all who are unlike', 'strategy-battle/matchups', (size) => ({ good: unlike(size), evil: unlike(size) }), 17, 18],
  ['shots at many Wounds and Fate', 'strategy-battle/shooting/odds', (size) => ({ shooter: archer(4), shots: 10, target: { profile: { ...profile, wounds: size }, side: 'evil', fate: size, spend: { fate: 'always' } } }), 27, 28],
  ['a battle of like armies', 'war-of-the-ring/battle/odds', (size) => ({ attacker: army('saruman', size, 5), defender: army('rohan', size, 5) }), 23, 24],
  ['an assault of like armies', 'war-of-the-ring/siege/odds', (size) => ({ attacker: army('saruman', size, 3), defender: army('rohan', size, 3), structure: 'fortress' }), 23, 24],
  ['an assault whose garrison fights on', 'war-of-the-ring/siege/odds', (size) => ({ attacker: army('saruman', size, 3), defender: { ...army('rohan', size, 3), retreat: { afterRound: 1 } }, structure: { capacity: Math.floor(size / 2), channel: size, defenceBonus: 1, attackPenalty: 1 } }), 17, 18],
  ['a battle over five rounds', 'war-of-the-ring/battle/odds', (size) => ({ attacker: army('saruman', size, 0), defender: army('rohan', size, 0), rounds: 5 }), 22, 23],
  ['a battle over more and more rounds', 'war-of-the-ring/battle/odds', (size) => ({ attacker: army('saruman', 16, 0), defender: army('rohan', 16, 0), rounds: size }), 15, 16],
  ['an assault that strikes inside and outside', 'war-of-the-ring/siege/odds', struck, 6, 7],
  ['a battle of the dead, played', 'war-of-the-ring/battle/resolve', (size) => ({ attacker: dead, defender: host('saruman', size), dice: { seed: 'dead' } }), 147, 148],
  ['a battle of hosts, played', 'war-of-the-ring/battle/resolve', (size) => ({ attacker: host('saruman', size), defender: host('rohan', size), dice: { seed: 'hosts' } }), 2212, 2213],
  ['an assault through a narrow gate, played', 'war-of-the-ring/siege/resolve', (size) => ({ attacker: army('saruman', size, 0), defender: army('rohan', 200, 0), structure: walls, dice: { seed: 'gate' } }), 39, 40],
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

const MILLION = 1_000_000;
const PROCESSOR_MS = 250;
const MOST_BYTES = 3 * MILLION;

describe('battles that are rolled', () => {
  it.each(GROWING.filter(([, path]) => path.endsWith('/resolve')))('%s: the largest is short in time and in words', async (_, path, request, under) => {
    const ask = async (): Promise<{ readonly ms: number; readonly bytes: number }> => {
      const began = process.cpuUsage();
      const answer = await app.inject({ method: 'POST', url: `/v1/${path}`, payload: request(under) });
      const { user, system } = process.cpuUsage(began);
      expect(answer.statusCode).toBe(200);
      return { ms: (user + system) / 1000, bytes: answer.rawPayload.length };
    };
    const asked = [await ask(), await ask(), await ask()];
    expect(Math.min(...asked.map(({ ms }) => ms))).toBeLessThan(PROCESSOR_MS);
    expect(Math.max(...asked.map(({ bytes }) => bytes))).toBeLessThan(MOST_BYTES);
  });

  it('WR-BATTLE-013 one that would not come to an end is refused before its first die', async () => {
    const sauron = { nation: 'sauron', regular: 200, elite: 200 };
    const body = { attacker: dead, defender: { ...sauron, nation: 'saruman', contingents: list(10, () => sauron) } };
    for (const dice of [{ seed: 'dead' }, { rolls: [1] }]) expect(await asked('war-of-the-ring/battle/resolve', { ...body, dice })).toMatchObject({ status: 422, code: 'too-much-work' });
  });
});
