import type { Fraction } from '../../dice/fraction.js';
import type { Finding } from '../../shared/finding.js';
import type { Rank } from '../figure/figure-request.js';
import type { Side, SkillHolder, Zone } from '../reference.js';

/** What a check of a force or of a deployment may find: a closed list. */
export const FINDING_CODES = [
  'leader-count', 'drover-limit', 'drover-not-allowed', 'horn-limit', 'skill-not-available', 'spell-points-range', 'hero-points-differ', 'ability-not-available',
  'too-deep', 'beyond-middle', 'off-the-table', 'marker-count', 'marker-place', 'no-place-for-marker', 'relocation-limit', 'relocation-too-far', 'relocation-not-allowed', 'terrain-limit', 'terrain-place',
] as const;
export type FindingCode = (typeof FINDING_CODES)[number];
export type DeploymentFinding = Omit<Finding<FindingCode>, 'fixes'>;

export interface ForceFigure {
  readonly ability: number;
  readonly count?: number | undefined;
  readonly rank?: Rank | undefined;
  readonly red?: boolean | undefined;
  readonly redNumber?: number | null | undefined;
  readonly abilities?: readonly string[] | undefined;
  readonly skills?: readonly string[] | undefined;
  /** What the caller has written down; checked against the marks. */
  readonly heroPoints?: number | null | undefined;
  readonly spellPoints?: number | null | undefined;
}

/** A company, an ancillary squad, or a figure on its own. */
export interface ForceUnit {
  readonly name?: string | null | undefined;
  readonly kind: SkillHolder;
  readonly skills?: readonly string[] | undefined;
  readonly drovers?: number | undefined;
  readonly mounted?: boolean | undefined;
  readonly standard?: boolean | undefined;
  readonly figures: readonly ForceFigure[];
}

export interface Force {
  readonly side: Side;
  /** Groups of horns and trumpets. */
  readonly horns?: number | undefined;
  readonly units: readonly ForceUnit[];
}

export const ROLES = ['attacker', 'defender'] as const;
export type DeploymentRole = (typeof ROLES)[number];

/** A company, squad or figure on the table. */
export interface PlacedUnit {
  readonly side: Side;
  /** Centimetres from its side's edge to its foremost figure. */
  readonly depth: number;
  /** Moved after set-up by a scouting point, or as scouts (FS-DEPL-004, FS-DEPL-005). */
  readonly relocated?: boolean | undefined;
  readonly scouts?: boolean | undefined;
}

/** An objective marker; `side` null for one in the centre. Centimetres from Good's edge, or from the edge of its side. */
export interface PlacedMarker {
  readonly side: Side | null;
  readonly depth: number;
}

export interface TerrainChange {
  /** Centimetres from the attacker's edge. */
  readonly depth: number;
}

/** The placing of units in turn (FS-DEPL-001). */
export interface PlacingOrder {
  readonly good: number;
  readonly evil: number;
  /** Pairs of D10 rolled so far, Good's first. */
  readonly rolls?: readonly (readonly [number, number])[] | undefined;
}

export interface DeploymentRequest {
  readonly engagement: string;
  /** Centimetres between the two edges. */
  readonly depth: number;
  readonly attacker?: Side | null | undefined;
  readonly forces?: readonly Force[] | undefined;
  readonly units?: readonly PlacedUnit[] | undefined;
  readonly markers?: readonly PlacedMarker[] | null | undefined;
  readonly terrainChanges?: readonly TerrainChange[] | undefined;
  /** D10 for the number of terrain pieces, where it has been rolled. */
  readonly terrainRoll?: number | null | undefined;
  /** Points by which a side has out-scouted the other. */
  readonly outScouted?: { readonly by: Side; readonly points: number } | null | undefined;
  readonly order?: PlacingOrder | null | undefined;
  /** D10 of Good and of Evil for the edges of a random or objective engagement (FS-ENG-002). */
  readonly edgeRoll?: readonly [number, number] | null | undefined;
}

/** A side's force in numbers. */
export interface ForceReport {
  readonly side: Side;
  readonly figures: number;
  readonly heroPoints: number;
  readonly scouts: number;
  /** Sum of the scouts' ability values, their penalty taken off. */
  readonly scoutingTotal: number;
}

export interface PlacingReport {
  /** Who places each unit, as far as the dice have been rolled. */
  readonly placed: readonly Side[];
  /** Drawn rolls are thrown again. */
  readonly next: 'roll' | 'good' | 'evil' | 'nobody';
  /** Chances that the side has placed all its units first, from here on. */
  readonly finishesFirst: { readonly good: Fraction; readonly evil: Fraction };
  /** Chances of one roll of both sides. */
  readonly oneRoll: { readonly good: Fraction; readonly evil: Fraction; readonly tie: Fraction };
}

export interface DeploymentReport {
  readonly valid: boolean;
  readonly engagement: string;
  readonly zones: readonly (Zone & { readonly cm: number })[];
  readonly forces: readonly ForceReport[];
  /** Terrain pieces that the attacker may place or remove: 1 to 5, each as likely; `null` in other engagements. */
  readonly terrainPieces: number | null;
  readonly relocations: number;
  /** Who picks an edge, the other side taking the opposite one; a draw is rolled again. `null` without a roll. */
  readonly edgeChosenBy: Side | 'roll-again' | null;
  readonly placing: PlacingReport | null;
  readonly findings: readonly DeploymentFinding[];
  readonly assumptions: readonly string[];
}
