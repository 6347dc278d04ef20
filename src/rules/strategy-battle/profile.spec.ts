import { describe, expect, it } from '@jest/globals';
import { handmade } from '../../../test/support/builders/handmade.js';
import { rulesOver } from '../../../test/support/builders/rules-over.js';
import { aUnit } from '../../../test/support/builders/requests.js';
import { RuleError } from '../shared/rule-error.js';
import type { ProfileReport, ProfileRequest } from './profile-report.js';

const rules = rulesOver(handmade);

function resolve(model: ProfileRequest, standing: Partial<ProfileRequest> = {}): ProfileReport {
  const { unit, variant, options } = model;
  return rules.resolveProfile({ unit, variant, options, ...standing });
}

function codes(report: ProfileReport): readonly string[] {
  return report.findings.map((finding) => `${finding.severity} ${finding.code} ${finding.pointer}`);
}

function reasons(report: ProfileReport): readonly string[] {
  return report.changes.map(({ characteristic, from, to, because, rule }) => `${characteristic} ${from}>${to} ${because} ${rule}`);
}

describe('effects on the profile', () => {
  it('SB-PROF-002 bought armour adds, armour in the price is in the printed profile', () => {
    expect(resolve(aUnit('footman')).profile.defence).toBe(4);
    expect(resolve(aUnit('captain').as('north').with('plate')).profile.defence).toBe(6);
  });

  it('SB-PROF-002 an option may have an effect of its own', () => {
    expect(reasons(resolve(aUnit('ranger-lord').with('plate')))).toEqual(['defence 5>6 plate SB-PROF-002']);
  });

  it('SB-PROF-003 a shield adds 1, and nothing beside a bow', () => {
    expect(resolve(aUnit('footman').with('shield')).profile.defence).toBe(5);
    const archer = resolve(aUnit('footman').with('shield', 'bow'));
    expect(archer.profile.defence).toBe(4);
    expect(archer.mayShield).toBe(true);
    expect(codes(archer)).toEqual(['info option-without-effect /options/0']);
    expect(archer.legal).toBe(true);
  });

  it('SB-SPEC-001 what the printed profile includes is not added again', () => {
    expect(resolve(aUnit('ring-finder').with('star-sword')).profile.strength).toBe(4);
    const heir = resolve(aUnit('ring-heir'));
    expect(heir.profile.strength).toBe(3);
    expect(heir.changes).toEqual([]);
  });

  it('an item that is named twice or already in the price is carried once', () => {
    const marshal = resolve(aUnit('marshal').with('shield'));
    expect(marshal.profile.defence).toBe(6);
    expect(marshal.wargear).toEqual(['shield', 'sword']);
  });
});

describe('SB-PROF-001 the Shooting value', () => {
  it('is a dash without a missile weapon, and says why', () => {
    const footman = resolve(aUnit('footman'));
    expect(footman.profile.shoot).toBeNull();
    expect(reasons(footman)).toEqual(['shoot 4>null no-missile-weapon SB-PROF-001']);
  });

  it('stands with a bow, a throwing weapon or stones', () => {
    expect(resolve(aUnit('footman').with('bow')).profile.shoot).toBe(4);
    expect(resolve(aUnit('captain').as('north').with('horse', 'javelin')).profile.shoot).toBe(4);
    expect(resolve(aUnit('stone-thrower')).profile.shoot).toBe(3);
  });

  it('SB-WEAP-023 is that of the race where the profile prints none', () => {
    const marshal = resolve(aUnit('marshal'), { pickedUp: ['bow'] });
    expect(reasons(marshal)).toEqual(['defence 6>5 bow SB-WEAP-023', 'shoot null>4 bow SB-WEAP-023']);
    expect(marshal.legal).toBe(true);
  });
});

