import type { Branch, Chance } from '../../dice/chance.js';
import { endings } from '../../dice/chance.js';
import { decision, dieStep, processStep, toBranches } from '../../dice/steps.js';
import type { Side } from '../reference.js';
import type { Part } from './combatant.js';
import { other, type Aim, type FightPlan, type Striker, type Victim, type VictimPart } from './fight-plan.js';
import type { CurrentAttack, FightState, VictimState } from './fight-state.js';
import type { FightTable } from './fight-table.js';
import { strikeNeed, strikeProcess, strikeStart, type StrikeSetting, type StrikeState } from './strike.js';
import { showNeed } from './wound-chart.js';

export type FightStep = Chance<FightState, FightTable>;

/** Strength of the hit that a fall from a mount deals (SB-CAV-020, SB-MM-005). */
export const FALL_STRENGTH = 3;

/** One thing to do after the duel, in the order of the dice. */
export type StrikeTask =
  | { readonly kind: 'chain' | 'attack' | 'lash'; readonly striker: number; readonly aims: readonly Aim[] };

/** The winner's Attacks in order: rider, then mount, model by model (contract: the Balrog's lash first, the chain's die before the strikes). */
export function strikeTasks(plan: FightPlan, winner: Side): StrikeTask[] {
  return plan.strikers[winner].flatMap((striker, index) => tasksOf(striker, index));
}

function tasksOf(striker: Striker, index: number): StrikeTask[] {
  if (striker.sweep) return striker.aims.map((aim) => ({ kind: 'attack', striker: index, aims: [aim] }));
  const attacks = Array.from({ length: striker.attacks }, (_, attack): StrikeTask => ({ kind: striker.lash && attack === 0 ? 'lash' : 'attack', striker: index, aims: striker.aims }));
  return striker.chain ? [{ kind: 'chain', striker: index, aims: striker.aims }, ...attacks] : attacks;
}

/** Steps of the stages `knock-down`, `strikes` and `thrown` of one fight. Branches of equal strikes are worked out once. */
export class StrikeSteps {
  readonly #tasks: Readonly<Record<Side, readonly StrikeTask[]>>;
  readonly #known = new Map<string, Branch<StrikeState>[]>();

  constructor(readonly plan: FightPlan) {
    this.#tasks = { good: strikeTasks(plan, 'good'), evil: strikeTasks(plan, 'evil') };
  }

  /** Hits on riders and passengers of cavalry laid prone by a charge (SB-MM-005), each at once. */
  knockDown(state: FightState): FightStep {
    const falls = this.#losers(state).flatMap((victim, index) => (victim.knockedDown && victim.mount !== null ? fallers(victim).map((part) => ({ victim: index, part })) : []));
    const aim = falls[state.task];
    if (aim === undefined) return decision({ ...state, stage: 'strikes', task: 0, made: 0 });
    return this.#hit(state, aim, 'knock-down');
  }

  strikes(state: FightState): FightStep {
    const winner = state.winner as Side;
    const task = this.#tasks[winner][state.task];
    if (task === undefined) return decision({ ...state, stage: 'thrown', task: 0, made: 0, attack: null });
    if (state.attack !== null) return this.#strike(state, state.attack, task);
    const aim = task.aims.find((candidate) => this.#standing(state, candidate));
    if (aim === undefined) return decision(nextTask(state));
    if (task.kind === 'chain') return this.#chain(state, aim);
    const attack: CurrentAttack = { aim, left: this.#doubled(state, aim) ? 2 : 1, extra: task.kind === 'lash' ? (this.#doubled(state, aim) ? 4 : 2) : 0, lash: task.kind === 'lash' };
    return decision({ ...state, attack, made: state.made + 1 });
  }

  /** Thrown riders and passengers roll on the Thrown Rider chart (SB-CAV-020, SB-CAV-017). */
  thrown(state: FightState): FightStep {
    const victims = this.#losers(state);
    const falls = victims.flatMap((victim, index) => (victim.mount === null || victim.knockedDown ? [] : fallers(victim).map((part) => ({ victim: index, part }))));
    const aim = falls[state.task];
    if (aim === undefined) return decision({ ...state, stage: 'over', task: 0, made: 0 });
    const left = state.victims[aim.victim] as VictimState;
    const unseated = aim.part === 'rider' ? left.mount === 0 : left.mount === 0 || left.rider === 0;
    if (!unseated || woundsOf(left, aim.part) === 0) return decision(nextTask(state));
    if (state.made > 0) return this.#hit(state, aim, 'fall');
    const due = { purpose: 'thrown-rider', by: this.#name(state, aim), sides: 6, modifier: 0 };
    return dieStep(due, (face) => ({ state: face === 1 ? { ...state, made: 1 } : nextTask(state) }));
  }

  #losers(state: FightState): readonly Victim[] {
    return this.plan.victims[other(state.winner as Side)];
  }

  #standing(state: FightState, aim: Aim): boolean {
    const victim = this.#losers(state)[aim.victim];
    const left = state.victims[aim.victim];
    if (victim === undefined || left === undefined || victim.spared || left.rider === 0) return false;
    return woundsOf(left, aim.part) > 0;
  }

  #doubled(state: FightState, aim: Aim): boolean {
    const victim = this.#losers(state)[aim.victim];
    return victim !== undefined && (victim.doubled || victim.knockedDown);
  }

