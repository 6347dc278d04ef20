import { refuse, reject } from '../../shared/refuse.js';
import { groundOf } from '../grounds.js';
import type { ReferenceIndex } from '../reference-index.js';
import type { SiegeRequest, UnitCount } from './battle-types.js';
import { immortalsIn, inOrder, none, take, total, unitsIn, type BattlePlan, type Counts, type SidePlan, type SiegePlan } from './plan.js';
import { fieldOf, planOf } from './plan-battle.js';
import { checkHunger, checkInOpen, checkWithin, FIRST_IN } from './siege-checks.js';
import { siegeNotes } from './siege-notes.js';
import { sideOf, type Side } from './sides.js';
import { DEFAULT_STRUCTURE, structureFigures, type StructureFigures } from './structures.js';

/** An assault on a structure, a sally out of it, or a fight before its walls (WR-SIEGE). @throws RuleError */
export function planSiege(index: ReferenceIndex, request: SiegeRequest): BattlePlan {
  const { area, assumptions } = groundOf(index, request);
  const figures = structureFigures(index, request.structure ?? area?.structure ?? DEFAULT_STRUCTURE, '/structure');
  const inOpen = request.sally === true || request.fightsOutside === true;
  if (inOpen) checkInOpen(request);
  const field = fieldOf(request, area, inOpen ? null : figures);
  const roles = request.sally === true ? (['defender', 'attacker'] as const) : (['attacker', 'defender'] as const);
  const attacker = sideOf(index, request.attacker, 'attacker', { role: roles[0], field });
  const defender = sideOf(index, request.defender, 'defender', { role: roles[1], field });
  checkHunger(request, figures.capacity, unitsIn(defender.plan));
  const besieged = starved(defender, request.attritionTurns ?? 0);
  const structure = inOpen ? null : siegeOf(request, figures, attacker.plan, besieged.plan);
  return planOf(index, request, {
    attacker, defender: besieged,
    strikes: request.sally === true ? 'defender' : 'attacker',
    structure,
    assumptions: [...assumptions, ...siegeNotes(request, { area, capacity: figures.capacity, attacker: attacker.plan, channel: structure?.channel ?? null, inside: structure?.inside ?? null, defender: defender.plan, left: besieged.plan })],
  });
}

/** Units that hunger has taken, chosen by the defender, one for each turn (WR-SIEGE-010). */
function starved(side: Side, turns: number): Side {
  const counts = side.plan.groups.map(({ count }) => count);
  if (turns >= total(counts) && immortalsIn(side.plan) === 0) reject('/attritionTurns', 'out-of-range', `After ${total(counts)} turns of hunger nobody is left to fight.`);
  const dead = take(side.plan.groups.map(({ count, immortal }) => (immortal ? 0 : count)), turns, side.plan.losses.walls);
  const groups = side.plan.groups.map((group, index) => ({ ...group, count: group.count - (dead[index] ?? 0) }));
  return { ...side, plan: { ...side.plan, groups } };
}

function siegeOf(request: SiegeRequest, figures: StructureFigures, attacker: SidePlan, defender: SidePlan): SiegePlan {
  const inside = sheltered(request.inside ?? null, defender, figures.capacity);
  const outside = total(defender.groups.map(({ count }) => count)) - total(inside);
  checkWithin(request, outside);
  const engage = inOrder(attacker.groups, request.engage ?? FIRST_IN, 'walls');
  return {
    channel: typeof request.engaged === 'number' ? request.engaged : figures.channel,
    inside, engage,
    engaged: firstEngaged(request, attacker, { channel: figures.channel, inside: total(inside), outside }),
    strike: request.strike ?? 'outside-first',
    laySiege: request.laySiege ?? 'never',
  };
}

interface Walls {
  readonly channel: number;
  readonly inside: number;
  readonly outside: number;
}

function firstEngaged({ engaged, strike }: SiegeRequest, attacker: SidePlan, { channel, inside, outside }: Walls): Counts | null {
  if (typeof engaged === 'number' && engaged > channel) refuse('/engaged', 'WR-SIEGE-003', `${engaged} units are sent in, the channel takes ${channel}.`);
  if (engaged == null || typeof engaged === 'number') return null;
  if (outside > 0 && (inside === 0 || strike !== 'both')) refuse('/engaged', 'WR-SIEGE-007', `Defenders outside: ${outside}, struck first by all: nobody goes in in the first round.`);
  const counts = ofKinds(engaged, attacker, '/engaged');
  if (total(counts) > channel) refuse('/engaged', 'WR-SIEGE-003', `${total(counts)} units are sent in, the channel takes ${channel}.`);
  if (total(counts) === 0) reject('/engaged', 'too-few', 'At least one unit must attack.');
  return counts;
}

/** Who shelters: as many as fit, elites first, or as given (WR-SIEGE-006). */
function sheltered(given: Partial<UnitCount> | null, side: SidePlan, capacity: number): Counts {
  const all = side.groups.map(({ count }) => count);
  if (given === null) return take(all, capacity, inOrder(side.groups, 'elites-first', 'walls'));
  const inside = ofKinds(given, side, '/inside');
  if (total(inside) > capacity) refuse('/inside', 'WR-SIEGE-006', `Units inside: ${total(inside)}, room for ${capacity}.`);
  return inside;
}

function ofKinds(wanted: Partial<UnitCount>, side: SidePlan, pointer: string): Counts {
  let sum: Counts = none(side.groups);
  for (const troop of ['regular', 'elite'] as const) {
    const counts = side.groups.map((group) => (group.troop === troop ? group.count : 0));
    const some = wanted[troop] ?? 0;
    if (some > total(counts)) reject(`${pointer}/${troop}`, 'out-of-range', `Of such units there are no more than ${total(counts)}.`);
    const taken = take(counts, some, side.groups.map((_, index) => index));
    sum = sum.map((count, index) => count + (taken[index] ?? 0));
  }
  return sum;
}
