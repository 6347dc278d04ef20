import { endings, play, type Branch, type Chance, type Process } from '../../../dice/chance.js';
import { toBranches } from '../../../dice/steps.js';
import { unhurt, type BodyState } from './bodies.js';
import { shotProcess, shotStart } from './shot-process.js';
import { TARGET, type ShotPlan } from './shot-plan.js';
import type { ShotTable } from './shot-table.js';

/** Between two shots. */
export interface SalvoState {
  /** Shots made, of all shooters in turn. */
  readonly shot: number;
  /** Might of the one who shoots next. */
  readonly points: number;
  readonly bodies: readonly BodyState[];
}

export function salvoStart({ bodies, might }: ShotPlan): SalvoState {
  return { shot: 0, points: might?.points ?? 0, bodies: bodies.map(unhurt) };
}

/** All shots one by one, until the target is slain: the others are free for other targets (SB-SHOOT-004). */
export function salvoProcess(plan: ShotPlan): Process<SalvoState, ShotTable> {
  const shots = plan.shots * plan.shooters.length;
  const known = new Map<string, readonly Branch<After>[]>();
  return {
    next: (state) => (state.shot === shots || state.bodies[TARGET]?.rider === 0 ? null : shotStep(plan, state, known)),
    key: (state) => `${state.shot} ${keyOf(state)}`,
    rank: ({ shot }) => shot,
  };
}

/** What a shot leaves: Might and bodies. */
type After = Pick<SalvoState, 'points' | 'bodies'>;

const keyOf = ({ points, bodies }: After): string => `${points} ${bodies.map((body) => Object.values(body).join(',')).join(';')}`;

/** `known`: what shots leave, by what they find: the same for every shot and shooter. */
function shotStep(plan: ShotPlan, state: SalvoState, known: Map<string, readonly Branch<After>[]>): Chance<SalvoState, ShotTable> {
  const by = plan.shooters[Math.floor(state.shot / plan.shots)] ?? '';
  const next = (end: After): SalvoState => ({ shot: state.shot + 1, points: pointsAfter(plan, state.shot, end), bodies: end.bodies });
  const [process, start] = [shotProcess<ShotTable>(plan, by), shotStart(state.points, state.bodies)];
  return {
    branches: () => {
      const found = keyOf(state);
      const after = known.get(found) ?? merged(toBranches(endings(process, start), (end) => end));
      known.set(found, after);
      return after.map(({ weight, state: end }) => ({ weight, state: next(end) }));
    },
    roll: (table) => {
      const end = play(process, start, table);
      table.tellShot(plan, by, state.bodies, end);
      return next(end);
    },
  };
}

/** Whatever the shot has struck: what it leaves alike is one. */
function merged(ends: readonly Branch<After>[]): Branch<After>[] {
  const all = new Map<string, Branch<After>>();
  for (const end of ends) {
    const key = keyOf(end.state);
    all.set(key, { state: end.state, weight: end.weight + (all.get(key)?.weight ?? 0n) });
  }
  return [...all.values()];
}

/** The next shooter comes with Might of his own. */
function pointsAfter(plan: ShotPlan, shot: number, end: After): number {
  return (shot + 1) % plan.shots === 0 && shot + 1 < plan.shots * plan.shooters.length ? plan.might?.points ?? 0 : end.points;
}
