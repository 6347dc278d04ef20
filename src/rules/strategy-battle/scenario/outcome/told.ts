import type { OutcomeRequest } from './outcome-types.js';
import { SIDES } from './outcome-scenario.js';

/** Pointers to the facts that a request tells and that only some scenarios ask for. */
export function toldOf(request: OutcomeRequest): readonly string[] {
  const told = SIDES.flatMap((side) => {
    const { slain, exited, inside } = request.sides[side];
    return facts(`/sides/${side}`, { slain, exited, inside });
  });
  return [...told, ...facts('', { deeds: request.deeds, itemsGone: request.itemsGone })];
}

function facts(at: string, values: Readonly<Record<string, readonly unknown[] | number | null | undefined>>): readonly string[] {
  return Object.entries(values).flatMap(([key, value]) => (value == null || (Array.isArray(value) && value.length === 0) ? [] : [`${at}/${key}`]));
}
