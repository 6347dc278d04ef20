import { describe, expect, it } from '@jest/globals';
import type { AttackRequest } from '../../src/rules/fellowship/attack/attack-types.js';
import { fellowship } from '../support/fellowship.js';

const told = ({ assumptions }: { readonly assumptions: readonly string[] }): string => assumptions.join('\n');
const target = { ability: 50 };

describe('every reading that an answer stands on is told with it', () => {
  it.each<[row: string, request: AttackRequest]>([
    ['FS-ATK-008', { attacker: { ability: 60, abilities: ['stomp'] }, target }],
    ['FS-CORE-004', { attacker: { ability: 60, spells: ['despair'] }, target }],
    ['FS-SHLD-006', { attacker: { ability: 60 }, target: { ability: 50, skills: ['bodyguard'] } }],
    ['FS-ABIL-013', { attacker: { ability: 60, impact: 'speed' }, target }],
    ['FS-SPELL-023', { attacker: { ability: 60, side: 'evil', spells: ['darkness', 'starlight'] }, target }],
    ['FS-SCOUT-006', { attacker: { ability: 60, skills: ['scout'] }, target }],
  ])('%s of an attack', (row, request) => {
    expect(told(fellowship.attack.odds(request))).toContain(`(${row})`);
  });

  it('says nothing of what does not come up', () => {
    const plain = told(fellowship.attack.odds({ attacker: { ability: 60 }, target }));
    for (const row of ['FS-ATK-008', 'FS-SHLD-006', 'FS-ABIL-013', 'FS-SPELL-023', 'FS-SCOUT-006']) expect(plain).not.toContain(row);
  });

  it('FS-MOVE-004, FS-NIGHT-001 and FS-CORE-005 of a profile', () => {
    const profile = told(fellowship.figure.ask({ ability: 60, race: 'good-men', night: true, shield: 'normal', shielding: true, grouped: [30], scouting: 'moved' }));
    for (const row of ['FS-MOVE-004', 'FS-NIGHT-001', 'FS-CORE-005', 'FS-SCOUT-006']) expect(profile).toContain(`(${row})`);
  });

  it('FS-NIGHT-001 of a move under Darkness, which is not asked how long it lasts; FS-ABIL-020 of a steed that is mounted', () => {
    const move = told(fellowship.movement.ask({ race: 'good-horse', spells: ['darkness'], abilities: ['steed'], mounting: { action: 'mount', mountRate: 45 } }));
    for (const row of ['FS-NIGHT-001', 'FS-ABIL-020', 'FS-MOUNT-003']) expect(move).toContain(`(${row})`);
    const dark = told(fellowship.movement.ask({ race: 'evil-half-orc', spells: ['darkness'] }));
    expect([dark.includes('FS-NIGHT-001'), dark.includes('FS-SPELL-016'), dark.includes('FS-MOVE-003')]).toEqual([true, false, false]);
  });

  it('FS-MOVE-003 of difficult ground only, FS-ABIL-002 of an ambush', () => {
    expect(told(fellowship.movement.ask({ race: 'good-men', path: [{ terrain: 'woods', cm: 3 }] }))).toContain('(FS-MOVE-003)');
    expect(told(fellowship.movement.ask({ race: 'good-men', abilities: ['ambush'], arriving: {} }))).toContain('(FS-ABIL-002)');
  });

  it('FS-ABIL-001 of a manoeuvre and FS-TRAIN-007 of a climb, not of any other check', () => {
    const figure = { ability: 55, abilities: ['agility'], skills: ['mountaineer'] };
    const rows = (cause: 'ordinary' | 'climb'): boolean[] => ['FS-ABIL-001', 'FS-TRAIN-007', 'FS-CORE-005'].map((row) => told(fellowship.check.odds({ ...figure, cause, grouped: [] })).includes(row));
    expect([rows('ordinary'), rows('climb')]).toEqual([[false, false, false], [true, true, false]]);
  });

  it('FS-ENG-002, FS-ENG-004, FS-ENG-006 and FS-DEPL-001 of a set-up that asks for them', () => {
    const plain = told(fellowship.deployment.ask({ engagement: 'objective', depth: 180 }));
    const whole = told(fellowship.deployment.ask({ engagement: 'objective', depth: 180, markers: [], edgeRoll: [3, 4], order: { good: 1, evil: 1, rolls: [] } }));
    for (const row of ['FS-ENG-002', 'FS-ENG-004', 'FS-DEPL-001']) expect([plain.includes(row), whole.includes(row)]).toEqual([false, true]);
  });

  it('what changes nothing for a spell or an attack is told', () => {
    const spell = { spell: 'confusion', figure: { ability: 50 } };
    expect(told(fellowship.spellSave.odds({ ...spell, heroPoints: 1, halvedRerolls: true }))).toContain('Of no effect on confusion: `heroPoints`, `halvedRerolls` (FS-SPELL-009).');
    expect(told(fellowship.spellSave.odds({ ...spell, heroPoints: 1, negate: true }))).not.toContain('Of no effect');
    expect(told(fellowship.spellSave.odds({ spell: 'darkness', figure: { ability: 50, side: 'evil' } }))).toContain('There is no save against darkness');
    expect(told(fellowship.attack.odds({ attacker: { ability: 60 }, target, chargesOn: 'always' }))).toContain('`chargesOn` changes nothing');
    expect(told(fellowship.attack.odds({ attacker: { ability: 60, impact: 'mass' }, target, chargesOn: 'always' }))).not.toContain('`chargesOn`');
  });

  it('as a sentence that stands alone', () => {
    const readings = fellowship.reference.rules.flatMap(({ id, ruling }) => (ruling === null ? [] : [[id, ruling.split('Reading: ')[1] ?? 'no reading'] as const]));
    expect(readings.filter(([, reading]) => !/^[A-Z].*[^.]\.$/.test(reading) || reading.split(' ').length < 5)).toEqual([]);
    const [first = ''] = fellowship.attack.odds({ attacker: { ability: 60 }, target }).assumptions;
    expect(first).toBe('An attack hits on its attack value or less; this is inferred from Stomp, Fiery Breath and Poison (FS-ATK-001).');
  });

  it('FS-HERO-012 where a spell is negated, FS-SPELL-008 of a free action', () => {
    expect(told(fellowship.spellSave.odds({ spell: 'shock', figure: target, heroPoints: 1, negate: true }))).toContain('(FS-HERO-012)');
    expect(told(fellowship.heroicAction.odds({ figure: target, heroPoints: 0, freeActions: 1, uses: [{ action: 'negate' }] }))).toContain('(FS-SPELL-008)');
  });
});
