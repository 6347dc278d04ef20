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
    const profile = told(fellowship.figure.ask({ ability: 60, race: 'good-men', night: true, grouped: [30], scouting: 'moved' }));
    for (const row of ['FS-MOVE-004', 'FS-NIGHT-001', 'FS-CORE-005', 'FS-SCOUT-006']) expect(profile).toContain(`(${row})`);
  });

  it('FS-SPELL-016 and FS-NIGHT-001 of a move under Darkness, FS-ABIL-020 of a steed', () => {
    const move = told(fellowship.movement.ask({ race: 'good-horse', spells: ['darkness'], abilities: ['steed'] }));
    for (const row of ['FS-NIGHT-001', 'FS-ABIL-020']) expect(move).toContain(`(${row})`);
    expect(told(fellowship.movement.ask({ race: 'evil-half-orc', spells: ['darkness'] }))).toContain('(FS-SPELL-016)');
  });

  it('FS-HERO-012 where a spell is negated, FS-SPELL-008 of a free action', () => {
    expect(told(fellowship.spellSave.odds({ spell: 'shock', figure: target, heroPoints: 1, negate: true }))).toContain('(FS-HERO-012)');
    expect(told(fellowship.heroicAction.odds({ figure: target, heroPoints: 0, freeActions: 1, uses: [{ action: 'negate' }] }))).toContain('(FS-SPELL-008)');
  });
});
