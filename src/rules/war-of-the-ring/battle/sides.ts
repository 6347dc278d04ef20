import { refuse, reject } from '../../shared/refuse.js';
import type { ReferenceIndex } from '../reference-index.js';
import type { Terrain } from '../reference.js';
import { baseOf, kinOf, ringsOf, type Kin } from '../strength/fighters.js';
import { strengthOf } from '../strength/strength.js';
import { TROOPS, type Role, type Stand, type Walls } from '../strength/strength-types.js';
import type { ContingentRequest, Order, SideRequest } from './battle-types.js';
import { inOrder, type ByRound, type Group, type SidePlan } from './plan.js';

/** Where the two sides meet. */
export interface Field {
  readonly area: string | null;
  readonly terrain: Terrain;
  readonly river: boolean;
  readonly walls: Walls | null;
  /** Default of both sides. */
  readonly losses: Order;
}

export interface Side {
  readonly plan: SidePlan;
  readonly kin: readonly Kin[];
  readonly assumptions: readonly string[];
}

/**
 * One side with its groups and their strengths. `by` is its name, `role` how it fights: they differ in a sally.
 * @throws RuleError for unknown ids and forces that cannot fight so.
 */
export function sideOf(index: ReferenceIndex, request: SideRequest, by: Role, { role, field }: { readonly role: Role; readonly field: Field }): Side {
  const rings = ringsOf(index, request.companions ?? [], field.area, `/${by}/companions`);
  const contingents = [{ request: request as ContingentRequest, pointer: `/${by}` }, ...(request.contingents ?? []).map((contingent, place) => ({ request: contingent, pointer: `/${by}/contingents/${place}` }))];
  const parts = contingents.map((contingent) => ({ ...contingent, kin: kinOf(index, contingent.request, contingent.pointer) }));
  parts.forEach((part, place) => {
    checkForce(part, field);
    if (part.kin.forceId !== null && parts.findIndex(({ kin }) => kin.forceId === part.kin.forceId) < place) refuse(`${part.pointer}/force`, 'WR-UNIT-008', `The force "${part.kin.forceId}" is there once.`);
  });
  const groups = TROOPS.flatMap((troop) =>
    parts.flatMap(({ request: { [troop]: count = 0 }, kin }): Group[] => {
      if (count === 0) return [];
      const strength = (stand: Stand, river: boolean): number =>
        strengthOf({ ...kin, troop, base: baseOf(index, kin, troop), role, stand, terrain: field.terrain, river, walls: field.walls, rings }).strength;
      const byRound = (stand: Stand): ByRound => ({ first: strength(stand, field.river), later: strength(stand, false) });
      return [{ nation: kin.nation, force: kin.forceId, troop, count, immortal: kin.force?.immortal ?? false, open: byRound('open'), walls: byRound(role === 'attacker' ? 'assaulting' : 'inside') }];
    }),
  );
  if (groups.length === 0) reject(`/${by}`, 'too-few', 'A side needs a unit: leaders and heroes do not fight by themselves (WR-UNIT-001).');
  return { plan: planOf(request, by, groups, field.losses), kin: parts.map(({ kin }) => kin), assumptions: parts.flatMap(({ kin }) => kin.assumptions) };
}

function planOf(request: SideRequest, by: Role, groups: readonly Group[], losses: Order): SidePlan {
  const order = request.losses ?? losses;
  return {
    by, groups,
    leadership: request.leadership ?? 0,
    losses: { open: inOrder(groups, order, 'open'), walls: inOrder(groups, order, 'walls') },
    rerolls: request.rerolls ?? 'strongest-first',
    retreat: request.retreat ?? {},
  };
}

interface Part {
  readonly request: ContingentRequest;
  readonly pointer: string;
  readonly kin: Kin;
}

/** A force of no nation has elites only, so many of them, and some are bound to a place (WR-UNIT-008). */
function checkForce({ request: { regular = 0, elite = 0 }, pointer, kin: { force, forceId } }: Part, field: Field): void {
  if (force === null) return;
  if (regular > 0) refuse(`${pointer}/regular`, 'WR-UNIT-008', `The force "${forceId}" has elite units only.`);
  if (elite > force.count) refuse(`${pointer}/elite`, 'WR-UNIT-008', `The force "${forceId}" has ${force.count} units.`);
  if (force.together && elite > 0 && elite !== force.count) refuse(`${pointer}/elite`, 'WR-CHAR-014', `The force "${forceId}" fights with all its ${force.count} units or not at all.`);
  if (force.onlyArea !== null && field.area !== null && field.area !== force.onlyArea) refuse(`${pointer}/force`, 'WR-PLACE-018', `The force "${forceId}" never leaves ${force.onlyArea}.`);
}
