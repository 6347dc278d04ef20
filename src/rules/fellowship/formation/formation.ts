import type { Question } from '../../shared/operation.js';
import { rejectUnknown } from '../../shared/refuse.js';
import type { Book } from '../book.js';
import { filled } from '../defaults.js';
import { Objections, type Objection } from '../verdict.js';
import { rateOf, type MoverRequest } from '../movement/rate.js';
import { figureOf } from '../figure/figure-of.js';
import { OPEN } from '../movement/movement-types.js';

export const FORMS = ['single-line', 'double-line', 'column'] as const;
export type Form = (typeof FORMS)[number];
export const FORMATION_MOVES = ['forward', 'wheel', 'echelon', 'about-face', 'turn'] as const;
export type FormationMove = (typeof FORMATION_MOVES)[number];

/** Share of a movement round that forming takes, in quarters (FS-FORM-001). */
const FORMING: Readonly<Record<Form, number>> = { 'single-line': 2, 'double-line': 3, column: 4 };
/** Share of the formation's rate that is left for going forward, in quarters (FS-FORM-003). */
const LEFT: Readonly<Record<FormationMove, number>> = { forward: 4, wheel: 2, echelon: 2, 'about-face': 3, turn: 2 };
const QUARTERS = 4;
/** Rate of close order, and how near figures must be to form or join, in centimetres. */
const CLOSE_ORDER = 10;
const JOIN_WITHIN = 10;
/** Least width and depth for impact by mass (FS-IMPACT-001). */
const MASS = { abreast: 4, deep: 3 } as const;

export interface FormationFigure {
  /** Centimetres to the core. */
  readonly distance: number;
  readonly sameCompany?: boolean | undefined;
}

/** A commander who spends a point to move the whole formation (FS-FORM-004). */
export interface FormationLeader {
  /** He stands in the ranks. */
  readonly inside?: boolean | undefined;
  readonly abilities?: readonly string[] | undefined;
  /** Centimetres to the nearest figure of the formation. */
  readonly distance?: number | null | undefined;
}

export interface FormationRequest extends MoverRequest {
  readonly shielding?: boolean | undefined;
  /** Forms into this; `null` for a formation that stands. */
  readonly form?: Form | null | undefined;
  /** Movement rounds that a large block needs; the book does not say what is large. Default 1. */
  readonly rounds?: number | undefined;
  readonly move?: FormationMove | undefined;
  /** The last move into contact, with impact by mass. */
  readonly impactMass?: boolean | undefined;
  readonly abreast?: number | null | undefined;
  readonly deep?: number | null | undefined;
  /** Id of the ground that it enters. */
  readonly terrain?: string | null | undefined;
  readonly figures?: readonly FormationFigure[] | undefined;
  readonly bound?: number | undefined;
  readonly leader?: FormationLeader | null | undefined;
}

export interface FormationReport {
  /** It is in close order and stays so. */
  readonly formed: boolean;
  /** Rate of the formation, in centimetres. */
  readonly rate: number;
  /** Centimetres left to each figure after forming; `null` where it does not form. */
  readonly leftAfterForming: number | null;
  /** Centimetres that it goes with the move asked for; unformed by difficult ground, half the rate of its figures (FS-MOVE-003). */
  readonly move: number;
  readonly impactMass: boolean;
  /** Places of the figures that join, and the bound in which loose ones do. */
  readonly joins: readonly number[];
  readonly joinsIn: number | null;
  readonly disbandCost: number;
  /** Centimetres that a hero point moves the whole of it; `null` where nobody can. */
  readonly heroicMove: number | null;
  readonly objections: readonly Objection[];
  readonly assumptions: readonly string[];
}

/** Close order (FS-FORM-001 to 006, FS-IMPACT-001). */
export function createFormation(book: Book): Question<FormationRequest, FormationReport> {
  return { ask: (request) => report(book, request) };
}

type Defaulted = 'form' | 'rounds' | 'move' | 'figures' | 'bound' | 'impactMass' | 'leader';
const DEFAULTS: { readonly [Key in Defaulted]: Exclude<FormationRequest[Key], undefined> } = { form: null, rounds: 1, move: 'forward', figures: [], bound: 1, impactMass: false, leader: null };

function report(book: Book, request: FormationRequest): FormationReport {
  const { form, rounds, move, figures, bound, impactMass, leader } = filled(request, DEFAULTS);
  const single = rateOf(book, request, figureOf({ ability: 0, shielding: request.shielding, shield: request.shielding === true ? 'normal' : 'none' }, '')).now;
  const broken = breaksIn(book, request.terrain ?? null);
  const isMass = !broken && isBroad(request);
  const rate = Math.min(CLOSE_ORDER, single);
  return {
    formed: !broken, rate, leftAfterForming: form === null ? null : leftOf(form, rounds) * single, move: broken ? single / 2 : impactMass && isMass ? single : (rate * LEFT[move]) / QUARTERS, impactMass: isMass,
    joins: figures.flatMap((figure, place) => (objectionTo(figure) === null ? [place] : [])), joinsIn: form === null && figures.length > 0 ? bound + 1 : null, disbandCost: 0,
    heroicMove: leads(leader) ? rate : null, ...objections(request, isMass), assumptions: book.assume([...(form === null ? [] : ['FS-FORM-001']), 'FS-FORM-003', ...(leader === null ? [] : ['FS-FORM-004'])]),
  };
}

/** Share of the last movement round that forming leaves: nothing where it takes more than one (FS-FORM-001). */
const leftOf = (form: Form, rounds: number): number => (rounds > 1 ? 0 : 1 - FORMING[form] / QUARTERS);

const isBroad = ({ abreast, deep }: FormationRequest): boolean => (abreast ?? 0) >= MASS.abreast && (deep ?? 0) >= MASS.deep;

/** Difficult ground breaks close order, whoever may cross it quickly (FS-FORM-006, FS-TRAIN-009). */
function breaksIn(book: Book, terrain: string | null): boolean {
  if (terrain === null || terrain === OPEN) return false;
  const known = book.reference.terrain.map(({ id }) => id);
  const ground = book.reference.terrain.find(({ id }) => id === terrain) ?? rejectUnknown({ pointer: '/terrain', code: 'unknown-id', id: terrain }, [OPEN, ...known]);
  return ground.difficult;
}

function objectionTo({ distance, sameCompany = true }: FormationFigure): Objection | null {
  const [objection = null] = new Objections()
    .when(!sameCompany, 'FS-FORM-001', 'Only figures of one company form together.')
    .when(distance > JOIN_WITHIN, 'FS-FORM-002', `It must be within ${JOIN_WITHIN} cm.`)
    .verdict().objections;
  return objection;
}

function objections({ figures = [], impactMass = false }: FormationRequest, isMass: boolean): Pick<FormationReport, 'objections'> {
  const notJoining = figures.flatMap((figure) => objectionTo(figure) ?? []);
  const charge = new Objections().when(impactMass && !isMass, 'FS-IMPACT-001', `Impact by mass asks for close order, ${MASS.abreast} abreast and ${MASS.deep} deep.`).verdict();
  return { objections: [...notJoining, ...charge.objections] };
}

/** A leader in the ranks, or one whose command reaches them (FS-FORM-004). */
function leads(leader: FormationLeader | null): boolean {
  if (leader === null) return false;
  if (leader.inside === true) return true;
  const { traits } = figureOf({ ability: 0, abilities: leader.abilities }, '/leader');
  return Math.max(0, ...traits.all.map(({ commands }) => commands ?? 0)) >= (leader.distance ?? Number.POSITIVE_INFINITY);
}
