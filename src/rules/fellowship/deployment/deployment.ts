import type { Question } from '../../shared/operation.js';
import { reject, rejectUnknown } from '../../shared/refuse.js';
import type { Book } from '../book.js';
import type { Engagement } from '../reference.js';
import type { DeploymentReport, DeploymentRequest } from './deployment-types.js';
import { checkForce, forceReport } from './force-checks.js';
import { checkMarkers, checkTerrain, checkUnits, d5, zoneDepth } from './place-checks.js';
import { edgeChosenBy, placingOf } from './placing.js';

/** Judges forces and where they stand, for each kind of engagement (FS-ENG-…, FS-DEPL-…). */
export function createDeployment(book: Book): Question<DeploymentRequest, DeploymentReport> {
  return { ask: (request) => report(book, request) };
}

function report(book: Book, request: DeploymentRequest): DeploymentReport {
  const engagement = engagementOf(book, request);
  const isDefensive = engagement.zones.some(({ side }) => side !== 'either');
  const forces = request.forces ?? [];
  const twice = forces.findIndex(({ side }, place) => forces.findIndex((force) => force.side === side) < place);
  if (twice >= 0) reject(`/forces/${twice}/side`, 'not-allowed', 'Each side has one force.');
  const findings = [
    ...forces.flatMap((force, place) => checkForce(book, force, `/forces/${place}`)),
    ...checkUnits(engagement, request), ...checkMarkers(engagement, request), ...checkTerrain(isDefensive, request),
  ];
  return {
    valid: findings.length === 0, engagement: engagement.id, zones: engagement.zones.map((zone) => ({ ...zone, cm: zoneDepth(zone, request.depth) })), forces: forces.map(forceReport),
    terrainPieces: isDefensive && request.terrainRoll != null ? d5(request.terrainRoll) : null, relocations: request.outScouted?.points ?? 0, edgeChosenBy: request.edgeRoll == null ? null : edgeChosenBy(request.edgeRoll),
    placing: request.order == null ? null : placingOf(request.order), findings,
    assumptions: book.assume([engagement.rule, ...readings(request)]),
  };
}

/** Rows whose readings the answer rests on. */
function readings({ markers = null, terrainRoll = null, edgeRoll = null, order = null, units = [] }: DeploymentRequest): string[] {
  return [
    ...(edgeRoll === null ? [] : ['FS-ENG-002']), ...(markers === null ? [] : ['FS-ENG-004']), ...(terrainRoll === null ? [] : ['FS-ENG-006']),
    ...(order === null ? [] : ['FS-DEPL-001']), ...(units.some(({ scouts }) => scouts === true) ? ['FS-DEPL-005'] : []),
  ];
}

function engagementOf({ reference }: Book, { engagement: id, attacker = null, terrainRoll = null }: DeploymentRequest): Engagement {
  const engagement = reference.engagements.find((one) => one.id === id) ?? rejectUnknown({ pointer: '/engagement', code: 'unknown-id', id }, reference.engagements.map((one) => one.id));
  const isSided = engagement.zones.some(({ side }) => side !== 'either');
  if (isSided && attacker === null) reject('/attacker', 'required', 'One side attacks and the other defends: say which.');
  if (!isSided && attacker !== null) reject('/attacker', 'not-allowed', `Nobody attacks or defends in this engagement: ${id}.`);
  if (!isSided && terrainRoll !== null) reject('/terrainRoll', 'not-allowed', 'Only the attacker of a defensive engagement changes terrain.');
  return engagement;
}
