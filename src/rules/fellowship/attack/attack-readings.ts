import { readingsOf } from '../change.js';
import { abilityOf, attackOf, recoveryOf, scoutsIn, shieldedBy } from '../figure/targets.js';
import { spells } from '../figure/traits.js';
import type { Fighter } from './fighter.js';
import type { AttackPlan } from './plan.js';
import { ATTACKER } from './schedule.js';

/** Rows whose readings stand behind every attack. */
const ALWAYS = ['FS-CORE-002', 'FS-ATK-001'];

const has = (row: string, isSo: boolean): string[] => (isSo ? [row] : []);

/** Rows whose readings this attack rests on: those that change a number of it, and those by which it is made as it is. */
export function attackReadings(plan: AttackPlan): string[] {
  const { attacker, targets, request, way, slots } = plan;
  const fighters = [attacker, ...targets];
  return [
    ...ALWAYS, ...targets.flatMap((target) => recoveryReadings(plan, target)), ...fighters.flatMap(figureReadings),
    ...attackOrder(attacker, targets), ...attackerReadings(plan),
    ...has('FS-ABIL-007', way === 'fiery-breath'), ...has('FS-ABIL-015', way === 'poison'),
    ...has('FS-ABIL-017', slots.length > 0 && targets.some((_, at) => slots.some((slot) => slot.by === ATTACKER && plan.blow(slot, at).lethal === 'banished'))),
    ...has('FS-CORE-005', (request.attacker.grouped ?? []).length > 0),
  ];
}

/** What the request says of a charge that nobody makes. */
export const idleNotes = ({ request, slots }: AttackPlan): string[] =>
  request.chargesOn === 'always' && !slots.some(({ charge }) => charge) ? ['Nobody charges on here: `chargesOn` changes nothing (FS-IMPACT-002).'] : [];

/** What is true of a figure by a reading, whoever strikes whom. */
function figureReadings({ figure }: Fighter): string[] {
  const { traits, request } = figure;
  const isScout = request.scouting != null || scoutsIn(figure);
  const sided = (request.spells ?? []).filter((id) => spells.get(id)?.ends !== undefined);
  return [
    ...readingsOf(abilityOf(figure).changes), ...has('FS-SCOUT-006', isScout), ...has('FS-SPELL-023', sided.length > 1),
    ...has('FS-SPELL-006', traits.has('despair') && traits.against('despair') !== null), ...has('FS-CORE-004', traits.with('attackValue')?.attackValue === 'halved'),
  ];
}

/** The order of changes matters only where there are several. */
function attackOrder({ figure }: Fighter, targets: readonly Fighter[]): string[] {
  const values = targets.length === 0 ? [attackOf(figure, null)] : targets.map((target) => attackOf(figure, target.figure.traits));
  const several = (changes: number): boolean => changes + abilityOf(figure).changes.length > 1;
  return [...values.flatMap(({ changes }) => readingsOf(changes)), ...has('FS-ATK-004', values.some(({ changes }) => several(changes.length)))];
}

function recoveryReadings({ attacker }: AttackPlan, { figure, points }: Fighter): string[] {
  const causes = attacker.figure.traits.all.filter(({ halvesRecovery }) => halvesRecovery === true);
  const { target, rolls } = recoveryOf(figure, causes);
  const shield = shieldedBy(figure);
  return [
    ...readingsOf(target.changes), ...has('FS-ATK-005', target.changes.length > 1),
    ...has('FS-HERO-014', points > 0), ...has('FS-ATK-006', rolls > 1 && points > 0),
    ...has('FS-SHLD-005', figure.request.shielding === true), ...has('FS-SHLD-006', shield !== null),
  ];
}

/** What the attacker does more than one attack of its own value. */
function attackerReadings({ attacker: { figure }, request: { attacker }, slots }: AttackPlan): string[] {
  const { traits } = figure;
  const rushes = slots.some(({ by, phase }) => by === ATTACKER && (phase === '6b' || phase === '6g')) && traits.sum('impactAttacks') > 0;
  const stomps = traits.with('exceptionalTo');
  const isCharging = attacker.impact != null;
  return [
    ...has('FS-ATK-007', traits.sum('attacks') > 0 || rushes || (attacker.heroicPhases ?? []).length > 0), ...has('FS-ABIL-009', rushes),
    ...has('FS-ATK-008', attacker.exceptionalTo != null || stomps !== null), ...(stomps === null ? [] : [stomps.rule]),
    ...has('FS-IMPACT-002', isCharging), ...has('FS-ABIL-013', isCharging), ...has('FS-TRAIN-003', traits.has('assault')),
  ];
}
