import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { shown } from '../../src/api/shared/probability/shown.js';
import { Fraction } from '../../src/rules/dice/fraction.js';
import type { Combatant } from '../../src/rules/strategy-battle/combat/combatant.js';
import type { CourageRequest } from '../../src/rules/strategy-battle/combat/courage/courage-types.js';
import type { MagicRequest } from '../../src/rules/strategy-battle/combat/magic/magic-types.js';
import type { ShootingRequest } from '../../src/rules/strategy-battle/combat/shooting/shooting-types.js';
import type { VolleyRequest } from '../../src/rules/strategy-battle/combat/volley/volley-types.js';
import { strategyBattle } from '../support/reference.js';

const { shooting, volley, courage, magic } = strategyBattle.combat;
const runs = { numRuns: 60, seed: 1954 };
type Profile = NonNullable<Combatant['profile']>;

const profile: fc.Arbitrary<Profile> = fc.record({
  fight: fc.integer({ min: 1, max: 10 }), shoot: fc.integer({ min: 3, max: 6 }), strength: fc.integer({ min: 1, max: 10 }), defence: fc.integer({ min: 1, max: 9 }),
  attacks: fc.integer({ min: 1, max: 5 }), wounds: fc.integer({ min: 1, max: 4 }), courage: fc.integer({ min: 1, max: 9 }),
});
const MIGHT = ['none', 'to-win', 'to-wound', 'both'] as const;
const BOWS = ['bow', 'orc-bow', 'elf-bow', 'crossbow'] as const;
const stores = { might: fc.nat({ max: 3 }), will: fc.nat({ max: 6 }), fate: fc.nat({ max: 2 }) };
const model: fc.Arbitrary<Combatant> = fc.record({ profile, ...stores, spend: fc.record({ might: fc.constantFrom(...MIGHT), fate: fc.constantFrom('none', 'always') }) });

const atMostOne = (chance: Fraction): boolean => chance.compare(Fraction.ZERO) >= 0 && chance.compare(Fraction.ONE) <= 0;
const noLess = (one: Fraction, other: Fraction): void => expect(one.compare(other)).toBeGreaterThanOrEqual(0);
const changed = (one: Combatant, change: Partial<Profile>): Combatant => ({ ...one, profile: { ...(one.profile as Profile), ...change } });
const own = ({ profile: given }: Combatant): Profile => given as Profile;
const bytes = (answer: unknown): string => JSON.stringify(shown(answer));

const shots: fc.Arbitrary<ShootingRequest> = fc.record({
  shooter: fc.tuple(model, fc.constantFrom(...BOWS)).map(([one, weapon]): Combatant => ({ ...one, weapon, side: 'good' })),
  target: model.map((one): Combatant => ({ ...one, side: 'evil' })),
  shots: fc.integer({ min: 1, max: 8 }),
  inTheWay: fc.array(fc.constant({ kind: 'obstacle' as const }), { maxLength: 3 }),
  needsSix: fc.boolean(),
});
const turned = ({ shooter, target, ...rest }: ShootingRequest): ShootingRequest => ({ ...rest, shooter: { ...shooter, side: 'evil' }, target: { ...target, side: 'good' } });

describe('laws of shots', () => {
  it('SB-SHOOT-003 chances are chances, add up, and are the same for the same request and for either side', () => {
    fc.assert(fc.property(shots, (request) => {
      const odds = shooting.odds(request);
      expect([odds.hit, odds.reach, odds.wound, odds.slain].every(atMostOne)).toBe(true);
      noLess(odds.hit, odds.reach);
      noLess(odds.reach, odds.wound);
      expect(Fraction.sum(odds.hits.map(({ probability }) => probability))).toEqual(odds.hit);
      for (const { distribution, slain } of odds.losses) expect([Fraction.sum(distribution), distribution.at(-1)]).toEqual([Fraction.ONE, slain]);
      expect(bytes(shooting.odds(request))).toBe(bytes(odds));
      expect(shooting.odds(turned(request)).slain).toEqual(odds.slain);
    }), runs);
  });

  it('SB-SHOOT-003 a better aim, another shot and less in the way never spare the target; Defence, Wounds and Fate never harm it', () => {
    fc.assert(fc.property(shots, (request) => {
      const { shooter, target } = request;
      const { slain } = shooting.odds(request);
      const slainBy = (change: Partial<ShootingRequest>): Fraction => shooting.odds({ ...request, ...change }).slain;
      noLess(slainBy({ shooter: changed(shooter, { shoot: Math.max(2, (own(shooter).shoot ?? 6) - 1) }) }), slain);
      noLess(slainBy({ shots: (request.shots ?? 1) + 1 }), slain);
      noLess(slainBy({ inTheWay: request.inTheWay?.slice(1) }), slain);
      noLess(slain, slainBy({ target: changed(target, { defence: own(target).defence + 1 }) }));
      noLess(slain, slainBy({ target: changed(target, { wounds: own(target).wounds + 1 }) }));
      noLess(slain, slainBy({ target: { ...target, fate: (target.fate ?? 0) + 1 } }));
    }), runs);
  });
});

