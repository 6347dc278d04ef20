import type { Side } from '../../data-words.js';
import { finding, said } from './deployment-findings.js';
import type { CastEntry, DeploymentFinding, DeploymentRequest, StagedScenario } from './deployment-report.js';
import type { Piece } from './table.js';

/** Participants or points match: never both (SB-SCEN-001). */
const RULE = 'SB-SCEN-001';
const SIDES = ['good', 'evil'] as const satisfies readonly Side[];

/** Models against the scenario's participants: strangers, too many of a unit, and those that are missing. */
export function rosterFindings(scenario: StagedScenario, request: DeploymentRequest, pieces: readonly Piece[], nameOf: (unit: string) => string): readonly DeploymentFinding[] {
  if (request.forces === 'points-match') return [];
  return SIDES.flatMap((side) => {
    const own = pieces.filter((piece) => piece.side === side);
    const cast = counts(scenario.participants[side]);
    return [
      ...own.filter(({ model }) => !cast.has(model.unit)).map((piece) =>
        finding('not-a-participant', { pointer: `${piece.pointer}/unit`, rule: RULE, message: said(piece, `does not take part on the ${side} side of this scenario`) })),
      ...[...cast].flatMap(([unit, count]) => unitFindings(own.filter(({ model }) => model.unit === unit), count, { side, name: nameOf(unit), partial: request.partial })),
    ];
  });
}

function unitFindings(given: readonly Piece[], count: number, { side, name, partial }: { side: Side; name: string; partial: boolean }): readonly DeploymentFinding[] {
  const [actual, limit] = [given.length, count];
  if (actual < count && !partial) {
    const message = `The ${side} side has ${count} × ${name} in this scenario; ${actual === 0 ? 'none is' : `${actual} are`} given.`;
    return [finding('missing-model', { pointer: '/models', rule: RULE, message, actual, limit })];
  }
  return given.slice(count).map((piece) =>
    finding('surplus-model', { pointer: `${piece.pointer}/unit`, rule: RULE, message: said(piece, `is one of ${actual}; the ${side} side has ${count}`), actual, limit }));
}

function counts(entries: readonly CastEntry[]): ReadonlyMap<string, number> {
  const cast = new Map<string, number>();
  for (const { unit, count } of entries) cast.set(unit, (cast.get(unit) ?? 0) + count);
  return cast;
}
