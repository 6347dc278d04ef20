import type { Side } from '../../reference.js';
import type { Aim, FightPlan, Striker } from './plan.js';

/** Attacks of equal models in a row, or one thing that stands alone: the chain, the lash, one strike of a sweep. */
export interface BlowTask {
  readonly kind: 'attack' | 'chain' | 'lash';
  readonly striker: Striker;
  /** The models in the order in which they strike, one name for each Attack. */
  readonly by: readonly string[];
  readonly aims: readonly Aim[];
}

/** The winner's Attacks in order: rider, then mount, model by model; the chain's die and the lash come first. */
export function blowTasks(plan: FightPlan, winner: Side): BlowTask[] {
  return plan.strikers[winner].flatMap(tasksOf);
}

function tasksOf(striker: Striker): BlowTask[] {
  const { by, aims, attacks } = striker;
  if (striker.sweep !== null) return striker.sweep.map((aim) => ({ kind: 'attack', striker, by, aims: [aim] }));
  const names = by.flatMap((name) => Array.from({ length: attacks }, () => name));
  const first: BlowTask[] = [];
  if (striker.chain) first.push({ kind: 'chain', striker, by, aims });
  if (striker.lash && attacks > 0) first.push({ kind: 'lash', striker, by, aims });
  const rest = striker.lash ? names.slice(1) : names;
  return rest.length === 0 ? first : [...first, { kind: 'attack', striker, by: rest, aims }];
}
