import { describe, expect, it } from '@jest/globals';
import { Fraction } from '../../dice/fraction.js';
import { createBook } from '../book.js';
import { createAttack } from './attack.js';

const attack = createAttack({ ...createBook({ phases: [], races: [], spells: [], heroicActions: [], specialAbilities: [], trainingSkills: [], engagements: [], terrain: [], charts: [], rules: [] }), assume: () => [] });

describe('attack', () => {
  it('FS-ABIL-018 a smiting attack on a tough target, as the contract writes it', () => {
    const odds = attack.odds({ attacker: { ability: 60, attacks: 1, abilities: ['smite'], skills: [], spells: [] }, target: { ability: 50, abilities: ['toughness'], shielding: false, shield: 'none', heroPoints: 0 } });
    expect(odds).toMatchObject({ attackTarget: 60, recoveryTarget: 25 });
    expect(odds.survives?.toString()).toBe(Fraction.of(53, 80).toString());
  });
});
