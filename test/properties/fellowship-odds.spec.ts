import { describe, expect, it } from '@jest/globals';
import type { FaceSource } from '../../src/rules/dice/dice-table.js';
import type { AttackerRequest, AttackRequest, TargetRequest } from '../../src/rules/fellowship/attack/attack-types.js';
import type { InitiativeRequest } from '../../src/rules/fellowship/initiative/initiative-types.js';
import type { HeroicRequest } from '../../src/rules/fellowship/heroics/heroic-types.js';
import type { CheckRequest } from '../../src/rules/fellowship/checks/check-types.js';
import type { ForcedMarchRequest } from '../../src/rules/fellowship/march/forced-march-types.js';
import { SPECIAL_ABILITIES } from '../../src/rules/fellowship/special-abilities/special-abilities.js';
import { SPELLS } from '../../src/rules/fellowship/spells/spells.js';
import type { SpellRequest } from '../../src/rules/fellowship/spells/spell-types.js';
import { TRAINING_SKILLS } from '../../src/rules/fellowship/training-skills/training-skills.js';
import { lowest } from '../support/every-sequence.js';
import { fellowship } from '../support/fellowship.js';
import { classesOf, type Classes } from '../support/percentile-classes.js';

/** The probability of what `counts` over every sequence of classes of faces, in lowest terms. */
function shares<R>(play: (faces: FaceSource) => R, classes: Classes): (counts: (result: R) => boolean) => string {
  const runs = [...classesOf(play, classes)];
  const den = runs.reduce((most, run) => (run.den > most ? run.den : most), 1n);
  const weighed = runs.map(({ result, num, den: of }) => ({ result, weight: num * (den / of) }));
  return (counts) => lowest(weighed.reduce((sum, { result, weight }) => (counts(result) ? sum + weight : sum), 0n), den);
}

const abilities = SPECIAL_ABILITIES.map(({ id }) => id);
const skills = TRAINING_SKILLS.map(({ id }) => id);
const figureSpells = SPELLS.filter(({ idle, flees }) => idle !== true && flees !== true).map(({ id }) => id);

/** The two sides of an attack: only Evil walks in shadow. */
function opposed({ attacker, target, supporter, ...request }: AttackRequest): AttackRequest {
  const [own, theirs] = target?.abilities?.includes('shadow-walk') === true ? (['good', 'evil'] as const) : (['evil', 'good'] as const);
  return { ...request, attacker: { ...attacker, side: own }, target: target && { ...target, side: theirs }, supporter: supporter && { ...supporter, side: theirs } };
}

function provesAttack(given: AttackRequest): void {
  const request = opposed(given);
  const odds = fellowship.attack.odds(request);
  const numbers = [...odds.targets.flatMap((target) => [target.attackTarget, target.recoveryTarget, target.heroPointTarget]), odds.attackTarget, 10, request.attacker.exceptionalTo ?? 0, ...replyNumbers(request)];
  const share = shares((faces) => fellowship.attack.resolve(request, faces), numbers);
  expect(odds.hit.toString()).toBe(share(({ hits }) => hits > 0));
  expect(odds.hits.map(String)).toEqual(odds.hits.map((_, wanted) => share(({ hits }) => hits === wanted)));
  expect(odds.felled.map(String)).toEqual(odds.felled.map((_, wanted) => share(({ felled }) => felled === wanted)));
  for (const target of odds.targets) {
    const fares = (...fates: string[]): string => share(({ targets }) => fates.includes(targets[target.index]?.fate ?? ''));
    expect([target.killed, target.banished, target.disabled, target.prone, target.open].map(String)).toEqual([fares('killed'), fares('banished'), fares('disabled'), fares('prone'), fares('open')]);
    expect(target.survives.toString()).toBe(fares('untouched', 'missed', 'recovered', 'prone'));
  }
  expect(odds.attackerFalls.toString()).toBe(share(({ attacker }) => ['killed', 'banished'].includes(attacker.fate)));
}

