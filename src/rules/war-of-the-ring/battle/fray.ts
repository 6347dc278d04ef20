import type { Outcome } from './battle-types.js';
import { minus, none, take, total, type BattlePlan, type Counts, type SidePlan, type SiegePlan } from './plan.js';

/** A battle between two rounds. */
export interface Fray {
  /** Rounds fought. */
  readonly round: number;
  readonly attack: Attack;
  readonly defence: Defence;
  readonly outcome: Outcome | null;
}

/** The attackers left, and those of them that are in the channel. `name` tells one from another. */
export interface Attack {
  readonly units: Counts;
  readonly engaged: Counts;
  readonly count: number;
  readonly name: string;
}

/** The defenders left, by where they are. */
export interface Defence {
  readonly inside: Counts;
  readonly outside: Counts;
  readonly withdrawn: Counts;
  /** Inside and outside. */
  readonly count: number;
  readonly exposed: number;
  readonly name: string;
}

export const attackOf = (units: Counts, engaged: Counts): Attack => ({ units, engaged, count: total(units), name: `${units.join()}/${engaged.join()}` });
export const defenceOf = (inside: Counts, outside: Counts, withdrawn: Counts): Defence => ({
  inside, outside, withdrawn, count: total(inside) + total(outside), exposed: total(outside), name: `${inside.join()}/${outside.join()}/${withdrawn.join()}`,
});

/** Who fights whom in one round: in the channel against the walls, and in the open. */
export interface LineUp {
  readonly attackers: Pools;
  readonly defenders: Pools;
}
/** Units that strike, by pool. */
export interface Pools {
  readonly walls: Counts;
  readonly open: Counts;
}

export function startOf(plan: BattlePlan): Fray {
  const attackers = plan.attacker.groups.map(({ count }) => count);
  const defenders = plan.defender.groups.map(({ count }) => count);
  const inside = plan.structure?.inside ?? none(defenders);
  const defence = defenceOf(inside, minus(defenders, inside), none(defenders));
  return opened(plan, { round: 0, attack: filled(plan, attackOf(attackers, none(attackers)), defence, true), defence, outcome: null });
}

/** What is decided before a round is fought: a siege instead of it (WR-SIEGE-009). */
function opened(plan: BattlePlan, fray: Fray): Fray {
  if (fray.outcome !== null) return fray;
  const [ours, theirs] = [fray.attack.count, fray.defence.count];
  if (ours === 0 || theirs === 0) return { ...fray, outcome: fallen(ours, theirs) };
  const besieges = plan.structure !== null && plan.structure.laySiege !== 'never' && fray.defence.exposed === 0;
  if (besieges) return { ...fray, outcome: 'besieged' };
  return plan.rounds === fray.round || stuck(plan, fray) ? { ...fray, outcome: 'undecided' } : fray;
}

/** Nothing changes any more: whoever could strike is too weak, or whom they could strike never falls, and no round is awaited. */
function stuck(plan: BattlePlan, fray: Fray): boolean {
  if (!plan.mayStick || plan.rounds !== null || [plan.attacker, plan.defender].some((side) => mayLeaveAfter(side, fray.round))) return false;
  const { attackers, defenders } = lineUp(plan, fray);
  const spares = (pool: 'walls' | 'open', [by, strikers]: readonly [SidePlan, Pools], [to, targets]: readonly [SidePlan, Pools]): boolean =>
    harmless(by, strikers[pool], fray.round === 0 ? 'first' : 'later', pool) || killable(to, targets[pool]) === 0;
  const [attack, defence] = [[plan.attacker, attackers], [plan.defender, defenders]] as const;
  return (['walls', 'open'] as const).every((pool) => spares(pool, attack, defence) && spares(pool, defence, attack));
}

/** No unit of these has a strength above 0. */
const harmless = ({ groups }: SidePlan, counts: Counts, when: 'first' | 'later', pool: 'walls' | 'open'): boolean =>
  groups.every(({ [pool]: strengths }, group) => (counts[group] ?? 0) === 0 || strengths[when] === 0);

function fallen(ours: number, theirs: number): Outcome {
  if (theirs > 0) return 'defender';
  return ours > 0 ? 'attacker' : 'both-destroyed';
}

/** The next round. */
export function lineUp(plan: BattlePlan, { attack, defence }: Fray): LineUp {
  if (assaulted(plan, defence) === null) {
    return { attackers: { walls: none(attack.units), open: attack.units }, defenders: { walls: none(defence.inside), open: defence.outside } };
  }
  const spares = minus(attack.units, attack.engaged);
  const meet = defence.exposed > 0 && total(spares) > 0;
  return {
    attackers: { walls: attack.engaged, open: meet ? spares : none(spares) },
    defenders: { walls: defence.inside, open: meet ? defence.outside : none(defence.outside) },
  };
}

