import type { Process } from '../../../dice/chance.js';
import { processStep } from '../../../dice/steps.js';
import { unhurt, type BodyState } from './bodies.js';
import { shotProcess, shotStart, type ShotState } from './shot-process.js';
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
  return {
    next: (state) => (state.shot === shots || state.bodies[TARGET]?.rider === 0 ? null : shotStep(plan, state)),
    key: ({ shot, points, bodies }) => `${shot} ${points} ${bodies.map((body) => Object.values(body).join(',')).join(';')}`,
    rank: ({ shot }) => shot,
  };
}

function shotStep(plan: ShotPlan, state: SalvoState): ReturnType<typeof processStep<ShotState, SalvoState, ShotTable>> {
  const by = plan.shooters[Math.floor(state.shot / plan.shots)] ?? '';
  const next = (end: ShotState): SalvoState => ({ shot: state.shot + 1, points: pointsAfter(plan, state.shot, end), bodies: end.bodies });
  const step = processStep(shotProcess<ShotTable>(plan, by), shotStart(state.points, state.bodies), (end) => end);
  return {
    branches: () => step.branches().map(({ weight, state: end }) => ({ weight, state: next(end) })),
    roll: (table) => {
      const end = step.roll(table);
      table.tellShot(plan, by, state.bodies, end);
      return next(end);
    },
  };
}

/** The next shooter comes with Might of his own. */
function pointsAfter(plan: ShotPlan, shot: number, end: ShotState): number {
  return (shot + 1) % plan.shots === 0 && shot + 1 < plan.shots * plan.shooters.length ? plan.might?.points ?? 0 : end.points;
}