/** Targets of a reply are found by turning the fight round. */
function replyNumbers(request: AttackRequest): number[] {
  if (request.reply !== true || request.target == null) return [];
  const { attacker, target } = request;
  const turned = fellowship.attack.odds({ attacker: { ...target, fatigued: false, fleeing: false, shielding: false, spells: [] }, target: attacker });
  const asIs = fellowship.figure.ask({ ...target, fatigued: false });
  return [turned.attackTarget, asIs.attackTarget, ...turned.targets.flatMap((one) => [one.recoveryTarget, one.heroPointTarget])];
}

const attacker: AttackerRequest = { ability: 63 };
const target: TargetRequest = { ability: 47, heroPoints: 1 };

describe('attacks: odds are the enumeration of resolve', () => {
  it.each(abilities)('FS-ATK-003 an attacker with %s', (id) => provesAttack({ attacker: { ...attacker, abilities: [id] }, target: { ...target, heroPoints: 0 }, reply: true }));
  it.each(abilities)('FS-ATK-003 a target with %s', (id) => provesAttack({ attacker: { ...attacker, abilities: ['smite'] }, target: { ...target, abilities: [id] } }));
  it.each(skills)('FS-ATK-006 a target with %s', (id) => provesAttack({ attacker, target: { ...target, skills: [id], inWoods: true } }));
  it.each(skills)('FS-ATK-007 an attacker with %s', (id) => provesAttack({ attacker: { ...attacker, skills: [id] }, target }));
  it.each(figureSpells)('FS-ATK-004 an attacker under %s', (id) => provesAttack({ attacker: { ...attacker, spells: [id] }, target: { ...target, spells: [id] } }));

  const pairs = ['smite', 'stomp', 'swiftness', 'frenzy', 'thrust', 'projection'].flatMap((one, place, all) => all.slice(place + 1).map((other) => [one, other] as const));
  it.each(pairs)('FS-ATK-005 an attacker with %s and %s', (one, other) => provesAttack({ attacker: { ...attacker, abilities: [one, other] }, target: { ...target, heroPoints: 0 } }));

  const targets = ['toughness', 'immense', 'shadow-walk', 'agility'].flatMap((one, place, all) => all.slice(place + 1).map((other) => [one, other] as const));
  it.each(targets)('FS-ATK-005 a target with %s and %s', (one, other) => provesAttack({ attacker: { ...attacker, abilities: ['stomp'] }, target: { ...target, abilities: [one, other] }, exceptional: 'recovery' }));

  it.each<[string, AttackRequest]>([
    ['FS-SHLD-005 an ordinary shield', { attacker, target: { ...target, shield: 'normal', shielding: true } }],
    ['FS-SHLD-005 a body shield', { attacker, target: { ...target, shield: 'body', shielding: true } }],
    ['FS-SHLD-006 two reasons to be shielded', { attacker, target: { ...target, abilities: ['toughness'], shield: 'normal', shielding: true } }],
    ['FS-ABIL-023 a sweep over three', { attacker: { ...attacker, abilities: ['sweep'] }, target: { ...target, heroPoints: 0, count: 3 } }],
    ['FS-ABIL-023 two sweeps', { attacker: { ...attacker, abilities: ['sweep'], attacks: 2 }, target: { ...target, heroPoints: 0, count: 2 } }],
    ['FS-ABIL-022 an exceptional Stomp that is recovered from', { attacker: { ...attacker, abilities: ['stomp'] }, target, exceptional: 'recovery' }],
    ['FS-ABIL-025 a thrust', { attacker: { ...attacker, abilities: ['thrust'] }, target, supporter: target }],
    ['FS-ABIL-007 flames', { attacker: { ...attacker, abilities: ['fiery-breath'] }, target: { ...target, count: 2, heroPoints: 0 }, way: 'fiery-breath' }],
    ['FS-ABIL-015 poison', { attacker: { ...attacker, abilities: ['poison'], attacks: 2 }, target, way: 'poison' }],
    ['FS-ABIL-013 a charge', { attacker: { ...attacker, impact: 'speed' }, target: { ...target, count: 3, heroPoints: 0 } }],
    ['FS-IMPACT-002 a charge that always goes on', { attacker: { ...attacker, impact: 'mass' }, target: { ...target, count: 2, heroPoints: 0 }, chargesOn: 'always' }],
    ['FS-ATK-007 three attacks on two', { attacker: { ...attacker, attacks: 3 }, target: { ...target, count: 2, heroPoints: 0 } }],
    ['FS-HERO-006 heroic attacks', { attacker: { ...attacker, heroicPhases: ['6a', '6f'] }, target }],
    ['FS-HERO-008 heroic shots', { attacker: { ...attacker, heroicPhases: ['5a'] }, target, way: 'missile' }],
    ['FS-HERO-014 halved re-rolls', { attacker: { ...attacker, abilities: ['smite'] }, target: { ...target, heroPoints: 2 }, halvedRerolls: true }],
    ['FS-ATK-008 exceptional hits that kill', { attacker: { ...attacker, exceptionalTo: 5 }, target, exceptional: 'killed' }],
    ['FS-SEQ-005 a reply', { attacker: { ...attacker, heroPoints: 1 }, target: { ...target, attacks: 2, heroPoints: 0 }, reply: true }],
    ['FS-FM-003 after a forced march', { attacker, target: { ...target, forcedMarched: true } }],
    ['FS-FM-007 the fatigued', { attacker, target: { ...target, fatigued: true }, reply: true }],
    ['FS-CORE-005 two as one', { attacker: { ability: 30, grouped: [40] }, target }],
  ])('%s', (_, request) => provesAttack(request));
});