describe('mounts', () => {
  it('SB-PROF-005 a rider moves as its mount, whose profile is given beside', () => {
    const rider = resolve(aUnit('captain').as('north').with('horse'));
    expect(rider.move).toEqual({ inches: 10, cm: 24 });
    expect(rider.mount).toMatchObject({ id: 'horse', monstrous: false, profile: { defence: 4, wounds: 1 } });
    expect(rider.points).toBe(50);
  });

  it('SB-CAV-010 an expert rider has bow and shield together while mounted, and keeps one of them on foot', () => {
    const rider = aUnit('plains-rider');
    expect(resolve(rider).profile).toMatchObject({ defence: 5, shoot: 4 });
    const withShield = resolve(rider, { mounted: false });
    expect(withShield.profile).toMatchObject({ defence: 5, shoot: null });
    expect(withShield.withoutWargear).toEqual(['bow', 'horse']);
    const withBow = resolve(rider, { mounted: false, keeps: 'bow' });
    expect(withBow.profile).toMatchObject({ defence: 4, shoot: 4 });
    expect(reasons(withBow)).toEqual(['defence 5>4 expert-rider SB-CAV-010']);
    expect(withBow.move).toEqual({ inches: 6, cm: 14 });
  });

  it('SB-CAV-010 an expert rider that never had a mount carries both, without the bonus', () => {
    const onFoot = resolve(aUnit('captain').as('south').with('shield', 'bow'));
    expect(onFoot.wargear).toEqual(['bow', 'shield', 'sword']);
    expect(onFoot.profile.defence).toBe(4);
    expect(resolve(aUnit('captain').as('south').with('shield', 'bow', 'horse')).profile.defence).toBe(5);
  });

  it('SB-CAV-026 nobody shields while mounted', () => {
    expect(resolve(aUnit('plains-rider')).mayShield).toBe(false);
    expect(resolve(aUnit('plains-rider'), { mounted: false }).mayShield).toBe(true);
  });

  it.each([
    ['SB-CAV-001 a race rides its own mounts when they are loose', 'footman', 'horse', []],
    ['SB-CAV-001 and no others', 'goblin', 'horse', ['SB-CAV-001']],
    ['SB-CAV-001 Strength 6 or more rides nothing', 'giant', 'horse', ['SB-CAV-001']],
    ['SB-CAV-001 wargear that is no mount', 'footman', 'shield', ['SB-CAV-001']],
    ['SB-CAV-001 a unit that is no mount', 'footman', 'giant', ['SB-CAV-001']],
    ['SB-SPEC-029 a ridden unit, for those who may', 'sage', 'great-bird', []],
    ['SB-SPEC-029 and for nobody else', 'captain', 'great-bird', ['SB-SPEC-029']],
    ['SB-SPEC-043 a steed that is never loose', 'wraith', 'drake', ['SB-SPEC-043']],
  ])('%s', (_, unit, mount, refusals) => {
    const found = resolve(aUnit(unit), { mount }).findings.filter((finding) => finding.code === 'mount-not-allowed');
    expect(found.map((finding) => finding.rule)).toEqual(refusals);
  });

  it('SB-SPEC-029 a ridden unit is a monstrous mount that flies and costs the rider nothing', () => {
    const sage = resolve(aUnit('sage'), { mount: 'great-bird' });
    expect(sage.mount).toMatchObject({ id: 'great-bird', monstrous: true, flies: true, carriesPassenger: true, profile: { fight: 8 } });
    expect(sage).toMatchObject({ points: 150, move: { inches: 12, cm: 28 }, wargear: [] });
  });

  it('a model without a mount cannot be mounted', () => {
    const report = resolve(aUnit('footman'), { mounted: true });
    expect(codes(report)).toEqual(['error mount-not-allowed /mounted']);
    expect(report.mounted).toBe(false);
  });
});

describe('passengers', () => {
  const rider = aUnit('captain').as('north').with('horse');

  it.each([
    ['SB-CAV-012 one of a race that rides', rider, {}, 'footman', []],
    ['SB-CAV-012 one of a race that is carried', rider, {}, 'ring-taker', []],
    ['SB-CAV-012 one who neither rides nor is carried', rider, {}, 'goblin', ['SB-CAV-012']],
    ['SB-CAV-012 Strength 6 or more', rider, {}, 'giant', ['SB-CAV-012']],
    ['SB-CAV-012 behind nobody', rider, { mounted: false }, 'footman', ['SB-CAV-012']],
    ['SB-SPEC-043 behind a rider whose steed bears one', aUnit('wraith').with('horse'), {}, 'footman', ['SB-SPEC-043']],
    ['SB-SPEC-030 the Ringbearer', aUnit('sage'), { mount: 'great-bird' }, 'ring-finder', ['SB-SPEC-030']],
    ['SB-SPEC-030 one who could be the Ringbearer and is not', aUnit('sage'), { mount: 'great-bird' }, 'ring-heir', []],
  ])('%s', (_, model, standing, passenger, refusals) => {
    const report = resolve(model, { ...standing, passenger: { unit: passenger } });
    expect(report.findings.map((finding) => finding.rule)).toEqual(refusals);
  });

  it('SB-SPEC-030 one who carries the Ring', () => {
    const report = resolve(aUnit('sage'), { mount: 'great-bird', passenger: { unit: 'ring-heir', ringBearer: true } });
    expect(codes(report)).toEqual(['error passenger-not-allowed /passenger/unit']);
  });
});

