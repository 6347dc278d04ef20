import type { ArmyRequest, BowLimit, PointsLimitSource } from '../../../rules/strategy-battle/army/army-report.js';
import type { Characteristic, MoveCost, Side, UnitKind, WargearEffect } from '../../../rules/strategy-battle/reference.js';

/** The closed lists of words that requests and answers share. */
export const SIDES: readonly Side[] = ['good', 'evil'];
export const KINDS: readonly UnitKind[] = ['hero', 'warrior'];
export const MOVE_COSTS: readonly MoveCost[] = ['none', 'half', 'all'];
export const CHANGED_BY_WARGEAR: readonly WargearEffect['characteristic'][] = ['strength', 'defence'];
export const CHARACTERISTICS: readonly Characteristic[] = ['fight', 'shoot', 'strength', 'defence', 'attacks', 'wounds', 'courage'];
export const MEASURES: readonly ArmyRequest['measure'][] = ['inches', 'cm'];
export const BOW_BASES: readonly BowLimit['of'][] = ['models', 'warriors'];
export const ROUNDINGS: readonly BowLimit['rounding'][] = ['down', 'up', 'nearest'];
export const LIMIT_SOURCES: readonly NonNullable<PointsLimitSource>[] = ['request', 'scenario', 'event-pack'];
