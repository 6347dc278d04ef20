import type { AttackerRequest, AttackPhase, AttackRequest, TargetRequest, Way } from './attack-types.js';
import type { Fighter } from './fighter.js';

/** Reach of flames around the point aimed at, in centimetres (FS-ABIL-007). */
const FLAMES = 10;
/** The attacker among the figures of the fight; targets are counted from 0. */
export const ATTACKER = -1;

/** One attack that may come up in the course of the fight. */
export interface Slot {
  readonly phase: string;
  /** Who strikes: the attacker, or a target that strikes back. */
  readonly by: number;
  /** At whom: the first that stands, the supporter behind it, or one by its place. */
  readonly at: 'front' | 'supporter' | number;
  /** Number of the sweep that it belongs to; 0 for none. */
  readonly sweep: number;
  /** Part of a charge, which goes on only while it succeeds (FS-ABIL-013). */
  readonly charge: boolean;
  readonly atSpeed: boolean;
}

const MELEE = ['6a', '6b', '6d', '6f', '6g'] as const;
const MISSILE = ['5a', '5b', '5c'] as const;
const NORMAL: readonly string[] = ['6d', '5b'];
const IMPACT: readonly string[] = ['6b', '6g'];

interface Parties {
  readonly request: AttackRequest;
  readonly attacker: Fighter;
  readonly targets: readonly Fighter[];
  readonly way: Exclude<Way, 'usual'>;
}

/** All attacks in the order of the phases: in each phase the attacker's, then those of the targets that strike back. */
export function scheduleOf(parties: Parties): Slot[] {
  const phases = parties.way === 'missile' ? MISSILE : MELEE;
  let sweeps = 0;
  return phases.flatMap((phase) => {
    const sets = Array.from({ length: attacksIn(phase, parties.attacker, parties.way) }, () => (parties.way === 'sweep' ? (sweeps += 1) : 0));
    return [...sets.flatMap((sweep) => attackSlots(phase, sweep, parties)), ...replies(phase, parties)];
  });
}

/** Attacks of the attacker in one phase (FS-ATK-007, FS-IMPACT-002). Flames are breathed once. */
function attacksIn(phase: string, { request, figure, attacks }: Fighter, way: Way): number {
  const { impact = null, heroicPhases = [], frenzied = true, forcedMarched = false } = request as AttackerRequest;
  if (way === 'fiery-breath') return NORMAL.includes(phase) ? 1 : 0;
  if (IMPACT.includes(phase)) return (impact === null ? 0 : attacks) + (frenzied ? figure.traits.sum('impactAttacks') : 0);
  if (NORMAL.includes(phase)) return forcedMarched ? 0 : attacks;
  return heroicPhases.includes(phase as AttackPhase) ? attacks : 0;
}

function attackSlots(phase: string, sweep: number, { request, attacker, targets, way }: Parties): Slot[] {
  const { impact = null } = request.attacker;
  const slot = { phase, by: ATTACKER, sweep, charge: impact !== null && ['6b', '6d', '6g'].includes(phase), atSpeed: impact === 'speed' && IMPACT.includes(phase) };
  if (way === 'sweep') return targets.map((_, at) => ({ ...slot, at }));
  if (way === 'fiery-breath') return targets.flatMap(({ request: target }, at) => (((target as TargetRequest).distance ?? 0) <= FLAMES ? [{ ...slot, at }] : []));
  const isThrust = request.supporter != null && attacker.figure.traits.with('thrusts') !== null;
  return [{ ...slot, at: 'front' }, ...(isThrust ? [{ ...slot, at: 'supporter' as const }] : [])];
}

/** Blows of the targets at the attacker: their normal attacks, and those of frenzy. */
function replies(phase: string, { request, targets, way }: Parties): Slot[] {
  if (request.reply !== true || way === 'missile' || way === 'fiery-breath') return [];
  return targets.flatMap((target, by) => {
    const isAble = target.held === null && !(target.request.forcedMarched === true && NORMAL.includes(phase));
    const attacks = NORMAL.includes(phase) ? target.attacks : IMPACT.includes(phase) ? target.figure.traits.sum('impactAttacks') : 0;
    return Array.from({ length: isAble ? attacks : 0 }, () => ({ phase, by, at: ATTACKER, sweep: 0, charge: false, atSpeed: false }));
  });
}
