import type { Ground } from '../ground.js';
import type { DeploymentStep, Placement, ZoneKind } from '../zones.js';
import { arrange, type Arrangement } from './arrange.js';
import { binsOf, type Bin } from './bins.js';
import { blockFindings } from './block-width.js';
import { countFindings } from './counts.js';
import { finding, misplacedFinding, said } from './deployment-findings.js';
import { DEFAULT_BASE, type DeploymentFinding, type DeploymentReport, type DeploymentRequest, type ModelOnTable, type StagedScenario } from './deployment-report.js';
import { fitOf, othersIn, type Fit } from './judge-pieces.js';
import { rosterFindings } from './roster.js';
import { separationMisses } from './separations.js';
import { specialPlacementOf } from './special-placements.js';
import { straysOf } from './strays.js';
import { groundsOf, piecesOf, type ModelFacts, type Piece } from './table.js';
import { offBoard, overlaps } from './table-checks.js';
import { TableProblems } from './table-problems.js';
import { uncheckedOf } from './unchecked.js';

/** What the check asks of the rulebook. */
export interface ModelBook {
  facts(model: ModelOnTable): ModelFacts;
  nameOf(unit: string): string;
}

/**
 * Judges a set-up: every model by the zones, numbers and distances of its scenario, and by the table itself.
 * @throws RuleError for boards, features and placements that do not exist, and for boards without a size
 */
export function checkDeployment(scenario: StagedScenario, request: DeploymentRequest, book: ModelBook): DeploymentReport {
  const { grounds, main } = tableOf(scenario, request);
  const pieces = piecesOf(request, main, (model) => book.facts(model));
  const bins = binsOf(scenario, request, pieces);
  const strays = pieces.filter((piece) => specialPlacementOf(piece) !== undefined && !spokenOf(piece, bins));
  const placed = pieces.filter((piece) => !strays.includes(piece));
  const others = othersIn(bins, pieces);
  const fit = (piece: Piece, placement: Placement): Fit => fitOf(piece, placement, grounds, main, others);
  const arrangement = arrange(placed, bins, (piece, bin) => fit(piece, bin.placement));
  const stray = straysOf(strays, pieces, request.measure, (piece, placement) => fit(piece, placement), bins);
  const findings = [
    ...rosterFindings(scenario, request, pieces, book.nameOf.bind(book)),
    ...modelFindings(arrangement, placed, request),
    ...stray.findings,
    ...countFindings(arrangement, bins, request),
    ...blockFindings(arrangement, placed, grounds, main),
    ...offBoard(pieces, grounds),
    ...overlaps(pieces, request.measure),
  ];
  const unchecked = [...uncheckedOf(scenario, arrangement, placed, fit), ...stray.unchecked];
  return reportOf(scenario, request, { grounds, bins, arrangement, findings, unchecked });
}

function tableOf(scenario: StagedScenario, request: DeploymentRequest): { readonly grounds: ReadonlyMap<string, Ground>; readonly main: string } {
  const problems = new TableProblems();
  if (request.forces === 'points-match' && scenario.pointsMatch === null) problems.add('not-allowed', '/forces', 'This scenario has participants only: it is no points match.');
  const grounds = groundsOf(scenario, request, problems);
  problems.models(request.models, scenario.boards.map(({ id }) => id), placementsOf(scenario.deployment.steps).map(({ id }) => id));
  problems.throwIfAny();
  return { grounds, main: scenario.boards[0]?.id ?? '' };
}

function placementsOf(steps: readonly DeploymentStep[]): readonly Placement[] {
  return steps.flatMap(({ placements }) => placements);
}

/** Whether the scenario itself says where a piece goes, more than that it is one of the rest. */
function spokenOf({ index }: Piece, bins: readonly Bin[]): boolean {
  return bins.some(({ placement, takes }) => takes.has(index) && placement.who.some(({ kind }) => kind !== 'rest'));
}

function modelFindings(arrangement: Arrangement, placed: readonly Piece[], { measure }: DeploymentRequest): readonly DeploymentFinding[] {
  const strangers = arrangement.strangers.map((piece) => (piece.model.placement === null
    ? finding('wrong-placement', { pointer: piece.pointer, rule: null, message: said(piece, 'is spoken of by no placement of its side') })
    : finding('wrong-placement', { pointer: `${piece.pointer}/placement`, rule: null, message: said(piece, `is none of the models of "${piece.model.placement}"`) })));
  const kept = placed.flatMap((piece) => {
    const bin = arrangement.bins.get(piece.index);
    return bin ? separationMisses(piece, bin, placed, arrangement.bins, measure).map((miss) => misplacedFinding(piece, miss, bin.placement.rule)) : [];
  });
  return [...strangers, ...arrangement.misplaced.map(({ piece, bin, miss }) => misplacedFinding(piece, miss, bin.placement.rule)), ...kept];
}

interface Judged {
  readonly grounds: ReadonlyMap<string, Ground>;
  readonly bins: readonly Bin[];
  readonly arrangement: Arrangement;
  readonly findings: readonly DeploymentFinding[];
  readonly unchecked: readonly string[];
}

function reportOf(scenario: StagedScenario, { measure, models, forces }: DeploymentRequest, { grounds, arrangement, findings, unchecked }: Judged): DeploymentReport {
  return {
    scenario: scenario.id, valid: findings.every(({ severity }) => severity !== 'error'), measure,
    boards: [...grounds].map(([id, { size }]) => ({ id, ...size })),
    placements: scenario.deployment.steps.flatMap(({ side, placements }, step) => placements.map(({ id, name, rule, text }) => ({
      id, name, side, step: step + 1, rule, text,
      models: models.flatMap((_model, index) => (arrangement.bins.get(index)?.placement.id === id ? [index] : [])),
    }))),
    findings, unchecked, assumptions: assumptionsOf(scenario, { measure, models, forces }),
  };
}

/** Zones that are distances from an edge of the table. */
const ALONG_EDGES: ReadonlySet<ZoneKind> = new Set<ZoneKind>(['strip', 'block', 'half']);

function assumptionsOf({ boards, deployment }: StagedScenario, { measure, models, forces }: Pick<DeploymentRequest, 'measure' | 'models' | 'forces'>): readonly string[] {
  const size = measure === 'inches' ? `${DEFAULT_BASE.inches}"` : `${DEFAULT_BASE.cm}cm`;
  const zones = placementsOf(deployment.steps).flatMap((placement) => placement.zones);
  const lying = boards.filter(({ edges }) => edges.length > 0).map(({ name, edges }) => `"${name}" lies as its map draws it: ${edges.map((named) => `${named.name} in the ${named.edge}`).join(', ')}.`);
  return [
    ...lying,
    'Distances are measured from the nearest edge of a base, and a model at exactly a distance is within it (SB-MEAS-001).',
    ...(zones.some(({ kind }) => ALONG_EDGES.has(kind)) ? ['A zone along a table edge is a distance from it, so that a base may stand over its inner line; an area elsewhere holds the whole base (SB-MEAS-001).'] : []),
    ...(forces === 'points-match' ? [] : ['Models are counted by unit: what wargear the participants have is not compared (SB-SCEN-001).']),
    ...(models.some(({ base, carriedBy }) => base === null && carriedBy === null) ? [`A model without a base of its own stands on a round base ${size} across.`] : []),
  ];
}
