import { refuse, reject } from '../../shared/refuse.js';
import { knownOrNull } from '../known.js';
import type { ReferenceIndex } from '../reference-index.js';
import type { SiegeRequest, UnitCount } from './battle-types.js';
import { inOrder, none, take, total, type BattlePlan, type Counts, type SidePlan, type SiegePlan } from './plan.js';
import { fieldOf, planOf } from './plan-battle.js';
import { sideOf, type Side } from './sides.js';
import { structureFigures, type StructureFigures } from './structures.js';

const DEFAULT_STRUCTURE = 'fortress';

/** An assault on a structure, a sally out of it, or a fight before its walls (WR-SIEGE). @throws RuleError */
export function planSiege(index: ReferenceIndex, request: SiegeRequest): BattlePlan {
  const area = knownOrNull(index.areas, request.area, '/area');
  const figures = structureFigures(index, request.structure ?? area?.structure ?? DEFAULT_STRUCTURE, '/structure');
  const inOpen = request.sally === true || request.fightsOutside === true;
  if (inOpen) checkInOpen(request);
  const field = fieldOf(request, area, inOpen ? null : figures);
  const roles = request.sally === true ? (['defender', 'attacker'] as const) : (['attacker', 'defender'] as const);
  const attacker = sideOf(index, request.attacker, 'attacker', { role: roles[0], field });
  const besieged = starved(sideOf(index, request.defender, 'defender', { role: roles[1], field }), request.attritionTurns ?? 0);
  return planOf(index, request, {
    attacker, defender: besieged,
    strikes: request.sally === true ? 'defender' : 'attacker',
    structure: inOpen ? null : siegeOf(request, figures, attacker.plan, besieged.plan),
    assumptions: [...(request.structure == null && area?.structure == null ? [`The structure is a ${DEFAULT_STRUCTURE}.`] : []), ...notes(request)],
  });
}

/** What has no meaning where nobody fights at the walls. */
function checkInOpen({ inside, engaged, strike, laySiege, sally, fightsOutside }: SiegeRequest): void {
  const asked = { inside: inside != null, engaged: engaged != null, strike: strike === 'both', laySiege: laySiege !== undefined && laySiege !== 'never', fightsOutside: sally === true && fightsOutside === true };
  for (const [key, given] of Object.entries(asked)) if (given) reject(`/${key}`, 'not-allowed', 'Nobody fights at the walls: leave it out.');
}

function notes(request: SiegeRequest): string[] {
  if (request.sally === true) return ['The besieged attack without their walls, the besiegers defend with any bonus of the ground (WR-SIEGE-013).'];
  if (request.fightsOutside === true) return ['The defenders disdain their walls: the ground counts, the structure does not (WR-SIEGE-002).'];
  return ['Only units take up room inside, and those inside roll only when they are attacked (WR-SIEGE-006, WR-SIEGE-007).'];
}

/** Units that hunger has taken, chosen by the defender, one for each turn (WR-SIEGE-010). */
function starved(side: Side, turns: number): Side {
  const counts = side.plan.groups.map(({ count }) => count);
  if (turns >= total(counts)) reject('/attritionTurns', 'out-of-range', `After ${total(counts)} turns of hunger nobody is left to fight.`);
  const dead = take(counts, turns, side.plan.losses.walls);
  const groups = side.plan.groups.map((group, index) => ({ ...group, count: group.count - (dead[index] ?? 0) }));
  return { ...side, plan: { ...side.plan, groups } };
}

function siegeOf(request: SiegeRequest, figures: StructureFigures, attacker: SidePlan, defender: SidePlan): SiegePlan {
  const inside = sheltered(request.inside ?? null, defender, figures.capacity);
  const outside = total(defender.groups.map(({ count }) => count)) - total(inside);
  if (request.laySiege === 'before-first-round' && outside > 0) {
    refuse('/laySiege', 'WR-SIEGE-009', `${outside} defenders stand outside: a siege needs all of them inside.`);
  }
  const engage = inOrder(attacker.groups, request.engage ?? 'regulars-first', 'walls');
  return {
    channel: Math.min(figures.channel, typeof request.engaged === 'number' ? request.engaged : figures.channel),
    inside, engage,
    engaged: firstEngaged(request, attacker, figures.channel),
    strike: request.strike ?? 'outside-first',
    laySiege: request.laySiege ?? 'never',
  };
}

function firstEngaged({ engaged }: SiegeRequest, attacker: SidePlan, channel: number): Counts | null {
  if (engaged == null || typeof engaged === 'number') return null;
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
  if (total(inside) > capacity) refuse('/inside', 'WR-SIEGE-006', `${total(inside)} units are inside, there is room for ${capacity}.`);
  return inside;
}

function ofKinds(wanted: Partial<UnitCount>, side: SidePlan, pointer: string): Counts {
  let sum: Counts = none(side.groups);
  for (const troop of ['regular', 'elite'] as const) {
    const counts = side.groups.map((group) => (group.troop === troop ? group.count : 0));
    const some = wanted[troop] ?? 0;
    if (some > total(counts)) reject(`${pointer}/${troop}`, 'out-of-range', `There are ${total(counts)} such units.`);
    const taken = take(counts, some, side.groups.map((_, index) => index));
    sum = sum.map((count, index) => count + (taken[index] ?? 0));
  }
  return sum;
}