describe('SB-WEAP-022 wargear of slain enemies', () => {
  it.each([
    ['SB-WEAP-022 a warrior takes nothing', 'footman', 'shield', 'SB-WEAP-022'],
    ['SB-WEAP-022 neither armour nor mounts', 'captain', 'leather', 'SB-WEAP-022'],
    ['SB-WEAP-023 no shield beside a two-handed weapon', 'axe-lord', 'shield', 'SB-WEAP-023'],
    ['SB-WEAP-024 nothing magical', 'marshal', 'star-sword', 'SB-WEAP-024'],
    ['SB-BANNER-003 no banner', 'marshal', 'banner', 'SB-BANNER-003'],
    ['SB-SPEC-029 nothing without hands', 'great-bird', 'sword', 'SB-SPEC-029'],
  ])('%s', (_, unit, item, rule) => {
    const report = resolve(aUnit(unit).as('north'), { pickedUp: [item] });
    const found = report.findings.filter((finding) => finding.code === 'pickup-not-allowed');
    expect(found.map((finding) => [finding.pointer, finding.rule])).toEqual([['/pickedUp/0', rule]]);
    expect(report.wargear).toContain(item);
  });

  it('SB-WEAP-023 a shield adds 1 to who has neither shield nor bow', () => {
    expect(resolve(aUnit('warlord'), { pickedUp: ['shield'] }).profile.defence).toBe(5);
    expect(codes(resolve(aUnit('marshal'), { pickedUp: ['shield'] }))).toEqual(['info option-without-effect /pickedUp/0']);
  });
});

describe('SB-BANNER-002 the bearer of a banner', () => {
  it('keeps armour only', () => {
    const bearer = resolve(aUnit('footman').with('shield', 'bow', 'banner'));
    expect(bearer.wargear).toEqual(['banner', 'leather']);
    expect(bearer.withoutWargear).toEqual(['bow', 'shield', 'sword']);
    expect(bearer.profile).toMatchObject({ defence: 4, shoot: null });
    expect(bearer.points).toBe(32);
    expect(codes(bearer)).toEqual(['warning option-without-effect /options/0', 'warning option-without-effect /options/1']);
  });

  it('loses what the printed profile counts of a shield, and keeps the mount', () => {
    const bearer = resolve(aUnit('plains-rider').with('banner'));
    expect(reasons(bearer)).toEqual(['defence 5>4 banner SB-BANNER-002', 'shoot 4>null no-missile-weapon SB-PROF-001']);
    expect(bearer.mounted).toBe(true);
    expect(bearer.wargear).toEqual(['banner', 'horse', 'leather']);
  });
});

