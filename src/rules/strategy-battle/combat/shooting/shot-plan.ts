import type { Blow } from '../strike.js';
import type { WoundChart } from '../wound-chart.js';
import type { Body } from './bodies.js';

/** One thing in the way. Numbers are positions among the bodies. */
export type Way =
  | { readonly kind: 'thing'; readonly what: string }
  | { readonly kind: 'body'; readonly what: string; readonly body: number }
  /** `own`: of the shooter's side. Each side nearest first. */
  | { readonly kind: 'fight'; readonly what: string; readonly own: readonly number[]; readonly enemy: readonly number[] };

/** The Hero's Might in shooting: what he lifts, and what one step costs. */
export interface ShooterMight {
  readonly points: number;
  readonly cost: number;
  readonly toHit: boolean;
  readonly toWound: boolean;
}

/** Shots with everything settled that dice do not settle. */
export interface ShotPlan {
  /** One name for each shooter, in the order in which they shoot. */
  readonly shooters: readonly string[];
  /** Of each shooter. */
  readonly shots: number;
  readonly hitOn: number;
  readonly blow: Blow;
  readonly might: ShooterMight | null;
  readonly ways: readonly Way[];
  /** The target first. */
  readonly bodies: readonly Body[];
  /** Friends of the shooter in the target's fight, the nearest first. */
  readonly friends: readonly number[];
  readonly need: WoundChart;
  readonly onTheCharge: boolean;
  readonly assumptions: readonly string[];
}

export const TARGET = 0;
