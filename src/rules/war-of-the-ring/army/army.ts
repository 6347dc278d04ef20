import type { Question } from '../../shared/operation.js';
import { structureFigures } from '../battle/structures.js';
import { isFault } from '../findings.js';
import { known, knownOrNull } from '../known.js';
import type { ReferenceIndex } from '../reference-index.js';
import { kinOf } from '../strength/fighters.js';
import { ARMY_CHECKS, type Army } from './army-checks.js';
import type { ArmyReport, ArmyRequest } from './army-types.js';

/** Judges the pieces of one area. An illegal army is a report with `valid: false`. */
export function createArmy(index: ReferenceIndex): Question<ArmyRequest, ArmyReport> {
  return { ask: (request) => report(index, request) };
}

function report(index: ReferenceIndex, request: ArmyRequest): ArmyReport {
  (request.figures ?? []).forEach(({ nation }, place) => known(index.nations, nation, `/figures/${place}/nation`));
  const sum = (troop: 'regular' | 'elite'): number => request.contingents.reduce((total, contingent) => total + (contingent[troop] ?? 0), 0);
  const [regular, elite] = [sum('regular'), sum('elite')];
  const army: Army = {
    request,
    area: knownOrNull(index.areas, request.area, '/area'),
    kin: request.contingents.map((contingent, place) => kinOf(index, contingent, `/contingents/${place}`)),
    characters: (request.characters ?? []).map((id, place) => known(index.characters, id, `/characters/${place}`)),
    units: regular + elite,
    capacity: request.structure == null ? null : structureFigures(index, request.structure, '/structure').capacity,
  };
  const findings = ARMY_CHECKS.flatMap((check) => check(army, index));
  const inside = Math.min(army.units, army.capacity ?? 0);
  return {
    valid: !findings.some(isFault), units: army.units, regular, elite, inside, outside: army.units - inside,
    move: moveOf(index, army, regular),
    leaders: army.characters.filter(({ kind }) => kind === 'leader').map(({ id }) => id),
    findings,
    assumptions: [...new Set([...army.kin.flatMap(({ assumptions }) => assumptions), 'Only units take up room in a structure (WR-SIEGE-006).'])],
  };
}

/** Areas of all together: those of the slowest (WR-MOVE-003). */
function moveOf(index: ReferenceIndex, { kin, characters }: Army, regular: number): number {
  const kinds = [...(regular > 0 ? ['regular'] : []), ...kin.map(({ forceId }) => forceId ?? 'elite')];
  const moves = [...kinds.map((id) => index.units.get(id)?.move ?? 0), ...characters.flatMap(({ move, fixed }) => (fixed ? [0] : move === null ? [] : [move]))];
  return moves.length === 0 ? 0 : Math.min(...moves);
}
