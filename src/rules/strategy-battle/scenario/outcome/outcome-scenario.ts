import type { Side } from '../../reference.js';
import { EDGES } from '../board.js';
import type { Objective, OutcomeRules } from '../objectives.js';
import type { BannerAllowance, Scenario } from '../scenario-reference.js';

/** A scenario as far as its end goes. */
export interface OutcomeScenario extends OutcomeRules {
  readonly participants: Readonly<Record<Side, readonly { readonly unit: string; readonly count: number }[]>>;
  /** Banners that the participants may have. */
  readonly banners: Readonly<Record<Side, number>>;
  /** Edges and features of its boards, through which models may leave. */
  readonly ways: readonly string[];
  readonly hasPointsMatch: boolean;
  /** Participants who have the Ring here, whoever bears it elsewhere (SB-S11-006). */
  readonly givenTheRing: readonly string[];
}

/** The item that its bearer may wear (SB-SPEC-005). */
const THE_RING = 'the-one-ring';

export const SIDES: readonly Side[] = ['good', 'evil'];

export function outcomeScenario({ objectives, reserves, ringForbiddenBy, participants, banners, boards, pointsMatch }: Scenario): OutcomeScenario {
  return {
    objectives, reserves, ringForbiddenBy, participants, hasPointsMatch: pointsMatch !== null,
    givenTheRing: participants.good.filter(({ given }) => given.includes(THE_RING)).map(({ unit }) => unit),
    banners: { good: bannersOf(banners.good), evil: bannersOf(banners.evil) },
    ways: [...EDGES, ...boards.flatMap(({ features }) => features.map(({ id }) => id))],
  };
}

function bannersOf(allowances: readonly BannerAllowance[]): number {
  return allowances.reduce((sum, { count }) => sum + count, 0);
}

/** Deeds that the objectives name. */
export function deedsOf({ objectives }: OutcomeRules): readonly string[] {
  return objectives.flatMap((objective) => (objective.kind === 'deed' ? [objective.deed] : []));
}

/** Items that the objectives name. */
export function itemsOf({ objectives }: OutcomeRules): readonly string[] {
  return [...new Set(objectives.flatMap((objective) => (objective.kind === 'carry-off' || objective.kind === 'deadlock' ? [objective.item] : [])))];
}

/** The turn with which the game ends at the latest; `null` where it goes on for as long as it takes. */
export function lastTurnOf({ objectives }: OutcomeRules): number | null {
  const limits = objectives.map(limitOf).filter((turn) => turn !== null);
  return limits.length === 0 ? null : Math.min(...limits);
}

function limitOf(objective: Objective): number | null {
  return objective.kind === 'break-through' || objective.kind === 'time-out' || objective.kind === 'hold' ? objective.lastTurn : null;
}