const volleys: fc.Arbitrary<VolleyRequest> = fc.record({
  archers: fc.tuple(profile, fc.constantFrom('bow', 'orc-bow', 'elf-bow'), fc.integer({ min: 6, max: 30 })).map(([given, weapon, count]): Combatant[] => [{ profile: given, weapon, count, side: 'evil' }]),
  target: model.map((one) => ({ ...one, side: 'good' as const })),
  others: fc.array(model.map((one) => ({ ...one, side: 'good' as const })), { maxLength: 4 }),
});

describe('laws of volleys', () => {
  it('SB-VOLLEY-004 chances add up, and are the same for the same request', () => {
    fc.assert(fc.property(volleys, (request) => {
      const odds = volley.odds(request);
      expect(Fraction.sum(odds.hits)).toEqual(Fraction.ONE);
      for (const { distribution, slain, struck } of odds.victims) {
        expect([Fraction.sum(distribution), distribution.at(-1)]).toEqual([Fraction.ONE, slain]);
        noLess(struck, slain);
      }
      expect(bytes(volley.odds(request))).toBe(bytes(odds));
    }), runs);
  });

  it('SB-VOLLEY-004 another archer never spares the target, and Defence never harms it', () => {
    fc.assert(fc.property(volleys, (request) => {
      const slain = (given: VolleyRequest): Fraction => volley.odds(given).victims[0]?.slain ?? Fraction.ZERO;
      const [group] = request.archers;
      noLess(slain({ ...request, archers: [{ ...group, count: (group?.count ?? 1) + 1 }] }), slain(request));
      noLess(slain(request), slain({ ...request, target: changed(request.target, { defence: own(request.target).defence + 1 }) }));
    }), runs);
  });
});

const tests: fc.Arbitrary<CourageRequest> = fc.record({ model, modifier: fc.integer({ min: -4, max: 4 }), tests: fc.integer({ min: 1, max: 3 }) });

describe('laws of Courage', () => {
  it('SB-COUR-001 chances add up; Courage, Might and a kind modifier never hurt', () => {
    fc.assert(fc.property(tests, (request) => {
      const odds = courage.odds(request);
      expect(odds.pass.plus(odds.fail)).toEqual(Fraction.ONE);
      expect(Fraction.sum(odds.passes)).toEqual(Fraction.ONE);
      expect(bytes(courage.odds(request))).toBe(bytes(odds));
      const pass = (change: Partial<CourageRequest>): Fraction => courage.odds({ ...request, ...change }).pass;
      noLess(pass({ model: changed(request.model, { courage: own(request.model).courage + 1 }) }), odds.pass);
      noLess(pass({ model: { ...request.model, might: (request.model.might ?? 0) + 1 } }), odds.pass);
      noLess(pass({ modifier: (request.modifier ?? 0) + 1 }), odds.pass);
    }), runs);
  });
});

const casts: fc.Arbitrary<MagicRequest> = fc.record({
  power: fc.constantFrom('black-dart', 'immobilise', 'sorcerous-blast', 'chill-soul'), castOn: fc.integer({ min: 2, max: 6 }),
  caster: model.map((one): Combatant => ({ ...one, will: 6, side: 'evil' })), dice: fc.integer({ min: 1, max: 5 }),
  target: model.map((one): Combatant => ({ ...one, will: 6, side: 'good' })), resistDice: fc.nat({ max: 5 }),
});

describe('laws of magic', () => {
  it('SB-WILL-003 what is cast is resisted or works; dice and Might never hurt those who roll them', () => {
    fc.assert(fc.property(casts, (request) => {
      const odds = magic.odds(request);
      expect(odds.resisted.plus(odds.takesEffect)).toEqual(odds.cast);
      for (const { wounds } of odds.effects.parts) expect(Fraction.sum(wounds)).toEqual(Fraction.ONE);
      expect(bytes(magic.odds(request))).toBe(bytes(odds));
      const works = (change: Partial<MagicRequest>): Fraction => magic.odds({ ...request, ...change }).takesEffect;
      noLess(works({ dice: request.dice + 1 }), odds.takesEffect);
      noLess(odds.takesEffect, works({ resistDice: (request.resistDice ?? 0) + 1 }));
      noLess(odds.takesEffect, works({ target: { ...request.target, might: (request.target?.might ?? 0) + 1 } }));
    }), runs);
  });

  it('SB-WILL-003 an easier power works no less, where no Might is spent on as much as casts it', () => {
    fc.assert(fc.property(casts.map((request) => ({ ...request, caster: { ...request.caster, spend: {} } })), (request) => {
      noLess(magic.odds({ ...request, castOn: (request.castOn ?? 2) - 1 }).takesEffect, magic.odds(request).takesEffect);
    }), runs);
  });

  it('SB-MAGIC-022 Defence never harms the victim of a dart, and Wounds never do', () => {
    fc.assert(fc.property(casts.map((request) => ({ ...request, power: 'black-dart' })), (request) => {
      const slain = (target: Combatant): Fraction => magic.odds({ ...request, target }).effects.slain ?? Fraction.ZERO;
      const target = request.target as Combatant;
      noLess(slain(target), slain(changed(target, { defence: own(target).defence + 1 })));
      noLess(slain(target), slain(changed(target, { wounds: own(target).wounds + 1 })));
    }), runs);
  });
});
