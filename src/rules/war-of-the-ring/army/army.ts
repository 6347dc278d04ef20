import type { Question } from '../../shared/operation.js';
import { figureOf, structureNotes } from '../battle/structures.js';
import { isFault } from '../findings.js';
import { groundOf } from '../grounds.js';
import { known } from '../known.js';
import type { ReferenceIndex } from '../reference-index.js';
import { companyNotes } from '../strength/company-notes.js';
import { kinOf } from '../strength/fighters.js';
import { ARMY_CHECKS, type Army } from './army-checks.js';
import type { ArmyReport, ArmyRequest } from './army-types.js';

/** Judges the pieces of one area. An illegal army is a report with `valid: false`. */
export function createArmy(index: ReferenceIndex): Question<ArmyRequest, ArmyReport> {
  return { ask: (request) => report(index, request) };
}

/** Ground of an area that only the caller has: it decides nothing about an army. */
const ANY_GROUND = 'plains';

function report(index: ReferenceIndex, request: ArmyRequest): ArmyReport {
  (request.figures ?? []).forEach(({ nation }, place) => known(index.nations, nation, `/figures/${place}/nation`));
  const sum = (troop: 'regular' | 'elite'): number => request.contingents.reduce((total, contingent) => total + (contingent[troop] ?? 0), 0);
  const [regular, elite] = [sum('regular'), sum('elite')];
  const { area, assumptions } = groundOf(index, { ...request, terrain: ANY_GROUND });
  const army: Army = {
    request, area,
    terrain: null,
    parts: request.contingents.map((contingent, place) => ({ kin: kinOf(index, contingent, `/contingents/${place}`), regular: contingent.regular ?? 0, elite: contingent.elite ?? 0, pointer: `/contingents/${place}` })),
    characters: (request.characters ?? []).map((id, place) => ({ character: known(index.characters, id, `/characters/${place}`), pointer: `/characters/${place}` })),
    units: regular + elite,
    capacity: request.structure == null ? null : figureOf(index, request.structure, '/structure')('capacity'),
  };
  const findings = ARMY_CHECKS.flatMap((check) => check(army, index));
  const inside = Math.min(army.units, army.capacity ?? 0);
  return {
    valid: !findings.some(isFault), units: army.units, regular, elite, inside, outside: army.units - inside,
    move: moveOf(index, army, regular),
    leaders: army.characters.filter(({ character }) => character.kind === 'leader').map(({ character }) => character.id),
    findings,
    assumptions: [...new Set([...assumptions, ...companyNotes(army, index), ...(request.structure == null ? [] : structureNotes(request.structure, army.area)), 'Only units take up room in a structure (WR-SIEGE-006).'])],
  };
}

/** Areas of all together: those of the slowest (WR-MOVE-003). */
function moveOf(index: ReferenceIndex, { parts, characters }: Army, regular: number): number {
  const kinds = [...(regular > 0 ? ['regular'] : []), ...parts.map(({ kin: { forceId } }) => forceId ?? 'elite')];
  const moves = [...kinds.map((id) => index.units.get(id)?.move ?? 0), ...characters.flatMap(({ character: { move, fixed } }) => (fixed ? [0] : move === null ? [] : [move]))];
  return moves.length === 0 ? 0 : Math.min(...moves);
}
