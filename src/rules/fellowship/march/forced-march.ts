import { bandStep } from '../../dice/bands.js';
import type { Chance } from '../../dice/chance.js';
import { Fraction } from '../../dice/fraction.js';
import type { DiceOperation } from '../../shared/operation.js';
import { refuse } from '../../shared/refuse.js';
import { StoryTable } from '../../shared/story-table.js';
import type { Book } from '../book.js';
import { filled } from '../defaults.js';
import { clamped, PERCENT } from '../percent.js';
import { terror } from '../special-abilities/terror.js';
import type { ForcedMarchOdds, ForcedMarchRequest, ForcedMarchResult, MarchOutcome, MarchState } from './forced-march-types.js';

/** Faces from here on exhaust a company, after its normal move or after heroic ones, and bounds of rest (FS-FM-004, FS-FM-005). */
const FATIGUE = { normal: { from: 96, rest: 1 }, heroic: { from: 91, rest: 2 } } as const;
/** With a drover only 00 does (FS-FM-008). */
const DROVEN_FROM = 100;

const READY: MarchState = { mayShoot: true, mayFightNormally: true, mayFightIn: ['6a', '6d', '6f'], mayImpact: true, strikesBack: true, recoveryHalved: false, proneOnContact: false };
const MARCHED: MarchState = { ...READY, mayShoot: false, mayFightNormally: false, mayFightIn: ['6a', '6f'], mayImpact: false, recoveryHalved: true };
const FATIGUED: MarchState = { ...READY, mayShoot: false, mayFightNormally: false, mayFightIn: [], mayImpact: false, strikesBack: false, proneOnContact: true };
const STATES: Readonly<Record<MarchOutcome, MarchState>> = { marches: MARCHED, fatigued: FATIGUED, nothing: READY };

type MarchDefaults = { readonly [Key in keyof Omit<ForcedMarchRequest, 'ability'>]-?: Exclude<ForcedMarchRequest[Key], undefined> };

interface MarchPlan {
  readonly target: number;
  readonly fatigueFrom: number;
  readonly rest: number;
  readonly normalFrom: number;
  readonly companies: readonly number[];
  readonly move: number | null;
  readonly readings: readonly string[];
}

/** A company's second move, at the risk of fatigue (FS-FM-…). */
export function createForcedMarch(book: Book): DiceOperation<ForcedMarchRequest, ForcedMarchOdds, ForcedMarchResult> {
  return {
    odds: (request) => marchOdds(book, planMarch(request)),
    resolve: (request, faces) => playMarch(book, planMarch(request), new StoryTable(faces)),
  };
}

const DEFAULTS: MarchDefaults = { after: 'normal', drover: null, side: null, drivenAt: null, rate: null, impact: false, bound: 1, contactBounds: [] };

function planMarch(request: ForcedMarchRequest): MarchPlan {
  const { ability, drover, drivenAt, rate, bound, contactBounds, ...asked } = filled(request, DEFAULTS);
  checkMarch(request);
  const { from, rest } = FATIGUE[asked.after];
  return {
    target: clamped(ability + (drover ?? 0)), fatigueFrom: drover === null ? from : DROVEN_FROM, rest, normalFrom: normalFrom(bound, rest, contactBounds), move: rate,
    companies: drivenAt === null ? [0] : drivenAt.flatMap((distance, place) => (distance <= (terror.frightens ?? 0) ? [place] : [])),
    readings: ['FS-CORE-002', 'FS-FM-005', ...(clamped(ability + (drover ?? 0)) >= (drover === null ? from : DROVEN_FROM) ? ['FS-FM-006'] : []), ...(drover === null ? [] : ['FS-FM-008']), ...(drivenAt === null ? [] : ['FS-FM-009'])],
  };
}

function checkMarch({ impact = false, drover = null, drivenAt = null, side = null }: ForcedMarchRequest): void {
  if (impact) refuse('/impact', 'FS-FM-002', 'Whoever has marched by force makes no impact.');
  if (drover !== null && side === 'good') refuse('/drover', 'FS-FM-008', 'Only evil companies have drovers.');
  if (drivenAt !== null && side === 'good') refuse('/drivenAt', 'FS-FM-009', 'Only an evil figure drives companies by terror.');
  if (drivenAt !== null && drover !== null) refuse('/drover', 'FS-FM-009', 'Terror drives by its own ability value alone.');
}

/** The first bound after so many full ones without contact (FS-FM-007). */
function normalFrom(bound: number, rest: number, contacts: readonly number[]): number {
  let next = bound + 1;
  for (let rested = 0; rested < rest; next += 1) rested += contacts.includes(next) ? 0 : 1;
  return next;
}

/** One roll: fatigue stops the company whatever its ability (FS-FM-006). */
function marchStep({ target, fatigueFrom }: MarchPlan): Chance<MarchOutcome, StoryTable> {
  const marches = Math.min(target, fatigueFrom - 1);
  return bandStep<MarchOutcome, StoryTable>(
    { purpose: 'forced-march', by: 'leader', sides: PERCENT, modifier: 0 },
    [{ to: marches, state: 'marches' }, { to: fatigueFrom - 1, state: 'nothing' }, { to: PERCENT, state: 'fatigued' }],
    (face, outcome, table) => table.note('forced-march', `${face} against ${target}, fatigue from ${fatigueFrom}: ${outcome}.`, outcome === 'fatigued' ? 'FS-FM-004' : 'FS-FM-001'),
  );
}

function marchOdds(book: Book, plan: MarchPlan): ForcedMarchOdds {
  const branches = marchStep(plan).branches();
  const share = (outcome: MarchOutcome): Fraction => Fraction.sum(branches.filter(({ state }) => state === outcome).map(({ weight }) => Fraction.of(weight, PERCENT)));
  const { target, fatigueFrom, rest, companies, move } = plan;
  return {
    target, marches: share('marches'), fatigued: share('fatigued'), nothing: share('nothing'), fatigueFrom, rest, normalFrom: plan.normalFrom, move, companies,
    afterMarch: MARCHED, whileFatigued: FATIGUED, method: 'exact', assumptions: book.assume(plan.readings),
  };
}

function playMarch(book: Book, plan: MarchPlan, table: StoryTable): ForcedMarchResult {
  const outcome = marchStep(plan).roll(table);
  const isTired = outcome === 'fatigued';
  return {
    target: plan.target, outcome, rest: isTired ? plan.rest : 0, normalFrom: isTired ? plan.normalFrom : null, move: outcome === 'marches' ? plan.move : null, companies: plan.companies,
    state: STATES[outcome], rolls: table.dice, trace: table.trace, assumptions: book.assume(plan.readings),
  };
}
