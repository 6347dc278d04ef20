import type { MoveCost, Side, UnitKind, WargearEffect } from '../../../rules/strategy-battle/reference.js';

/** The closed lists of words that requests and answers share. */
export const SIDES: readonly Side[] = ['good', 'evil'];
export const KINDS: readonly UnitKind[] = ['hero', 'warrior'];
export const MOVE_COSTS: readonly MoveCost[] = ['none', 'half', 'all'];
export const CHANGED_BY_WARGEAR: readonly WargearEffect['characteristic'][] = ['strength', 'defence'];
