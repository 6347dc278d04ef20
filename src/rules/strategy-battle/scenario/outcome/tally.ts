import type { SideState, UnitCount } from './outcome-types.js';

export type Tally = ReadonlyMap<string, number>;

export function tallyOf(...lists: readonly (readonly UnitCount[])[]): Tally {
  const tally = new Map<string, number>();
  for (const { unit, count = 1 } of lists.flat()) tally.set(unit, (tally.get(unit) ?? 0) + count);
  return tally;
}

export const totalOf = (tally: Tally): number => [...tally.values()].reduce((sum, count) => sum + count, 0);

/** Who counts as slain by unit, fled ones included; a mount is no casualty (SB-CAV-030). */
export function lostOf({ slain, fled = [] }: SideState): Tally {
  return tallyOf((slain ?? []).filter(({ part }) => part !== 'mount'), fled);
}

export function exitedOf({ exited }: SideState, through: string | null = null): Tally {
  return tallyOf((exited ?? []).filter((models) => through === null || models.through === through));
}