  #name(state: FightState, aim: Aim): string {
    const by = this.#losers(state)[aim.victim]?.by ?? '';
    return aim.part === 'rider' ? by : `${by}/${aim.part}`;
  }

  /** Above the enemy's Fight value, or a 6: one more Attack at it (SB-SPEC-063). */
  #chain(state: FightState, aim: Aim): FightStep {
    const fight = this.#losers(state)[aim.victim]?.fight ?? 0;
    const by = this.#striker(state)?.by ?? null;
    const caught: CurrentAttack = { aim, left: this.#doubled(state, aim) ? 2 : 1, extra: 0, lash: false };
    return dieStep({ purpose: 'chain', by, sides: 6, modifier: 0 }, (face) => ({
      state: face > fight || face === 6 ? { ...state, attack: caught, made: state.made + 1 } : nextTask(state),
    }));
  }

  #striker(state: FightState): Striker | undefined {
    const winner = state.winner as Side;
    return this.plan.strikers[winner][this.#tasks[winner][state.task]?.striker ?? -1];
  }

  #strike(state: FightState, attack: CurrentAttack, task: StrikeTask): FightStep {
    if (attack.left === 0 || !this.#standing(state, attack.aim)) return decision(nextTask(state));
    const striker = this.plan.strikers[state.winner as Side][task.striker] as Striker;
    return this.#roll(state, striker, attack.aim, (after, hurt) => {
      const entangled = attack.lash && hurt;
      const left = attack.left - 1;
      const lash = attack.lash && !entangled;
      const extra = entangled && attack.extra > 0 ? attack.extra : 0;
      return { ...after, made: state.made + 1, attack: nextAttack({ ...attack, left, lash }, extra, entangled) };
    });
  }

  /** A hit of the fall's Strength that no Might touches. */
  #hit(state: FightState, aim: Aim, purpose: string): FightStep {
    if (woundsOf(state.victims[aim.victim] as VictimState, aim.part) === 0) return decision(nextTask(state));
    const striker: Striker = {
      by: purpose, hero: null, attacks: 1, strength: FALL_STRENGTH, woundBonus: 0, byCourage: false, neverAbove: null,
      slaysOutright: false, lash: false, chain: false, sweep: false, barrier: false, aims: [aim],
    };
    return this.#roll(state, striker, aim, (after) => nextTask(after));
  }

  #roll(state: FightState, striker: Striker, aim: Aim, then: (after: FightState, hurt: boolean) => FightState): FightStep {
    const victim = this.#losers(state)[aim.victim] as Victim;
    const part = partOf(victim, aim.part) as VictimPart;
    const left = state.victims[aim.victim] as VictimState;
    const hero = striker.hero === null ? null : this.plan.heroes[striker.hero] ?? null;
    const lifts = hero !== null && hero.toWound;
    const points = lifts ? state.points[striker.hero as number] ?? 0 : 0;
    const setting: StrikeSetting = { need: strikeNeed(this.plan.need, striker, part), striker, hero: lifts ? hero : null, at: this.#name(state, aim), part };
    const start = strikeStart(setting, points, woundsOf(left, aim.part), fateOf(left, aim.part));
    const step = processStep(strikeProcess(setting), start, (end: StrikeState) => then(this.#applied(state, aim, striker, lifts, end), end.hurt), this.#branches(state, striker, aim, setting, start));
    return { branches: () => step.branches(), roll: (table) => noted(table, step, setting, striker, aim, start) };
  }

  #branches(state: FightState, striker: Striker, aim: Aim, setting: StrikeSetting, start: StrikeState): Branch<StrikeState>[] {
    const key = `${state.winner} ${striker.by} ${aim.victim} ${aim.part} ${start.points} ${start.wounds} ${start.fate}`;
    let branches = this.#known.get(key);
    if (branches === undefined) this.#known.set(key, (branches = toBranches(endings(strikeProcess(setting), start), (end) => end)));
    return branches;
  }

  #applied(state: FightState, aim: Aim, striker: Striker, lifts: boolean, end: StrikeState): FightState {
    const victims = state.victims.map((victim, index) => (index === aim.victim ? hurtPart(victim, aim.part, end) : victim));
    const points = lifts ? state.points.map((left, index) => (index === striker.hero ? end.points : left)) : state.points;
    return { ...state, victims, points };
  }
}

function noted(table: FightTable, step: FightStep, setting: StrikeSetting, striker: Striker, aim: Aim, start: StrikeState): FightState {
  const note = { by: striker.by, at: setting.at, part: aim.part, needed: showNeed(setting.need), wounds: 0 };
  const position = table.strikes.push(note) - 1;
  const after = step.roll(table);
  const left = after.victims[aim.victim];
  table.strikes[position] = { ...note, wounds: start.wounds - (left === undefined ? start.wounds : woundsOf(left, aim.part)) };
  return after;
}

/** The lash's own strikes come first, both of them where they are doubled; then the blade's. */
function nextAttack(attack: CurrentAttack, extra: number, entangled: boolean): CurrentAttack {
  if (entangled) return { ...attack, left: attack.left + extra, extra: 0, lash: false };
  return attack;
}

function nextTask(state: FightState): FightState {
  return { ...state, task: state.task + 1, made: 0, attack: null };
}

function fallers(victim: Victim): Part[] {
  return victim.passenger === null ? ['rider'] : ['rider', 'passenger'];
}

export function partOf(victim: Victim, part: Part): VictimPart | null {
  return victim[part];
}

export function woundsOf(left: VictimState, part: Part): number {
  return left[part];
}

function fateOf(left: VictimState, part: Part): number {
  if (part === 'mount') return 0;
  return part === 'rider' ? left.riderFate : left.passengerFate;
}

function hurtPart(left: VictimState, part: Part, end: StrikeState): VictimState {
  if (part === 'mount') return { ...left, mount: end.wounds };
  return part === 'rider' ? { ...left, rider: end.wounds, riderFate: end.fate } : { ...left, passenger: end.wounds, passengerFate: end.fate };
}
