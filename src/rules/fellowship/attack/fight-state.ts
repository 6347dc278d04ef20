import type { Fate } from './attack-types.js';
import type { BlowState } from './blow.js';
import type { AttackPlan } from './plan.js';
import { ATTACKER, type Slot } from './schedule.js';

export interface Combatant {
  readonly fate: Fate;
  readonly points: number;
}

/** Between two attacks. */
export interface FightState {
  readonly slot: number;
  readonly self: Combatant;
  readonly foes: readonly Combatant[];
  readonly hits: number;
  readonly wounds: number;
  readonly exceptional: number;
  /** Phases in which the attacker has struck, in order. */
  readonly struck: string;
  /** The charge: its last phase, whether it goes on, whether that phase has succeeded. */
  readonly chargePhase: string;
  readonly goesOn: boolean;
  readonly succeeded: boolean;
  /** The sweep that somebody has stopped. */
  readonly stopped: number;
  /** The last blow at the front killed. */
  readonly through: boolean;
}

const OUT: ReadonlySet<Fate> = new Set(['killed', 'banished', 'disabled', 'open']);
const FELLED: ReadonlySet<Fate> = new Set(['killed', 'banished', 'disabled']);

export const stands = ({ fate }: Combatant): boolean => !OUT.has(fate);
export const isFelled = ({ fate }: Combatant): boolean => FELLED.has(fate);
export const felledOf = ({ foes }: FightState): number => foes.filter(isFelled).length;

export function fightStart({ attacker, targets }: AttackPlan): FightState {
  const untouched = ({ points }: { readonly points: number }): Combatant => ({ fate: 'untouched', points });
  return {
    slot: 0, self: untouched(attacker), foes: targets.map(untouched), hits: 0, wounds: 0, exceptional: 0, struck: '', chargePhase: '', goesOn: true, succeeded: false, stopped: 0, through: false,
  };
}

/** Two states with one key have the same future, and odds tell the same of both: what no longer matters is left out. */
export function keyOf(plan: AttackPlan, { slot, self, foes, hits, wounds, exceptional, struck, chargePhase, goesOn, succeeded, stopped, through }: FightState): string {
  const due = plan.slots[slot];
  const charge = plan.mayEndCharge ? `${chargePhase}${goesOn ? 1 : 0}${succeeded ? 1 : 0}` : '';
  const isStopped = due !== undefined && due.sweep !== 0 && due.sweep === stopped;
  const isThrough = through && due?.at === 'supporter';
  const marks = String.fromCharCode(markOf(self), ...foes.map(markOf));
  return `${slot} ${hits} ${wounds > 0 ? 1 : 0}${exceptional > 0 ? 1 : 0}${isStopped ? 1 : 0}${isThrough ? 1 : 0} ${struck} ${charge} ${marks}`;
}

/** Fates by number, the same where nothing hangs on the difference. */
const KINDS: Readonly<Record<Fate, number>> = { untouched: 0, missed: 1, recovered: 1, prone: 2, killed: 3, banished: 4, disabled: 5, open: 6 };
const MOST_KINDS = 8;

/** A figure as one character. Whoever is out has no use for points. */
const markOf = (one: Combatant): number => KINDS[one.fate] + (stands(one) ? MOST_KINDS * one.points : 0);

/** The state as an attack of this slot begins: a new phase of a charge goes on only after success (FS-ABIL-013). */
export function entered(plan: AttackPlan, state: FightState, slot: Slot): FightState {
  if (!slot.charge || slot.phase === state.chargePhase) return state;
  const isFirst = state.chargePhase === '';
  const goesOn = isFirst || plan.request.chargesOn === 'always' || (state.goesOn && state.succeeded);
  return { ...state, chargePhase: slot.phase, goesOn, succeeded: false };
}

/** Whom the attack of this slot strikes; `null` where it does not take place. */
export function victimOf(plan: AttackPlan, state: FightState, slot: Slot): number | null {
  if (!stands(state.self)) return null;
  if (slot.by !== ATTACKER) return stands(foe(state, slot.by)) ? ATTACKER : null;
  if (slot.charge && !state.goesOn) return null;
  if (plan.targets.length === 0) return 0;
  if (slot.at === 'supporter') return state.through && stands(foe(state, plan.supporter)) ? plan.supporter : null;
  if (slot.at === 'front') return front(plan, state);
  const isStopped = slot.sweep !== 0 && state.stopped === slot.sweep;
  return !isStopped && stands(foe(state, slot.at)) ? slot.at : null;
}

function front(plan: AttackPlan, { foes }: FightState): number | null {
  const place = foes.findIndex((one, index) => index !== plan.supporter && stands(one));
  return place < 0 ? null : place;
}

function foe({ foes }: FightState, place: number): Combatant {
  return foes[place] ?? { fate: 'untouched', points: 0 };
}

/** What a figure has become: whoever lies on the ground still does after a miss or a recovery. */
function changed(before: Combatant, { fate, points }: BlowState): Combatant {
  const isWorse = OUT.has(fate) || fate === 'prone';
  const kept = before.fate === 'prone' || (before.fate === 'recovered' && fate === 'missed') ? before.fate : fate;
  return { fate: isWorse ? fate : kept, points };
}

function withBlow(foes: readonly Combatant[], victim: number, blow: BlowState): readonly Combatant[] {
  const struckAt = foes[victim];
  return struckAt === undefined ? foes : foes.with(victim, changed(struckAt, blow));
}

/** The state after a blow. Hits and charges count for the attacker alone. */
export function struck(plan: AttackPlan, state: FightState, slot: Slot, victim: number, blow: BlowState): FightState {
  if (slot.by !== ATTACKER) return { ...state, slot: state.slot + 1, self: changed(state.self, blow), through: false };
  const isFelling = FELLED.has(blow.fate);
  const isRecovered = blow.hit && (blow.fate === 'recovered' || blow.fate === 'prone');
  return {
    ...state, slot: state.slot + 1, foes: withBlow(state.foes, victim, blow),
    hits: state.hits + (blow.hit ? 1 : 0), wounds: state.wounds + (blow.hit && blow.fate !== 'open' && plan.way !== 'poison' ? 1 : 0), exceptional: state.exceptional + (blow.exceptional ? 1 : 0),
    struck: state.struck.endsWith(slot.phase) ? state.struck : `${state.struck}${slot.phase}`,
    succeeded: state.succeeded || (slot.charge && isFelling),
    stopped: isRecovered && slot.sweep !== 0 ? slot.sweep : state.stopped,
    through: slot.at === 'front' && blow.fate === 'killed',
  };
}
