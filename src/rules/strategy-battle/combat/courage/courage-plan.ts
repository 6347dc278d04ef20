import type { CombatReference } from '../combat-reference.js';
import { resolveModel, type Model } from '../model.js';
import { refuse, reject, rejectUnknown } from '../refuse.js';
import { liftOf, stepsOfModel } from '../tests/subject.js';
import { BECAUSE, passesNamed } from './automatic-passes.js';
import type { Cause, CourageRequest } from './courage-types.js';
import { terrorOf, type Terror } from './terror.js';

/** Most tests of all models together, and of one of them. */
export const MOST_TESTS = 100;
export const MOST_TESTS_EACH = 10;

/** After a failure nothing is left to test for. */
const STOPPING: ReadonlySet<Cause> = new Set(['terror', 'hunting-instinct']);
/** The row by which only some enemies call for a test. */
const NO_TERROR = 'SB-SPEC-022';
const LIFTS = 'A failed test is lifted with the fewest points if the points left can make it succeed.';

/** One test that is due. */
export interface DueTest {
  readonly by: string;
  readonly courage: number;
  /** The Hero's own test, which his Might may lift. */
  readonly mayLift: boolean;
}

/** Courage tests with everything settled that dice do not settle. */
export interface CouragePlan {
  /** What each model takes in turn. */
  readonly models: readonly (readonly DueTest[])[];
  /** A model that fails takes no further test. */
  readonly stopsAtFailure: boolean;
  /** Points in hand of each model, and what one step costs. */
  readonly might: { readonly points: number; readonly cost: number };
  /** Ledger row of a pass without dice. */
  readonly automatic: string | null;
  readonly rule: string;
  readonly assumptions: readonly string[];
}

/** @throws RuleError for reasons to pass that do not fit the model (`rule-violated`, with their row). */
export function planCourage(reference: CombatReference, request: CourageRequest): CouragePlan {
  const model = resolveModel(reference, request.model, '/model');
  const cause = causeOf(request);
  const terror = isCharge(request) ? terrorOf(reference, model, request) : null;
  const [passed, assumptions] = passOf(model, request, cause);
  const notCalledFor = isCharge(request) && terror === null ? NO_TERROR : null;
  const lift = liftOf(model, 'success');
  return {
    models: modelsOf(model, request, terror), stopsAtFailure: cause !== null && STOPPING.has(cause),
    might: { points: model.points.might, cost: lift?.cost ?? 0 }, automatic: passed ?? notCalledFor ?? fearlessOf(model, request, terror), rule: terror?.rule ?? 'SB-COUR-001',
    assumptions: lift !== null && model.points.might > 0 ? [...assumptions, LIFTS] : assumptions,
  };
}

/** The row by which he charges the terrifying without a test, whether he says so or not (SB-SPEC-016). */
function fearlessOf(model: Model, { part }: CourageRequest, terror: Terror | null): string | null {
  if (terror === null || part === 'mount') return null;
  return stepsOfModel(model).find((step) => step.ignoresTerror === true)?.rule ?? null;
}

function isCharge({ charging, terrorBy }: CourageRequest): boolean {
  return charging != null || terrorBy != null;
}

function causeOf(request: CourageRequest): Cause | null {
  const cause = request.cause ?? (isCharge(request) ? 'terror' : null);
  if (isCharge(request) && cause !== 'terror') reject('/cause', 'not-allowed', 'A charge at an enemy is tested for terror.');
  return cause;
}

function modelsOf(model: Model, request: CourageRequest, terror: Terror | null): DueTest[][] {
  const count = request.model.count ?? 1;
  const tests = request.tests ?? 1;
  if (!Number.isInteger(tests) || tests < 1 || tests > MOST_TESTS_EACH) reject('/tests', 'out-of-range', `From 1 to ${MOST_TESTS_EACH} tests are taken.`);
  if (count * tests > MOST_TESTS) reject('/model/count', 'too-many', `At most ${MOST_TESTS} tests are taken at once.`);
  return Array.from({ length: count }, (_, index) => {
    const by = count === 1 ? 'model' : `model/${index}`;
    return Array.from({ length: tests }, () => testsOf(model, by, request, terror)).flat();
  });
}

/** Only the rider tests while mounted, unless it is his mount that is frightened (SB-CAV-031, SB-MAGIC-026). */
function testsOf(model: Model, by: string, { part, modifier = 0 }: CourageRequest, terror: Terror | null): DueTest[] {
  const modified = (courage: number): number => Math.max(0, courage + modifier);
  const { mount } = model;
  if (part === 'mount') {
    if (mount === null) return reject('/part', 'not-allowed', `${model.name} has no mount.`);
    return [{ by: `${by}/mount`, courage: modified(mount.profile.courage), mayLift: false }];
  }
  const own = { by, courage: modified(model.profile.courage), mayLift: liftOf(model, 'success') !== null };
  return terror?.mountsToo === true && mount !== null ? [own, { by: `${by}/mount`, courage: mount.profile.courage, mayLift: false }] : [own];
}

/** The row by which the test is passed without dice, and what it rests on. */
function passOf(model: Model, request: CourageRequest, cause: Cause | null): [rule: string | null, assumptions: string[]] {
  const because = request.because ?? model.combatant.because ?? null;
  if (because === null) return [null, []];
  const pointer = request.because == null ? '/model/because' : '/because';
  const named = passesNamed(because);
  const [first] = named;
  if (first === undefined) return rejectUnknown({ pointer, code: 'unknown-id', id: because }, BECAUSE);
  const fitting = named.find((pass) => pass.fits(model));
  if (fitting === undefined) refuse(pointer, first.rule, `${model.name} is not one who passes by "${because}".`);
  if (cause !== null && fitting.causes !== null && !fitting.causes.includes(cause)) refuse(pointer, fitting.rule, `"${because}" is of no help in a test for: ${cause}.`);
  return [fitting.rule, [fitting.while]];
}
