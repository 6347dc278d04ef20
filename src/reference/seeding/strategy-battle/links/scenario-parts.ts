import { EDGES } from '../../../../rules/strategy-battle/scenario/board.js';
import type { Scenario } from '../../../../rules/strategy-battle/scenario/scenario-reference.js';
import { within, type Fault } from '../../link-check.js';

export const SIDES = ['good', 'evil'] as const;

/** The fault of a value that must stand in a list of the same record; `null` is right. */
export const oneOf = (list: ReadonlySet<string>, what: string, id: string | null, path: string): Fault[] => within(list, what, id === null ? [] : [id], path).map((fault) => ({ ...fault, path }));

/** Units of a side. */
export function unitsOf(scenario: Scenario, side: (typeof SIDES)[number]): ReadonlySet<string> {
  return new Set(scenario.participants[side].map(({ unit }) => unit));
}

export function featuresOf(scenario: Scenario): ReadonlySet<string> {
  return new Set(scenario.boards.flatMap((board) => board.features.map(({ id }) => id)));
}

/** Ways off and onto the boards. */
export function waysOf(scenario: Scenario): ReadonlySet<string> {
  return new Set([...EDGES, ...featuresOf(scenario)]);
}
