import type { CombatReference } from '../combat-reference.js';
import { measureOf, milsOf, milsOfPair, type Length, type Measure } from '../length.js';
import { resolveModel, type Model } from '../model.js';
import { reject } from '../refuse.js';
import type { Distance } from '../../reference.js';
import { stepsOfModel } from '../tests/subject.js';
import type { CourageTrigger, CourageTriggers, CourageTriggersRequest, Steadying } from './triggers-types.js';

/** How near friends and enemies count, and how far Stand Fast! reaches unless a rule says more. */
const NEAR: Distance = { inches: 6, cm: 14 };
/** Enemies for each Wound left from which on a lone model tests. */
const OUTNUMBERED = 2;

/** Which tests a model takes at the start of its move, and whether it has to roll (SB-COUR-002, 004, 005, 010, 011). */
export function createCourageTriggers(reference: CombatReference): { ask(request: CourageTriggersRequest): CourageTriggers } {
  return {
    ask: (request) => {
      const measure = measureOf(request);
      const model = resolveModel(reference, request.model, '/model');
      if (request.engaged === true) return { due: false, causes: [], spared: 'SB-COUR-002' };
      const halfLost = isHalfLost(request);
      const ended = halfLost || request.asIfHalfLost === true ? endedBy(reference, request) : null;
      const causes = causesOf(model, request, { halfLost, ended: ended !== null, measure });
      const steadied = isSteadied(reference, model, request, measure) && causes.some(({ cause }) => cause !== 'alone');
      return { due: causes.length > 0 && !steadied, causes, spared: steadied ? 'SB-COUR-010' : ended };
    },
  };
}

interface Found {
  readonly halfLost: boolean;
  readonly ended: boolean;
  readonly measure: Measure;
}

function causesOf(model: Model, request: CourageTriggersRequest, { halfLost, ended, measure }: Found): CourageTrigger[] {
  const causes: CourageTrigger[] = [];
  if (halfLost && !ended) causes.push({ cause: 'half-force', rule: 'SB-COUR-004' });
  if (request.asIfHalfLost === true && !ended) causes.push({ cause: 'scenario', rule: 'SB-W03-005' });
  if (isAlone(model, request, measure)) causes.push({ cause: 'alone', rule: 'SB-COUR-005' });
  return causes;
}

function isHalfLost({ force }: CourageTriggersRequest): boolean {
  if (force == null) return false;
  if (force.lost > force.starting) reject('/force/lost', 'out-of-range', 'No more models are lost than there were.');
  return 2 * force.lost >= force.starting && force.starting > 0;
}

/** The row by which nobody tests for losses (SB-SPEC-035). */
function endedBy(reference: CombatReference, { onTable = [] }: CourageTriggersRequest): string | null {
  const steps = onTable.flatMap((combatant, index) => stepsOfModel(resolveModel(reference, combatant, `/onTable/${index}`)));
  return steps.find((step) => step.endsHalfForceTests === true)?.rule ?? null;
}

const isNear = (length: Length, measure: Measure): boolean => milsOf(length, measure) <= milsOfPair(NEAR, measure);

function isAlone(model: Model, { nearestFriend, enemies = [] }: CourageTriggersRequest, measure: Measure): boolean {
  if (nearestFriend != null && isNear(nearestFriend, measure)) return false;
  return enemies.filter((enemy) => isNear(enemy, measure)).length >= OUTNUMBERED * model.wounds;
}

/** Ordinary warriors alone profit by Stand Fast! (SB-COUR-010, SB-SPEC-017, SB-SPEC-047). */
function isSteadied(reference: CombatReference, model: Model, { heroes = [] }: CourageTriggersRequest, measure: Measure): boolean {
  if (model.unit?.kind === 'hero') return false;
  return heroes.some((steadying, index) => steadies(reference, steadying, `/heroes/${index}/hero`, measure));
}

function steadies(reference: CombatReference, { hero, distance, visible, passed, engaged }: Steadying, pointer: string, measure: Measure): boolean {
  const model = resolveModel(reference, hero, pointer);
  if (model.unit?.kind === 'warrior') reject(pointer, 'not-allowed', `${model.name} is no Hero.`);
  const reach = stepsOfModel(model).find((step) => step.standFast !== undefined)?.standFast ?? NEAR;
  return visible !== false && passed !== false && engaged !== true && milsOf(distance, measure) <= milsOfPair(reach, measure);
}
