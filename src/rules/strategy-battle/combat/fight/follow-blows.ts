import { endings, Masses, totalWeight, type Branch, type Ending } from '../../../dice/chance.js';
import { toBranches } from '../../../dice/steps.js';
import type { Side } from '../../reference.js';
import { Arena } from './arena.js';
import { attackProcess, attackStart } from './attack.js';
import { blowState, withVictim, type BlowState } from './blow-state.js';
import { blowTasks, type BlowTask } from './blow-tasks.js';
import type { FightPlan, Victim } from './plan.js';
import { statesOf, unhurt, type VictimState } from './victim-state.js';

/** Branches that one Attack has, about. */
const BRANCHES = 4;
/** Nothing that is still to come can touch him, and what has become of him is written down. */
const AWAY: VictimState = { rider: -1, riderFate: 0, mount: 0, passenger: 0, passengerFate: 0, falling: false };

/** What becomes of one loser when no more blow can reach him. `index`: in the plan's list of victims. */
export type Settle = (index: number, left: VictimState, mass: { readonly num: bigint; readonly den: bigint }) => void;

/** Follows every branch of the blows that one side strikes after it has won, Attack by Attack, equal states merged. */
export class BlowsFollowed {
  readonly arena: Arena;
  readonly #tasks: readonly BlowTask[];
  /** After each task: positions of the victims whom no later one aims at, and the Heroes whose Might no later one asks for. */
  readonly #done: readonly { readonly victims: readonly number[]; readonly heroes: readonly number[] }[];
  readonly #runs = new Map<BlowTask, Map<string, readonly Branch<BlowState>[]>>();

  /** `keepsMight`: Heroes whose Might is asked for when all is over. */
  constructor(
    readonly plan: FightPlan,
    winner: Side,
    keepsMight: (hero: number) => boolean = () => false,
  ) {
    this.arena = new Arena(plan, winner);
    this.#tasks = blowTasks(plan, winner);
    this.#done = this.#tasks.map((_, at) => this.#doneWith(at, keepsMight));
  }

  start(points: readonly number[], left: (victim: Victim) => VictimState = unhurt): BlowState {
    return blowState(points, this.arena.reached.map((index) => left(this.arena.victim(index))));
  }

  /** All endings. A victim out of reach of what follows is settled as soon as that is so, and leaves the states. */
  follow(starts: Iterable<Ending<BlowState>>, settle: Settle): Ending<BlowState>[] {
    let masses = merged(starts);
    this.#tasks.forEach((task, at) => {
      masses = this.#afterTask(masses, task);
      const { victims, heroes } = this.#done[at] ?? { victims: [], heroes: [] };
      for (const position of victims) masses = this.#settled(masses, position, settle);
      if (heroes.length > 0) masses = withoutMight(masses, heroes);
    });
    return [...masses.values()];
  }

  #afterTask(masses: Masses<BlowState>, task: BlowTask): Masses<BlowState> {
    const attacks = task.by.length;
    if (this.#inOneStep(task)) return this.#step(masses, (state) => this.#run(task, attacks, state));
    return task.by.reduce((before) => this.#step(before, (state) => this.#run(task, 1, state)), masses);
  }

  /** Doubling pays for many Attacks at one enemy: it costs the square of his states for each doubling. */
  #inOneStep(task: BlowTask): boolean {
    const [first] = task.aims;
    if (first === undefined || task.aims.some((aim) => aim.victim !== first.victim)) return false;
    const attacks = task.by.length;
    return statesOf(this.arena.victim(first.victim)) * this.#mightOf(task) * Math.log2(attacks) < BRANCHES * attacks;
  }

  #mightOf({ striker }: BlowTask): number {
    const hero = striker.hero === null ? undefined : this.plan.heroes[striker.hero];
    return hero?.toWound === true ? hero.points + 1 : 1;
  }

  #step(masses: Masses<BlowState>, branchesOf: (state: BlowState) => readonly Branch<BlowState>[]): Masses<BlowState> {
    const next = new Masses<BlowState>();
    for (const { state, num, den } of masses.values()) {
      const branches = branchesOf(state);
      const cases = den * totalWeight(branches);
      for (const branch of branches) next.add(branch.state.key, branch.state, num * branch.weight, cases);
    }
    return next;
  }

  /** Where `attacks` equal Attacks in a row lead from a state: half of them, then from each state the other half. */
  #run(task: BlowTask, attacks: number, state: BlowState): readonly Branch<BlowState>[] {
    const runs = this.#runs.get(task) ?? new Map<string, readonly Branch<BlowState>[]>();
    this.#runs.set(task, runs);
    const key = `${attacks}:${state.key}`;
    let branches = runs.get(key);
    if (branches === undefined) runs.set(key, (branches = attacks === 1 ? this.#once(task, state) : this.#halves(task, attacks, state)));
    return branches;
  }

  #once(task: BlowTask, state: BlowState): readonly Branch<BlowState>[] {
    return toBranches(endings(attackProcess(this.arena, task, task.by[0] ?? ''), attackStart(state)), (end) => end.blow);
  }

  #halves(task: BlowTask, attacks: number, state: BlowState): readonly Branch<BlowState>[] {
    const first = Math.floor(attacks / 2);
    const masses = merged([{ state, num: 1n, den: 1n }]);
    const half = this.#step(masses, (from) => this.#run(task, first, from));
    return toBranches([...this.#step(half, (from) => this.#run(task, attacks - first, from)).values()], (end) => end);
  }

  #doneWith(at: number, keepsMight: (hero: number) => boolean): { readonly victims: readonly number[]; readonly heroes: readonly number[] } {
    const [task, later] = [this.#tasks[at] as BlowTask, this.#tasks.slice(at + 1)];
    const still = new Set(later.flatMap(({ aims }) => aims.map((aim) => aim.victim)));
    const victims = later.length === 0 ? [] : [...new Set(task.aims.map((aim) => aim.victim))].filter((victim) => !still.has(victim));
    const { hero } = task.striker;
    const over = hero !== null && !keepsMight(hero) && later.every(({ striker }) => striker.hero !== hero);
    return { victims: victims.map((victim) => this.arena.position(victim)), heroes: over ? [hero] : [] };
  }

  #settled(masses: Masses<BlowState>, position: number, settle: Settle): Masses<BlowState> {
    const index = this.arena.reached[position] as number;
    const next = new Masses<BlowState>();
    for (const { state, num, den } of masses.values()) {
      settle(index, state.victims[position] as VictimState, { num, den });
      const without = withVictim(state, position, AWAY);
      next.add(without.key, without, num, den);
    }
    return next;
  }

  /** Settles all who are still in the states. */
  settleAll(ends: readonly Ending<BlowState>[], settle: Settle): void {
    this.arena.reached.forEach((index, position) => {
      for (const { state, num, den } of ends) {
        const left = state.victims[position] as VictimState;
        if (left !== AWAY) settle(index, left, { num, den });
      }
    });
  }
}

function withoutMight(masses: Masses<BlowState>, heroes: readonly number[]): Masses<BlowState> {
  const next = new Masses<BlowState>();
  for (const { state, num, den } of masses.values()) {
    const without = blowState(state.points.map((points, hero) => (heroes.includes(hero) ? 0 : points)), state.victims);
    next.add(without.key, without, num, den);
  }
  return next;
}

function merged(starts: Iterable<Ending<BlowState>>): Masses<BlowState> {
  const masses = new Masses<BlowState>();
  for (const { state, num, den } of starts) masses.add(state.key, state, num, den);
  return masses;
}