describe('spells: odds are the enumeration of resolve', () => {
  const proves = (request: SpellRequest): void => {
    const odds = fellowship.spellSave.odds(request);
    const recovery = fellowship.figure.ask({ ...(request.figure ?? { ability: 0 }) });
    const share = shares((faces) => fellowship.spellSave.resolve(request, faces), [odds.target ?? 0, recovery.recoveryTarget, recovery.lightningRecovery, recovery.heroPointTarget, 10]);
    expect(odds.spread.map(String)).toEqual(odds.spread.map((_, wanted) => share(({ figures }) => figures.filter(({ affected }) => affected).length === wanted)));
    expect(odds.affected.toString()).toBe(share(({ figures }) => figures[0]?.affected === true));
    if (odds.killed !== null) expect(odds.killed.toString()).toBe(share(({ figures }) => figures[0]?.killed === true));
    if (odds.obeyed !== null) expect(odds.obeyed.map(String)).toEqual(odds.obeyed.map((_, wanted) => share(({ figures }) => figures[0]?.obeyed === wanted)));
  };
  const figure = { ability: 55, side: 'evil' as const };

  it.each(SPELLS.map(({ id }) => id))('FS-SPELL-004 %s', (spell) => {
    const recoveryTarget = SPELLS.some(({ id, save }) => id === spell && save === 'rally') ? 45 : null;
    for (const held of [[], ['iron-will'], ['frenzy'], ['gallant'], ['agility', 'toughness']]) proves({ spell, figure: { ...figure, abilities: held }, recoveryTarget, heroPoints: 1 });
    proves({ spell, figure, recoveryTarget, count: 2 });
    proves({ spell, figure, recoveryTarget, heroPoints: 1, negate: true });
    proves({ spell, figure: { ...figure, spells: ['starlight'] }, recoveryTarget });
  });
  it.each([1, 2, 3])('FS-SPELL-010 %i orders', (orders) => proves({ spell: 'control', figure, orders }));
});

