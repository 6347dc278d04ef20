import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Fraction } from '../../src/rules/dice/fraction.js';
import type { AttackOdds, AttackRequest } from '../../src/rules/fellowship/attack/attack-types.js';
import type { Side } from '../../src/rules/fellowship/reference.js';
import { SPECIAL_ABILITIES } from '../../src/rules/fellowship/special-abilities/special-abilities.js';
import { TRAINING_SKILLS } from '../../src/rules/fellowship/training-skills/training-skills.js';
import { fellowship } from '../support/fellowship.js';

const RUNS = { numRuns: 60 };
const ability = fc.integer({ min: 0, max: 110 });
const abilities = fc.uniqueArray(fc.constantFrom(...SPECIAL_ABILITIES.map(({ id }) => id).filter((id) => id !== 'sweep')), { maxLength: 3 });
const skills = fc.uniqueArray(fc.constantFrom(...TRAINING_SKILLS.map(({ id }) => id)), { maxLength: 2 });
const shield = fc.constantFrom('none' as const, 'normal' as const, 'body' as const);

/** Of one side: only Evil walks in shadow. */
const sided = <F extends { readonly abilities: readonly string[] }>(fighter: F, side: Side): F & { readonly side: Side } =>
  ({ ...fighter, side, abilities: side === 'evil' ? fighter.abilities : fighter.abilities.filter((id) => id !== 'shadow-walk') });

const attacks: fc.Arbitrary<AttackRequest> = fc.record({
  attacker: fc.record({ ability, attacks: fc.integer({ min: 1, max: 4 }), abilities, skills, heroPoints: fc.integer({ min: 0, max: 2 }) }),
  target: fc.record({ ability, abilities, skills, shield, heroPoints: fc.integer({ min: 0, max: 3 }), inWoods: fc.boolean(), forcedMarched: fc.boolean() }),
  reply: fc.boolean(),
  side: fc.constantFrom('good' as const, 'evil' as const),
}).map(({ attacker, target, reply, side }) => ({ attacker: sided(attacker, side), target: sided(target, side === 'good' ? 'evil' : 'good'), reply }));

const isOne = (chances: readonly (Fraction | null)[]): void => expect(Fraction.sum(chances.flatMap((chance) => chance ?? [])).toString()).toBe('1/1');
const fate = ({ survives, killed, banished, disabled, targets }: AttackOdds): (Fraction | null)[] => [survives, killed, banished, disabled, targets[0]?.open ?? null];
const harmed = (odds: AttackOdds): Fraction => Fraction.ONE.minus(odds.survives ?? Fraction.ONE);

describe('laws of attacks', () => {
  it('FS-ATK-003 chances add up to 1', () => {
    fc.assert(fc.property(attacks, (request) => {
      const odds = fellowship.attack.odds(request);
      isOne(odds.hits);
      isOne(odds.felled);
      isOne(fate(odds));
    }), RUNS);
  });

  it('FS-ATK-001 a better attacker never hurts its target less', () => {
    fc.assert(fc.property(attacks, fc.integer({ min: 1, max: 30 }), (request, more) => {
      const alone = { ...request, reply: false };
      const better = { ...alone, attacker: { ...request.attacker, ability: request.attacker.ability + more } };
      expect(harmed(fellowship.attack.odds(better)).compare(harmed(fellowship.attack.odds(alone)))).toBeGreaterThanOrEqual(0);
    }), RUNS);
  });

  it('FS-ATK-002 a better target never survives less, nor does one more hero point harm it', () => {
    fc.assert(fc.property(attacks, fc.integer({ min: 1, max: 30 }), (request, more) => {
      const alone = { ...request, reply: false };
      const target = alone.target ?? { ability: 0 };
      const before = fellowship.attack.odds(alone).survives ?? Fraction.ONE;
      for (const change of [{ ability: target.ability + more }, { heroPoints: (target.heroPoints ?? 0) + 1 }]) {
        expect(fellowship.attack.odds({ ...alone, target: { ...target, ...change } }).survives?.compare(before)).toBeGreaterThanOrEqual(0);
      }
    }), RUNS);
  });

  it('FS-SHLD-005 a shield held up never harms', () => {
    fc.assert(fc.property(attacks, (request) => {
      const alone = { ...request, reply: false };
      const shielded = { ...alone, target: { ...(alone.target ?? { ability: 0 }), shield: 'normal' as const, shielding: true } };
      expect(fellowship.attack.odds(shielded).survives?.compare(fellowship.attack.odds(alone).survives ?? Fraction.ZERO)).toBeGreaterThanOrEqual(0);
    }), RUNS);
  });

  it('FS-CORE-002 equal requests have equal answers', () => {
    fc.assert(fc.property(attacks, (request) => {
      expect(fellowship.attack.odds(request)).toEqual(fellowship.attack.odds(request));
    }), { numRuns: 20 });
  });
});

describe('laws of initiative, checks and marches', () => {
  const dice = fc.integer({ min: 1, max: 8 });

  it('FS-INIT-005 chances add up to 1, one more die never harms, and sides mirror', () => {
    fc.assert(fc.property(dice, dice, (good, evil) => {
      const odds = fellowship.initiative.odds({ good: { dice: good }, evil: { dice: evil }, holder: 'good' });
      isOne([odds.good, odds.evil, odds.tie]);
      const more = fellowship.initiative.odds({ good: { dice: good + 1 }, evil: { dice: evil }, holder: 'good' });
      expect(more.good.compare(odds.good)).toBeGreaterThan(0);
      expect(fellowship.initiative.odds({ good: { dice: evil }, evil: { dice: good }, holder: 'good' }).good).toEqual(odds.evil);
    }), RUNS);
  });

  it('FS-FM-006 chances of a march add up to 1 whatever the ability', () => {
    fc.assert(fc.property(ability, fc.constantFrom('normal' as const, 'heroic' as const), fc.option(ability), (leader, after, drover) => {
      const { marches, nothing, fatigued } = fellowship.forcedMarch.odds({ ability: leader, after, drover });
      isOne([marches, nothing, fatigued]);
    }), RUNS);
  });

  it('FS-CHECK-002 a re-roll never harms', () => {
    fc.assert(fc.property(ability, fc.integer({ min: 0, max: 4 }), (value, rerolls) => {
      expect(fellowship.check.odds({ ability: value, rerolls: rerolls + 1 }).pass.compare(fellowship.check.odds({ ability: value, rerolls }).pass)).toBeGreaterThanOrEqual(0);
    }), RUNS);
  });

  it('FS-SCOUT-009 the spread of out-scouting adds up to 1', () => {
    fc.assert(fc.property(fc.array(ability, { maxLength: 5 }), fc.array(ability, { maxLength: 5 }), (scouts, opponent) => {
      isOne(fellowship.scoutingPoints.ask({ scouts, opponent }).outScouting.map(({ probability }) => probability));
    }), RUNS);
  });
});
