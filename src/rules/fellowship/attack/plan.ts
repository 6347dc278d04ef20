import { refuse } from '../../shared/refuse.js';
import type { AttackRequest, Way } from './attack-types.js';
import type { BlowPlan } from './blow.js';
import { blowOf, fighterOf, targetsOf, type Fighter } from './fighter.js';
import { checkParties } from './parties.js';
import { ATTACKER, scheduleOf, type Slot } from './schedule.js';

/** A fight worked out before any dice are rolled. */
export interface AttackPlan {
  readonly request: AttackRequest;
  readonly attacker: Fighter;
  /** The targets; a supporter is the last. */
  readonly targets: readonly Fighter[];
  /** Place of the supporter, or -1. */
  readonly supporter: number;
  readonly slots: readonly Slot[];
  readonly way: Exclude<Way, 'usual'>;
  /** There is a charge, and what happens in a phase of it may end it (FS-IMPACT-002). */
  readonly mayEndCharge: boolean;
  blow(slot: Slot, at: number): BlowPlan;
}

/** What an attack of this kind asks of the attacker. */
const NEEDS = {
  sweep: { step: 'sweeps', rule: 'FS-ABIL-023' },
  'fiery-breath': { step: 'breathesFire', rule: 'FS-ABIL-007' },
  poison: { step: 'poisons', rule: 'FS-ABIL-015' },
} as const;

/** @throws RuleError for what the rules forbid. */
export function planAttack(request: AttackRequest): AttackPlan {
  const attacker = fighterOf(request.attacker, 'attacker', '/attacker');
  const enemies = targetsOf(request);
  const way = wayOf(request, attacker, enemies);
  checkAttacker(request, attacker, way);
  checkParties(request, attacker, way);
  const supporter = request.supporter == null ? [] : [fighterOf(request.supporter, 'supporter', '/supporter')];
  const slots = scheduleOf({ request, attacker, targets: enemies, way });
  const targets = [...enemies, ...supporter];
  const blows = new Map<string, BlowPlan>();
  return {
    request, attacker, targets, supporter: supporter.length === 0 ? -1 : enemies.length, slots, way,
    mayEndCharge: request.chargesOn !== 'always' && slots.some(({ charge }) => charge),
    blow: (slot, at) => {
      const key = `${slot.by} ${at} ${slot.atSpeed ? 1 : 0}`;
      const known = blows.get(key) ?? blowOf(slot.by === ATTACKER ? attacker : (targets[slot.by] ?? attacker), at === ATTACKER && slot.by !== ATTACKER ? attacker : (targets[at] ?? null), { request, poisons: way === 'poison' && slot.by === ATTACKER, atSpeed: slot.atSpeed });
      blows.set(key, known);
      return known;
    },
  };
}

function wayOf({ way = 'usual' }: AttackRequest, { figure }: Fighter, targets: readonly Fighter[]): AttackPlan['way'] {
  if (way !== 'usual') return way;
  return figure.traits.with('sweeps') !== null && targets.length > 1 ? 'sweep' : 'blows';
}

function checkAttacker({ attacker: asked }: AttackRequest, { figure, held }: Fighter, way: AttackPlan['way']): void {
  if (held !== null) refuse('/attacker', held.rule, `The attacker does not attack: ${held.reason}.`);
  const need = Object.hasOwn(NEEDS, way) ? NEEDS[way as keyof typeof NEEDS] : null;
  if (need !== null && figure.traits.with(need.step) === null) refuse('/way', need.rule, `An attack of this kind asks for an ability that the attacker lacks: ${way}.`);
  const isShooting = way === 'missile';
  const wrong = (asked.heroicPhases ?? []).findIndex((phase) => phase.startsWith('5') !== isShooting);
  if (wrong >= 0) refuse(`/attacker/heroicPhases/${wrong}`, isShooting ? 'FS-HERO-008' : 'FS-HERO-006', 'Extra missile attacks are made in 5a and 5c, extra combat attacks in 6a and 6f.');
  const twice = (asked.heroicPhases ?? []).findIndex((phase, place, phases) => phases.indexOf(phase) < place);
  if (twice >= 0) refuse(`/attacker/heroicPhases/${twice}`, 'FS-HERO-002', 'Only one hero point is spent in a heroic phase.');
  if (asked.impact == null) return;
  if (asked.forcedMarched === true) refuse('/attacker/impact', 'FS-FM-002', 'After a forced march there is no impact.');
  if (isShooting) refuse('/attacker/impact', 'FS-IMPACT-002', 'Impact belongs to the combat round.');
}
