import { reject } from '../../shared/refuse.js';
import type { Character } from '../reference.js';
import type { Mover } from './movement-types.js';
import { FAST, follows } from './mover.js';

export interface Allowance {
  readonly areas: number;
  readonly rule: string;
}

const FLYING = { areas: 3, rule: 'WR-CHAR-024' };
const MOUNTED = { areas: 2, rule: 'WR-CHAR-021' };
/** By boat (WR-PLACE-011). */
export const BOATS = { areas: 3, rule: 'WR-PLACE-011' };

/** Areas in a turn of pieces that stay together: that of the slowest (WR-MOVE-001 to 003). */
export function allowanceOf({ mode, regular, units, characters, request }: Mover): Allowance {
  if (mode === 'flying') return FLYING;
  if (mode === 'mounted') return MOUNTED;
  if (mode === 'boats') return BOATS;
  if (regular > 0) return { areas: 1, rule: regular < units || characters.length > 0 ? 'WR-MOVE-003' : 'WR-MOVE-001' };
  const lost = fasterThanOthers(characters);
  if (lost === undefined || units > 0) return { areas: FAST, rule: 'WR-MOVE-002' };
  if (request.speed == null && !follows(lost) && request.path.length <= FAST) return { areas: FAST, rule: lost.rule };
  return { areas: request.speed ?? reject('/speed', 'required', `The speed of ${lost.name} is not in the source: give it (${lost.rule}).`), rule: lost.rule };
}

/** Whose own speed counts for all of these: he is alone, or with one hobbit; Frodo and Sam are two (WR-CHAR-008, WR-CHAR-016). */
export function fasterThanOthers(characters: readonly Character[]): Character | undefined {
  const lost = characters.find(({ move, fixed }) => move === null && !fixed);
  const [other, ...more] = characters.filter((one) => one !== lost);
  return more.length === 0 && (other === undefined || (other.hobbit && other.kind !== 'ringbearer')) ? lost : undefined;
}
