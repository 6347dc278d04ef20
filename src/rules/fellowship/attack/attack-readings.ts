import { shieldedBy } from '../figure/targets.js';
import { spells } from '../figure/traits.js';
import type { AttackPlan } from './plan.js';

/** Rows whose readings stand behind every attack. */
const ALWAYS = ['FS-CORE-002', 'FS-ATK-001', 'FS-ATK-004', 'FS-ATK-005', 'FS-ATK-006'];

/** Rows whose readings stand behind this attack. */
export function attackReadings({ attacker, targets, request, slots }: AttackPlan): string[] {
  const fighters = [attacker, ...targets];
  const has = (row: string, isSo: boolean): string[] => (isSo ? [row] : []);
  return [
    ...ALWAYS,
    ...fighters.flatMap(({ figure }) => figure.traits.all.map(({ rule }) => rule)),
    ...has('FS-ATK-007', slots.length > 1),
    ...has('FS-HERO-014', fighters.some(({ points }) => points > 0)),
    ...has('FS-SHLD-005', fighters.some(({ figure }) => figure.request.shielding === true)),
    ...has('FS-SHLD-006', fighters.some(({ figure }) => shieldedBy(figure) !== null)),
    ...has('FS-ATK-008', request.attacker.exceptionalTo != null || attacker.figure.traits.with('exceptionalTo') !== null),
    ...has('FS-IMPACT-002', request.attacker.impact != null),
    ...has('FS-ABIL-013', request.attacker.impact != null),
    ...has('FS-CORE-004', fighters.some(({ figure }) => figure.traits.with('attackValue') !== null)),
    ...has('FS-SPELL-023', fighters.some(({ figure }) => (figure.request.spells ?? []).filter((id) => spells.get(id)?.ends !== undefined).length > 1)),
    ...has('FS-SCOUT-006', fighters.some(({ figure }) => figure.request.scouting != null || figure.traits.all.some(({ marked }) => marked === true))),
    ...has('FS-CORE-005', (request.attacker.grouped ?? []).length > 0),
  ];
}
