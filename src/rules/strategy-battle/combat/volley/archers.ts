import type { Distance, Side } from '../../reference.js';
import type { CombatReference } from '../combat-reference.js';
import { milsOf, milsOfPair, showMils, type Measure } from '../length.js';
import { resolveModel, type Model } from '../model.js';
import { refuse, reject } from '../refuse.js';
import { sideOf } from '../shooting/bodies.js';
import { missileOf, type MissileInUse } from '../shooting/missile.js';
import { refuseMoved } from '../shooting/range.js';
import { refuseShooter } from '../shooting/shooter-refusals.js';
import type { VolleyRequest } from './volley-types.js';

/** Fewest archers of a volley, and most that are reckoned with. */
const FEWEST = 6;
export const MOST_ARCHERS = 100;
/** Nothing nearer than this is chosen, and the range of the bow counts twice (SB-VOLLEY-002). */
const MINIMUM: Distance = { inches: 18, cm: 42 };
const RANGES = 2;

/** The group that fires. */
export interface Group {
  /** Those in range of the target, who roll. */
  readonly rolling: readonly string[];
  readonly bow: MissileInUse;
  readonly side: Side | null;
}

/** @throws RuleError for a group that may not fire a volley at this distance (SB-VOLLEY-001, SB-VOLLEY-002). */
export function groupOf(reference: CombatReference, request: VolleyRequest, measure: Measure): Group {
  const models = request.archers.map((archers, index) => resolveModel(reference, archers, `/archers/${index}`));
  const count = models.reduce((sum, model) => sum + countOf(model), 0);
  if (count < FEWEST) refuse('/archers', 'SB-VOLLEY-001', `A volley takes ${FEWEST} archers; there are ${count}.`);
  if (count > MOST_ARCHERS) reject('/archers', 'too-many', `At most ${MOST_ARCHERS} archers fire a volley.`);
  if (request.connected === false) refuse('/connected', 'SB-VOLLEY-001', 'Each archer touches another of the group.');
  const bow = oneBow(reference, models);
  if (request.moved === 'full') refuse('/moved', 'SB-VOLLEY-001', 'None of the archers has moved more than half of his move.');
  refuseMoved(bow, request.moved ?? 'none');
  for (const model of models) refuseShooter(model, { engaged: request.engaged });
  return { rolling: models.flatMap((model, index) => (reaches(bow, request, index, measure) ? namesOf(model, index) : [])), bow, side: models.map(sideOf).find((side) => side !== null) ?? null };
}

const countOf = ({ combatant }: Model): number => combatant.count ?? 1;

function namesOf(model: Model, index: number): string[] {
  const count = countOf(model);
  return Array.from({ length: count }, (_, each) => (count === 1 ? `archers/${index}` : `archers/${index}/${each}`));
}

/** All have the same kind of bow; crossbows and throwing weapons fire no volleys. */
function oneBow(reference: CombatReference, models: readonly Model[]): MissileInUse {
  const bows = models.map((model) => {
    const missile = missileOf(reference, model, 'bow');
    return missile.bow ? missile : refuse(`${model.pointer}/weapon`, 'SB-VOLLEY-001', `No volley is fired with: ${missile.name}.`);
  });
  const [first] = bows;
  if (first === undefined) return refuse('/archers', 'SB-VOLLEY-001', 'A volley takes archers.');
  const odd = bows.findIndex(({ id }) => id !== first.id);
  if (odd !== -1) refuse(`/archers/${odd}`, 'SB-VOLLEY-001', `All archers of a volley have the same kind of bow: here ${first.name}.`);
  return first;
}

/** Whether these archers are near enough to roll. */
function reaches({ missile }: MissileInUse, request: VolleyRequest, index: number, measure: Measure): boolean {
  const own = request.archers[index]?.distance;
  const distance = own ?? request.distance;
  if (distance == null) return true;
  const [minimum, range] = [milsOfPair(MINIMUM, measure), RANGES * milsOfPair(missile.range, measure)];
  const pointer = own == null ? '/distance' : `/archers/${index}/distance`;
  if (milsOf(distance, measure) < minimum) refuse(pointer, 'SB-VOLLEY-002', `Nothing nearer than ${showMils(minimum, measure)} is chosen for a volley.`);
  if (milsOf(distance, measure) <= range) return true;
  if (request.archers.length === 1 || own == null) refuse(pointer, 'SB-VOLLEY-002', `The volley reaches ${showMils(range, measure)}.`);
  return false;
}