describe('what may be bought', () => {
  it.each([
    ['SB-ARMY-011 a condition on other wargear', aUnit('captain').as('north').with('javelin'), ['error option-requires /options/0']],
    ['SB-ARMY-011 a condition on the variant', aUnit('captain').as('south').with('plate'), ['error option-requires /options/0']],
    ['SB-ARMY-011 a variant on which a rule hangs', aUnit('captain'), ['error variant-required /variant']],
    ['SB-ARMY-011 an unknown variant', aUnit('captain').as('nowhere'), ['error variant-unknown /variant']],
    ['SB-ARMY-011 a variant of a unit that has none', aUnit('footman').as('north'), ['error variant-unknown /variant']],
    ['SB-ARMY-011 a lance on foot is legal and useless', aUnit('captain').as('north').with('lance'), ['warning option-without-effect /options/0']],
    ['SB-SPEC-003 a cloak on a mount is legal and useless', aUnit('captain').as('north').with('horse', 'cloak'), ['info option-without-effect /options/1']],
    ['SB-ARMY-012 one armour or the other', aUnit('captain').as('north').with('leather', 'plate'), ['error option-excludes /options/1']],
    ['SB-ARMY-013 one melee weapon', aUnit('axeman').with('great-axe', 'sword'), ['error option-excludes /options/1']],
    ['SB-WEAP-007 a two-handed weapon and a shield', aUnit('axeman').with('shield', 'great-axe'), ['error option-excludes /options/1']],
    ['SB-ARMY-010 one mount', aUnit('wraith').with('drake', 'horse'), ['error option-excludes /options/1']],
    ['SB-CAV-001 a mount that is not in the entry', aUnit('goblin').with('horse'), ['error option-not-available /options/0']],
    ['an option twice', aUnit('footman').with('shield', 'shield'), ['error option-duplicated /options/1']],
    ['an option that is in the price', aUnit('marshal').with('shield'), ['error option-not-available /options/0']],
  ])('%s', (_, model, found) => {
    const report = resolve(model);
    expect(codes(report)).toEqual(found);
    expect(report.legal).toBe(!found.some((line) => line.startsWith('error')));
  });

  it('an illegal choice has its price and its effect all the same', () => {
    const captain = resolve(aUnit('captain').as('south').with('plate'));
    expect(captain).toMatchObject({ points: 50, profile: { defence: 6 } });
    const goblin = resolve(aUnit('goblin').with('plate'));
    expect(goblin).toMatchObject({ points: 5, profile: { defence: 6 } });
    expect(goblin.pointsBreakdown).toEqual([{ item: 'goblin', points: 5 }, { item: 'plate', points: 0 }]);
  });

  it('proposes what the unit does sell of the kind', () => {
    const [finding] = resolve(aUnit('goblin').with('crossbow', 'shield')).findings;
    expect(finding?.fixes.map((fix) => fix.text)).toEqual(['Leave out: Crossbow.']);
    const [mount] = resolve(aUnit('captain').as('north').with('drake')).findings;
    expect(mount?.fixes).toContainEqual({ text: 'Take instead: Horse.', patch: [{ op: 'replace', path: '/options/0', value: 'horse' }] });
  });

  it('takes along what hangs on an option that it leaves out', () => {
    const [finding] = resolve(aUnit('captain').as('north').with('drake', 'horse', 'javelin')).findings;
    expect(finding).toMatchObject({ code: 'option-not-available', fixes: [{ patch: [{ op: 'remove', path: '/options/0' }] }] });
  });
});

describe('rules and groups', () => {
  it('SB-SPEC-074 come from the unit, its variant and what it carries', () => {
    expect(resolve(aUnit('captain').as('south'))).toMatchObject({ specialRules: ['expert-rider'], groups: ['southerners'], variant: 'south' });
    expect(resolve(aUnit('warlord')).specialRules).toEqual(['orb']);
  });
});

describe('ids that do not exist', () => {
  it('are told all at once, with near matches', () => {
    const request: ProfileRequest = {
      unit: 'footmann', variant: null, options: ['sheild', '__proto__'], mount: 'hors', passenger: { unit: 'gaint' }, pickedUp: ['blade'],
    };
    const problems = problemsOf(() => rules.resolveProfile(request));
    expect(problems.map(({ pointer, code, suggestions }) => [pointer, code, suggestions])).toEqual([
      ['/unit', 'unknown-unit', ['footman']],
      ['/options/0', 'unknown-option', ['shield']],
      ['/options/1', 'unknown-option', []],
      ['/pickedUp/0', 'unknown-id', []],
      ['/mount', 'unknown-id', ['horse']],
      ['/passenger/unit', 'unknown-unit', ['giant']],
    ]);
  });

  it('an empty id is not taken for none', () => {
    expect(problemsOf(() => resolve(aUnit('footman'), { mount: '' }))[0]).toMatchObject({ pointer: '/mount', code: 'unknown-id' });
  });

  it.each(['__proto__', 'constructor', 'toString', ''])('%j is no unit', (unit) => {
    expect(problemsOf(() => resolve(aUnit(unit)))[0]).toMatchObject({ pointer: '/unit', code: 'unknown-unit' });
  });
});

function problemsOf(act: () => unknown): RuleError['problems'] {
  try {
    act();
  } catch (error) {
    if (error instanceof RuleError) return error.problems;
    throw error;
  }
  throw new Error('It was accepted.');
}
