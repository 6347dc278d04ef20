import { refuse } from '../../shared/refuse.js';
import { TooMuchWorkError } from '../../shared/too-much-work.js';
import { SPECIAL_ABILITIES } from '../special-abilities/special-abilities.js';
import type { AttackRequest, Way } from './attack-types.js';
import type { BlowPlan } from './blow.js';
import { blowOf, fighterOf, targetsOf, type Fighter } from './fighter.js';
import { ATTACKER, scheduleOf, type Slot } from './schedule.js';

/** Most branches that are followed for one attack. */
const MOST_WORK = 250_000;

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
  blow(slot: Slot, at: number): BlowPlan;
}

/** What an attack of this kind asks of the attacker. */
const NEEDS = {
  sweep: { step: 'sweeps', rule: 'FS-ABIL-023' },
  'fiery-breath': { step: 'breathesFire', rule: 'FS-ABIL-007' },
  poison: { step: 'poisons', rule: 'FS-ABIL-015' },
} as const;

/** @throws RuleError for what the rules forbid, TooMuchWorkError where too many targets may fare too differently. */
export function planAttack(request: AttackRequest): AttackPlan {
  const attacker = fighterOf(request.attacker, 'attacker', '/attacker');
  const enemies = targetsOf(request);
  const way = wayOf(request, attacker, enemies);
  checkAttacker(request, attacker, way);
  const supporter = request.supporter == null ? [] : [fighterOf(request.supporter, 'supporter', '/supporter')];
  const slots = scheduleOf({ request, attacker, targets: enemies, way });
  const targets = [...enemies, ...supporter];
  checkWork(request, way, slots, targets);
  const blows = new Map<string, BlowPlan>();
  return {
    request, attacker, targets, supporter: supporter.length === 0 ? -1 : enemies.length, slots, way,
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

/** An estimate of the branches to be followed: about a microsecond each. */
function checkWork(request: AttackRequest, way: AttackPlan['way'], slots: readonly Slot[], targets: readonly Fighter[]): void {
  const estimate = way === 'sweep' || way === 'fiery-breath' ? spreadWork(slots, targets) : frontWork(request, slots, targets);
  if (estimate > MOST_WORK) throw new TooMuchWorkError('So many attacks on so many targets with so many hero points take too long to work out exactly: ask for fewer.', estimate, MOST_WORK);
}

/** Where every target is attacked, every mixture of fates is a state. */
function spreadWork(slots: readonly Slot[], targets: readonly Fighter[]): number {
  return targets.reduce((product, { points }) => product * (4 + 2 * points), slots.length);
}

/** Else one target at a time is in question, with its points, the hits so far, and the points of an attacker who is struck back. */
function frontWork({ attacker, exceptional = 'report', reply = false }: AttackRequest, slots: readonly Slot[], targets: readonly Fighter[]): number {
  const own = slots.filter(({ by }) => by === ATTACKER).length;
  const mostPoints = Math.max(attacker.heroPoints ?? 0, ...targets.map(({ points }) => points));
  const front = targets.reduce((sum, { points }) => sum + points + 1, 1);
  // An exceptional hit of unknown effect leaves a target open: each of those behind us is open or dead.
  const behind = exceptional === 'report' && targets.length > 1 ? 2 ** Math.min(targets.length - 1, own, MOST_OPEN) : 1;
  return slots.length * (own / 2 + 1) * front * (reply ? (attacker.heroPoints ?? 0) + 1 : 1) * (mostPoints + 3) * (isExceptional(attacker) ? behind : 1);
}

/** Enough to be too much. */
const MOST_OPEN = 30;

/** Exceptional hits come from the caller, or from an ability of the attacker. */
function isExceptional({ exceptionalTo, abilities = [], using = [] }: AttackRequest['attacker']): boolean {
  return (exceptionalTo ?? 0) > 0 || SPECIAL_ABILITIES.some((trait) => trait.exceptionalTo !== undefined && [...abilities, ...using].includes(trait.id));
}
