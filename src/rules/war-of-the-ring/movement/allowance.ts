import { reject } from '../../shared/refuse.js';
import type { Character } from '../reference.js';
import type { Mover } from './movement-types.js';
import { FAST } from './mover.js';

export interface Allowance {
  readonly areas: number;
  readonly rule: string;
}

const FLYING = { areas: 3, rule: 'WR-CHAR-024' };
const MOUNTED = { areas: 2, rule: 'WR-CHAR-021' };
const BOATS = { areas: 3, rule: 'WR-PLACE-011' };

/** Areas in a turn of pieces that stay together: that of the slowest (WR-MOVE-001 to 003). */
export function allowanceOf({ mode, regular, units, characters, request }: Mover): Allowance {
  if (mode === 'flying') return FLYING;
  if (mode === 'mounted') return MOUNTED;
  if (mode === 'boats') return BOATS;
  if (regular > 0) return { areas: 1, rule: regular < units || characters.length > 0 ? 'WR-MOVE-003' : 'WR-MOVE-001' };
  const lost = characters.find(({ move, fixed }) => move === null && !fixed);
  const others = characters.filter((one) => one !== lost);
  const carried = others.length === 0 || (others.length === 1 && rides(others[0]));
  if (lost === undefined || units > 0 || !carried) return { areas: FAST, rule: 'WR-MOVE-002' };
  return { areas: request.speed ?? reject('/speed', 'required', `The speed of ${lost.name} is not in the source: give it (${lost.rule}).`), rule: lost.rule };
}

/** One hobbit on Shadowfax: Frodo and Sam are two (WR-CHAR-008, WR-CHAR-016). */
export const rides = (one: Character | undefined): boolean => one?.hobbit === true && one.kind !== 'ringbearer';
