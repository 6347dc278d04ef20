import type { Finding } from '../../../shared/finding.js';
import type { Side } from '../../data-words.js';
import type { Measure } from '../board.js';
import type { GivenFeature } from '../ground.js';
import type { BySide, Participant, Scenario } from '../scenario-reference.js';

/** Codes of deployment findings: a closed list. */
export const DEPLOYMENT_CODES = [
  'outside-zone', 'too-near-edge', 'not-touching', 'on-the-table', 'off-the-table', 'wrong-board', 'wrong-placement',
  'too-near-enemy', 'too-near-friend', 'too-near-model', 'too-far-from-model', 'not-at-distance', 'off-board', 'bases-overlap',
  'zone-too-wide', 'too-many-models', 'too-few-models', 'missing-model', 'surplus-model', 'not-a-participant',
] as const;
export type DeploymentCode = (typeof DEPLOYMENT_CODES)[number];
/** `actual` and `limit` are distances in the measure of the request, or numbers of models. */
export type DeploymentFinding = Omit<Finding<DeploymentCode>, 'fixes'>;

/** Participants of the scenario, or forces that the players chose by points. */
export const FORCES = ['participants', 'points-match'] as const;
export type Forces = (typeof FORCES)[number];

/** Diameter of a base where the caller says nothing: an infantry model. */
export const DEFAULT_BASE: Readonly<Record<Measure, number>> = { inches: 1, cm: 2.5 };

/** Most models of one request, both sides together. */
export const MOST_MODELS = 500;

/** One model: what it is, and where its base is centred. */
export interface ModelOnTable {
  readonly side: Side;
  readonly unit: string;
  readonly variant: string | null;
  readonly options: readonly string[];
  /** `null` while it is not on a table. */
  readonly at: { readonly x: number; readonly y: number } | null;
  /** Id of the board; `null` for the main one. */
  readonly board: string | null;
  /** Diameter; `null` for the default. */
  readonly base: number | null;
  /** Id of the placement that it is meant for; `null` lets the check find the one that fits. */
  readonly placement: string | null;
  /** Index of the model that carries it as a passenger and whose place it shares (SB-CAV-012). */
  readonly carriedBy: number | null;
  readonly ringBearer: boolean;
}

/** All figures are in `measure`; one game never mixes two (SB-MEAS-002). */
export interface DeploymentRequest {
  readonly measure: Measure;
  readonly forces: Forces;
  /** A set-up under way: what is still missing is not told. */
  readonly partial: boolean;
  /** Sizes of boards that the scenario does not size. */
  readonly boards: readonly { readonly id: string; readonly width: number; readonly depth: number }[];
  /** Spots of features that the text does not place. */
  readonly features: readonly GivenFeature[];
  readonly models: readonly ModelOnTable[];
}

/** Participants as far as a set-up minds them: `group` is the one that placements may name. */
export type CastEntry = Pick<Participant, 'unit' | 'count' | 'group'>;

/** What the check reads of a scenario. */
export interface StagedScenario extends Pick<Scenario, 'id' | 'boards' | 'deployment' | 'pointsMatch'> {
  readonly participants: BySide<readonly CastEntry[]>;
}

/** How the models were understood. */
export interface PlacementReport {
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  /** Turn in which it is placed, from 1. */
  readonly step: number;
  readonly rule: string;
  readonly text: string;
  /** Indexes of the models that were judged as this placement's. */
  readonly models: readonly number[];
}

export interface DeploymentReport {
  readonly scenario: string;
  readonly valid: boolean;
  readonly measure: Measure;
  readonly boards: readonly { readonly id: string; readonly width: number; readonly depth: number }[];
  readonly placements: readonly PlacementReport[];
  readonly findings: readonly DeploymentFinding[];
  /** What the text leaves open and was therefore not judged, in whole sentences. */
  readonly unchecked: readonly string[];
  readonly assumptions: readonly string[];
}
