import type { Question } from '../../shared/operation.js';
import { rejectUnknown } from '../../shared/refuse.js';
import type { Book } from '../book.js';
import { figureOf } from '../figure/figure-of.js';
import type { Figure } from '../figure/targets.js';
import { arriving } from './arriving.js';
import { crossing } from './crossing.js';
import { engine } from './engine.js';
import { fleeing } from './fleeing.js';
import { leaving } from './leaving.js';
import { mounting } from './mounting.js';
import { OPEN, type MovementReport, type MovementRequest, type Stretch } from './movement-types.js';
import { checkPhases } from './phases.js';
import { isDark, rateOf, sideOf } from './rate.js';
import { reclamation } from './reclamation.js';

/** Each centimetre of difficult ground costs two; wary companies move at half their rate (FS-MOVE-003, FS-SCOUT-002). */
const HALVED = 2;
/** The phase in which scouts make a company wary. */
const WARY_IN = '4c';

/** How far a figure moves, over what, and what else its move may do (FS-MOVE-…). */
export function createMovement(book: Book): Question<MovementRequest, MovementReport> {
  return { ask: (request) => report(book, request) };
}

function report(book: Book, request: MovementRequest): MovementReport {
  checkPhases(book, request);
  const figure = figureOf({ ...request, side: sideOf(book, request), ability: 0, fleeing: request.fleeing != null }, '');
  const isEngine = request.engine != null && request.race == null && request.rate == null;
  const rate = rateOf(book, isEngine ? { rate: 0 } : request, figure);
  const base = rate.now;
  if (request.wary === true && (request.phase ?? WARY_IN) === WARY_IN) rate.to(base / HALVED, 'wary-movement', 'FS-SCOUT-002');
  const path = request.path ?? [];
  const cost = (terrain: string, pointer: string): number => (isSlow(book, figure, request, terrain, pointer) ? HALVED : 1);
  const spent = path.reduce((sum, { terrain, cm }, place) => sum + cm * pathCost(figure, path, place, cost(terrain, `/path/${place}/terrain`)), 0);
  const moved = path.some(({ cm }) => cm > 0);
  const isSlowed = spent > path.reduce((sum, { cm }) => sum + cm, 0) || cost(request.terrain ?? OPEN, '/terrain') > 1;
  return {
    rate: base, allowance: rate.now, reach: rate.now / cost(request.terrain ?? OPEN, '/terrain'), spent, left: Math.max(0, rate.now - spent), within: spent <= rate.now, moved,
    shootsUnpenalised: shoots(figure, moved, spent, base), ignoresZones: figure.traits.with('slips') !== null, zoneOfControl: figure.traits.with('slips') === null && request.fleeing == null,
    ...partsOf(request, base, figure), changes: rate.changes, assumptions: book.assume([...(isSlowed ? ['FS-MOVE-003'] : []), ...(rate.changes.length > 1 ? ['FS-MOVE-004'] : []), ...(isDark(request) ? ['FS-NIGHT-001'] : []), ...readings(request, figure)]),
  };
}

function partsOf(request: MovementRequest, rate: number, figure: Figure): Pick<MovementReport, 'crossing' | 'mounting' | 'leaving' | 'fleeing' | 'reclamation' | 'engine' | 'arriving'> {
  return {
    crossing: request.crossing == null ? null : crossing(request.crossing), mounting: request.mounting == null ? null : mounting(request.mounting, rate, figure),
    leaving: request.leaving == null ? null : leaving(request.leaving, rate), fleeing: request.fleeing == null ? null : fleeing(request.fleeing, rate),
    reclamation: request.reclamation == null ? null : reclamation(request.reclamation), engine: request.engine == null ? null : engine(request.engine),
    arriving: request.arriving == null ? null : arriving(request.arriving, figure),
  };
}

function readings({ crossing: passing, mounting: getting, fleeing: running, arriving: ambush, shielding = false }: MovementRequest, { traits }: Figure): string[] {
  return [...(ambush == null ? [] : ['FS-ABIL-002']), ...(shielding ? ['FS-SHLD-003'] : []), ...(passing == null ? [] : ['FS-FLEE-002']), ...(getting == null ? [] : ['FS-MOUNT-001', 'FS-MOUNT-003', ...(traits.has('steed') ? ['FS-ABIL-020'] : [])]), ...(running == null ? [] : ['FS-FLEE-002'])];
}

/** Whether this ground halves the move (FS-MOVE-003): not for those who flee, fly over it, or know how to cross it. */
function isSlow(book: Book, { traits }: Figure, { fleeing: running }: MovementRequest, id: string, pointer: string): boolean {
  if (id === OPEN) return false;
  const ground = book.reference.terrain.find((terrain) => terrain.id === id) ?? rejectUnknown({ pointer, code: 'unknown-id', id }, [OPEN, ...book.reference.terrain.map((terrain) => terrain.id)]);
  if (!ground.difficult || running != null) return false;
  return !traits.all.some(({ crosses }) => crosses === 'all' || crosses?.includes(id) === true);
}

/** Of those who fly only the last stretch touches the ground (FS-ABIL-008). */
function pathCost({ traits }: Figure, path: readonly Stretch[], place: number, cost: number): number {
  return traits.with('flies') !== null && place < path.length - 1 ? 1 : cost;
}

/** A training that lets it shoot after so much of its move (FS-TRAIN-002, FS-TRAIN-006, FS-ABIL-001, FS-ABIL-020). */
function shoots({ traits }: Figure, moved: boolean, spent: number, rate: number): boolean | null {
  if (!moved) return true;
  const halves = Math.max(0, ...traits.all.map(({ shootsAfterHalves }) => shootsAfterHalves ?? 0));
  return spent <= (rate * halves) / HALVED ? true : null;
}