/** The siege, while somebody attacks the walls (WR-SIEGE-007). */
function assaulted({ structure }: BattlePlan, { count, exposed }: Defence): SiegePlan | null {
  if (structure === null || count === exposed) return null;
  return exposed > 0 && structure.strike === 'outside-first' ? null : structure;
}

/** Vacancies of the channel filled from the spares (WR-SIEGE-004). */
function filled(plan: BattlePlan, attack: Attack, defence: Defence, first: boolean): Attack {
  const { units, engaged } = attack;
  const siege = assaulted(plan, defence);
  if (siege === null) return total(engaged) === 0 ? attack : attackOf(units, none(units));
  if (first && siege.engaged !== null) return attackOf(units, siege.engaged);
  const more = take(minus(units, engaged), Math.max(0, siege.channel - total(engaged)), siege.engage);
  return attackOf(units, engaged.map((count, group) => count + (more[group] ?? 0)));
}

/** Kills of one round, by the pool that suffers them. */
export interface Kills {
  readonly walls: number;
  readonly open: number;
}

/** How many of these units can be killed at all (WR-BATTLE-005, WR-CHAR-013). */
export const killable = (side: SidePlan, counts: Counts): number => total(mortal(side, counts));
const mortal = (side: SidePlan, counts: Counts): Counts => counts.map((count, group) => (side.groups[group]?.immortal === true ? 0 : count));

/** The units that a side loses of a pool, by its own choice (WR-BATTLE-004). */
function lost(side: SidePlan, pools: Pools, pool: 'open' | 'walls', { [pool]: kills }: Kills): Counts {
  return take(mortal(side, pools[pool]), kills, side.losses[pool]);
}

/** The attackers after so many kills: of those engaged in the channel, never of the spares (WR-SIEGE-005). */
export function attackAfter(side: SidePlan, { units }: Attack, pools: Pools, kills: Kills): Attack {
  const lostEngaged = lost(side, pools, 'walls', kills);
  const left = minus(minus(units, lostEngaged), lost(side, pools, 'open', kills));
  return attackOf(left, minus(pools.walls, lostEngaged));
}

export function defenceAfter(side: SidePlan, { inside, outside, withdrawn }: Defence, pools: Pools, kills: Kills): Defence {
  return defenceOf(minus(inside, lost(side, pools, 'walls', kills)), minus(outside, lost(side, pools, 'open', kills)), withdrawn);
}

/** After a round: losses removed together (WR-BATTLE-003), then who leaves, the one who is attacked first (WR-BATTLE-008). */
export function afterRound(plan: BattlePlan, round: number, attack: Attack, defence: Defence): Fray {
  const fray = withRetreats(plan, { round, attack, defence, outcome: null });
  const next = filled(plan, attack, fray.defence, false);
  return opened(plan, next === attack ? fray : { ...fray, attack: next });
}

function withRetreats(plan: BattlePlan, fray: Fray): Fray {
  const { round, attack, defence } = fray;
  const [ours, theirs, exposed] = [attack.count, defence.count, defence.exposed];
  if (ours === 0 || theirs === 0) return fray;
  if (plan.strikes === 'defender' && leaves(plan.attacker, round, ours, theirs)) return { ...fray, outcome: 'attacker-retreated' };
  const gone = exposed > 0 && leaves(plan.defender, round, theirs, ours);
  if (gone && exposed === theirs) return { ...fray, outcome: 'defender-retreated' };
  const left = gone ? { ...fray, defence: defenceOf(defence.inside, none(defence.outside), defence.outside) } : fray;
  return leaves(plan.attacker, round, ours, left.defence.count) ? { ...left, outcome: 'attacker-retreated' } : left;
}

/** Whether a side leaves after some round to come: after the first by any policy (WR-BATTLE-006 to 008). */
function mayLeaveAfter({ retreat }: SidePlan, round: number): boolean {
  const asks = retreat.afterRound != null || retreat.atMost != null || retreat.outnumbered === true;
  return round === 0 ? asks : retreat.afterRound != null && retreat.afterRound > round;
}

function leaves({ retreat }: SidePlan, round: number, own: number, enemy: number): boolean {
  const late = retreat.afterRound != null && round >= retreat.afterRound;
  const few = retreat.atMost != null && own <= retreat.atMost;
  return late || few || (retreat.outnumbered === true && enemy > own);
}
