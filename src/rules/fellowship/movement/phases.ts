import { rejectUnknown } from '../../shared/refuse.js';
import type { Book } from '../book.js';
import type { MovementRequest } from './movement-types.js';

/** @throws RuleError `unknown-id` for a phase that the bound does not have (FS-SEQ-002). */
export function checkPhases({ reference }: Book, { phase, leaving, reclamation, arriving }: MovementRequest): void {
  const known = reference.phases.map(({ id }) => id);
  const moved = (leaving?.movedIn ?? []).map((id, place) => [id, `/leaving/movedIn/${place}`] as const);
  const named = [[phase, '/phase'], [leaving?.phase, '/leaving/phase'], [reclamation?.phase, '/reclamation/phase'], [arriving?.phase, '/arriving/phase'], ...moved] as const;
  for (const [id, pointer] of named) if (id !== undefined && !known.includes(id)) rejectUnknown({ pointer, code: 'unknown-id', id }, known);
}
