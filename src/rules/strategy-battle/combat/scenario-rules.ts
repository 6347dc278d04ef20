import type { Unit } from '../reference.js';

/**
 * Rules of a scenario that change how Wounds are recovered: `lothlorien` lets the Lady and Lord of the wood pass Fate
 * rolls on 2 or more (SB-W05-006); `power-of-galadriel` recovers each Wound of an Elf on a 6 (SB-W05-007).
 */
export const SCENARIO_RULES = ['lothlorien', 'power-of-galadriel'] as const;
export type ScenarioRule = (typeof SCENARIO_RULES)[number];

/** Lowest Fate die that saves anyone (SB-FATE-001). */
const FATE_ON = 4;
const FATE_ON_AT_HOME = 2;
const ELVES_RECOVER_ON = 6;

/** The special rule that marks the Lady and Lord of the wood. */
const AT_HOME = 'lineage-of-the-firstborn';
const ELVES: ReadonlySet<string> = new Set(['high-elf', 'wood-elf']);

/** Lowest die that passes a Fate roll of the model. */
export function fateOn(model: { readonly specialRules: ReadonlySet<string> }, rules: readonly ScenarioRule[]): number {
  return rules.includes('lothlorien') && model.specialRules.has(AT_HOME) ? FATE_ON_AT_HOME : FATE_ON;
}

/** Lowest die of the roll that comes before Fate, `null` for no such roll. */
export function recoversOn(model: { readonly unit: Unit | null }, rules: readonly ScenarioRule[]): number | null {
  return rules.includes('power-of-galadriel') && model.unit !== null && ELVES.has(model.unit.race) ? ELVES_RECOVER_ON : null;
}
