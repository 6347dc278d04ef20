import type { ProfileChange } from '../profile-report.js';
import { BOWS } from '../wargear-kinds.js';
import type { Characteristic, Profile, WargearEffect } from '../reference.js';
import type { RulebookData } from '../rulebook-data.js';
import type { UnitCard } from '../unit-card.js';
import type { Item, Kit } from './kit.js';

/** Reason given where a printed Shooting value falls away: nothing is carried to shoot or throw. */
export const NO_MISSILE_WEAPON = 'no-missile-weapon';

export interface Reckoning {
  readonly profile: Profile;
  readonly changes: readonly ProfileChange[];
}

/**
 * The printed profile with everything that wargear does to it (SB-PROF-001 to 003), in this order: what was bought;
 * what the printed profile counts of items that are lost; what it counts of items whose condition fails; what was
 * picked up; the Shooting value. `ignoresBow`: effects that a bow forbids count all the same.
 */
export function reckon(data: RulebookData, card: UnitCard, kit: Kit, ignoresBow: boolean, specialRules: readonly string[]): Reckoning {
  const sheet = new Sheet(card.unit.profile);
  const forbidding = ignoresBow ? undefined : kit.carried.findLast(({ wargear }) => BOWS.has(wargear.category));
  const holds = (effect: WargearEffect): boolean => effect.condition === 'always' || forbidding === undefined;
  const gain = ({ wargear, effects }: Item): void => {
    for (const effect of effects) if (holds(effect)) sheet.add(effect.characteristic, effect.amount, wargear.id, effect.rule);
  };
  const from = (origin: Item['origin']): readonly Item[] => kit.carried.filter((item) => item.origin === origin);

  from('option').forEach(gain);
  for (const { item, because, rule } of kit.lost) {
    sheet.add('strength', -item.included.strength, because, rule);
    sheet.add('defence', -item.included.defence, because, rule);
  }
  if (forbidding !== undefined) from('base').forEach((item) => withdraw(sheet, item, forbidding));
  from('picked-up').forEach(gain);
  setShooting(data, card, kit, specialRules, sheet);
  return sheet;
}

/** What the printed profile counts of an item that does nothing beside a bow. */
function withdraw(sheet: Sheet, { effects, included }: Item, bow: Item): void {
  for (const { characteristic, condition, rule } of effects) {
    if (condition !== 'no-bow') continue;
    const reason = bow.origin === 'picked-up' ? 'SB-WEAP-023' : rule;
    sheet.add(characteristic, -included[characteristic], bow.wargear.id, reason);
  }
}

/** A dash without anything to shoot or throw; the race's value where the profile prints none (SB-PROF-001, SB-WEAP-023). */
function setShooting(data: RulebookData, card: UnitCard, kit: Kit, specialRules: readonly string[], sheet: Sheet): void {
  const weapon = kit.carried.find(({ wargear }) => wargear.missile !== null);
  const printed = sheet.profile.shoot;
  if (weapon === undefined) {
    const throws = specialRules.some((id) => (data.index.specialRules.get(id)?.missile ?? null) !== null);
    if (!throws) sheet.set('shoot', null, NO_MISSILE_WEAPON, 'SB-PROF-001');
  } else if (printed === null) {
    sheet.set('shoot', card.race.baseShoot, weapon.wargear.id, 'SB-WEAP-023');
  }
}

class Sheet implements Reckoning {
  readonly changes: ProfileChange[] = [];

  constructor(public profile: Profile) {}

  add(characteristic: 'strength' | 'defence', amount: number, because: string, rule: string): void {
    this.set(characteristic, this.profile[characteristic] + amount, because, rule);
  }

  set(characteristic: Characteristic, to: number | null, because: string, rule: string): void {
    const from = this.profile[characteristic];
    if (from === to) return;
    this.profile = { ...this.profile, [characteristic]: to };
    this.changes.push({ characteristic, from, to, because, rule });
  }
}
