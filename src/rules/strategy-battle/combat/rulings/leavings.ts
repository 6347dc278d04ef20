import type { CombatReference } from '../combat-reference.js';
import { reject } from '../refuse.js';
import { sideOf } from '../shooting/bodies.js';
import { subjectOf } from '../tests/subject.js';
import type { BannerQuestion, CoatQuestion, MountLeftQuestion, Ruling, SpoilsQuestion } from './rulings-types.js';

/** What becomes of a mount without its rider. A mount that is a Hero itself goes on without him. */
export function mountLeft(reference: CombatReference, { model: combatant, looseMounts = false, by }: MountLeftQuestion): Ruling {
  const model = subjectOf(reference, combatant, '/model');
  const { mount } = model;
  if (mount === null) reject('/model', 'not-allowed', `${model.name} is on foot.`);
  const hero = reference.units.get(mount.id);
  if (hero !== undefined) {
    return { holds: true, rule: 'SB-LOOSE-002', says: `${hero.name} goes on as a Hero.`, values: { fight: hero.profile.fight, attacks: hero.profile.attacks } };
  }
  if (!looseMounts) return { holds: false, rule: 'SB-LOOSE-001', says: 'The whole model is removed.', values: {} };
  const other = by == null ? null : sideOf(subjectOf(reference, by, '/by'));
  const holds = other === null || other === sideOf(model);
  return { holds, rule: 'SB-LOOSE-001', says: holds ? 'His player removes the mount or leaves it where it is.' : 'Nobody rides the mounts of the other side.', values: {} };
}

export function spoils(reference: CombatReference, { model: combatant, opponents, slain }: SpoilsQuestion): Ruling {
  const model = subjectOf(reference, combatant, '/model');
  if (slain > opponents) reject('/slain', 'out-of-range', `From 0 to ${opponents}.`);
  const holds = model.heroic !== null && opponents > 0 && slain === opponents;
  return { holds, rule: 'SB-WEAP-022', says: holds ? 'He may take one weapon or shield from the slain.' : 'Nothing may be taken.', values: { items: holds ? 1 : 0 } };
}

export function fallenBanner(reference: CombatReference, { model: combatant, touching, engaged }: BannerQuestion): Ruling {
  const model = subjectOf(reference, combatant, '/model');
  const helpless = model.combatant.immobilised === true ? 'SB-MAGIC-005' : model.combatant.onGround === true ? 'SB-GROUND-003' : null;
  if (helpless !== null) return { holds: false, rule: helpless, says: `${model.name} can do nothing now, and cannot take the banner.`, values: {} };
  const holds = touching && !engaged && model.heroic === null;
  return { holds, rule: 'SB-BANNER-003', says: holds ? `${model.name} may drop everything else and take the banner.` : `${model.name} cannot take the banner.`, values: {} };
}

/** The coat passes to those who fought its carrier; after a shot a marker lies there. Nobody gains by it. */
export function mithrilCoat({ slainBy, present }: CoatQuestion): Ruling {
  const says = slainBy === 'blow' ? 'It passes to one of those who fought its carrier this turn.' : 'A marker is left, and any model in contact with it takes the coat.';
  return { holds: present, rule: 'SB-S11-005', says, values: { defence: 0, marker: slainBy === 'shot' ? 1 : 0 } };
}