describe('other operations: odds are the enumeration of resolve', () => {
  it.each<[string, CheckRequest]>([
    ['FS-CORE-001 a check', { ability: 55 }],
    ['FS-CHECK-002 a re-roll', { ability: 40, rerolls: 1, cause: 'manoeuvre', double: true }],
    ['FS-TRAIN-005 seekers', { ability: 60, count: 3, cause: 'camouflage' }],
    ['FS-ABIL-026 a fright', { ability: 55, cause: 'terror', count: 2, heroPoints: 1 }],
    ['FS-ABIL-001 an agile climber', { ability: 45, cause: 'climb', abilities: ['agility'], skills: ['mountaineer'] }],
  ])('%s', (_, request) => {
    const odds = fellowship.check.odds(request);
    const share = shares((faces) => fellowship.check.resolve(request, faces), [odds.target]);
    expect(odds.passes.map(String)).toEqual(odds.passes.map((_chance, wanted) => share(({ figures }) => figures.filter(({ passed }) => passed).length === wanted)));
    expect(odds.suffers.toString()).toBe(share(({ figures }) => figures[0]?.suffers === true));
  });

  it.each<[string, InitiativeRequest]>([
    ['FS-INIT-001 one die each', { holder: 'good' }],
    ['FS-INIT-002 two against two', { good: { dice: 2 }, evil: { dice: 2 }, holder: 'evil' }],
    ['FS-MOT-008 drums against a charging captain', { good: { motivation: { drums: 2 } }, evil: { motivation: { captains: [{ ability: 70 }] } }, holder: 'good' }],
    ['FS-MOT-004 horns and drums', { good: { motivation: { drums: 2, horns: 1 } }, holder: 'evil' }],
    ['FS-SPELL-013 Gain Initiative', { holder: 'good', gainInitiative: ['evil'] }],
  ])('%s', (_, request) => {
    const odds = fellowship.initiative.odds(request);
    const share = shares((faces) => fellowship.initiative.resolve(request, faces), { 100: [60, 70], 10: 'every face' });
    expect([odds.good, odds.evil, odds.tie].map(String)).toEqual([share(({ scores }) => scores.good > scores.evil), share(({ scores }) => scores.evil > scores.good), share(({ tie }) => tie)]);
    expect([odds.holds.good, odds.leads.good].map(String)).toEqual([share(({ holds }) => holds === 'good'), share(({ leads }) => leads === 'good')]);
  });

  it.each<[string, ForcedMarchRequest]>([
    ['FS-FM-004 after a normal move', { ability: 70 }], ['FS-FM-005 after heroic moves', { ability: 70, after: 'heroic' }], ['FS-FM-006 a great leader', { ability: 97 }], ['FS-FM-008 a drover', { ability: 60, drover: 30 }],
  ])('%s', (_, request) => {
    const odds = fellowship.forcedMarch.odds(request);
    const share = shares((faces) => fellowship.forcedMarch.resolve(request, faces), 'every face');
    expect([odds.marches, odds.fatigued, odds.nothing].map(String)).toEqual([share(({ outcome }) => outcome === 'marches'), share(({ outcome }) => outcome === 'fatigued'), share(({ outcome }) => outcome === 'nothing')]);
  });

  it.each<[string, HeroicRequest]>([
    ['FS-HERO-014 wound recovery', { figure: { ability: 60 }, heroPoints: 2, uses: [{ action: 'wound-recovery', target: 30 }] }],
    ['FS-HERO-010 a manoeuvre saved', { figure: { ability: 45, abilities: ['agility'] }, heroPoints: 1, uses: [{ action: 'manoeuvre-save' }, { action: 'wound-recovery' }] }],
    ['FS-HERO-007 a manoeuvre doubled', { figure: { ability: 40 }, heroPoints: 2, uses: [{ action: 'extra-manoeuvre', phase: '4b' }, { action: 'extra-movement', phase: '4d' }] }],
  ])('%s', (_, request) => {
    const odds = fellowship.heroicAction.odds(request);
    const share = shares((faces) => fellowship.heroicAction.resolve(request, faces), [request.figure.ability, 30, 73, 80]);
    expect(odds.pointsLeft.map(String)).toEqual(odds.pointsLeft.map((_chance, wanted) => share(({ pointsLeft }) => pointsLeft === wanted)));
    expect(odds.uses.map(({ success }) => success.toString())).toEqual(odds.uses.map(({ index }) => share(({ uses }) => uses[index]?.success === true)));
  });

  it('FS-ABIL-006 evasion, FS-SCOUT-001 scouting and FS-ABIL-015 poison', () => {
    const evade = { figure: { ability: 45, abilities: ['evade'] } };
    expect(fellowship.evade.odds(evade).evades.toString()).toBe(shares((faces) => fellowship.evade.resolve(evade, faces), 'every face')(({ evades }) => evades));
    const scouting = { scouts: [35, 30] };
    expect(fellowship.scouting.odds(scouting).succeeds.toString()).toBe(shares((faces) => fellowship.scouting.resolve(scouting, faces), 'every face')(({ success }) => success));
    const poison = { creature: { ability: 40 }, victim: { ability: 50 } };
    expect(fellowship.poison.odds(poison).disabled.toString()).toBe(shares((faces) => fellowship.poison.resolve(poison, faces), 'every face')(({ disabled }) => disabled));
  });
});
