import { reject } from '../../shared/refuse.js';
import { asNote, refuseFaults } from '../findings.js';
import { known } from '../known.js';
import type { ReferenceIndex } from '../reference-index.js';
import type { Area, EliteBonus, Terrain } from '../reference.js';
import { closedPlaces, companyFindings, forceFindings } from '../strength/company-checks.js';
import { abilityNotes, companyNotes, ringNotes } from '../strength/company-notes.js';
import type { Company, Part } from '../strength/company.js';
import { baseOf, kinOf, ringsOf } from '../strength/fighters.js';
import { strengthOf } from '../strength/strength.js';
import { TROOPS, type Role, type Stand, type Walls } from '../strength/strength-types.js';
import type { ContingentRequest, Order, SideRequest } from './battle-types.js';
import { inOrder, type ByRound, type Group, type SidePlan } from './plan.js';

/** Where the two sides meet. */
export interface Field {
  readonly area: Area | null;
  readonly terrain: Terrain;
  readonly river: boolean;
  readonly walls: Walls | null;
  /** Default of both sides. */
  readonly losses: Order;
}

export interface Side {
  readonly plan: SidePlan;
  readonly company: Company;
  readonly assumptions: readonly string[];
}

/**
 * One side with its groups and their strengths. `by` is its name, `role` how it fights: they differ in a sally.
 * @throws RuleError for unknown ids, and for pieces that cannot stand or fight together so.
 */
export function sideOf(index: ReferenceIndex, request: SideRequest, by: Role, { role, field }: { readonly role: Role; readonly field: Field }): Side {
  const parts = partsOf(index, request, `/${by}`);
  const characters = (request.companions ?? []).map((id, place) => ({ character: known(index.characters, id, `/${by}/companions/${place}`), pointer: `/${by}/companions/${place}` }));
  const company: Company = { area: field.area, terrain: field.terrain, parts, characters };
  const closed = closedPlaces(company, index);
  refuseFaults([...companyFindings(company, index), ...forceFindings(parts), ...closed]);
  const rings = ringsOf(index, characters.map(({ character }) => character));
  const groups = TROOPS.flatMap((troop) =>
    parts.flatMap(({ [troop]: count, kin }): Group[] => {
      if (count === 0) return [];
      const strength = (stand: Stand, river: boolean): number =>
        strengthOf({ ...kin, troop, base: baseOf(index, kin, troop), role, stand, terrain: field.terrain, river, walls: field.walls, rings }).strength;
      const byRound = (stand: Stand): ByRound => ({ first: strength(stand, field.river), later: strength(stand, false) });
      return [{ nation: kin.nation, force: kin.forceId, troop, count, immortal: kin.force?.immortal ?? false, open: byRound('open'), walls: byRound(role === 'attacker' ? 'assaulting' : 'inside') }];
    }),
  );
  if (groups.length === 0) reject(`/${by}`, 'too-few', 'A side needs a unit: leaders and heroes do not fight by themselves (WR-UNIT-001).');
  const assumptions = [...parts.flatMap(({ kin, elite }) => (elite > 0 ? kin.assumptions : [])), ...parts.flatMap((part) => abilityNotes(index, part)), ...companyNotes(company, index), ...ringNotes(company, rings, index), ...closed.map(asNote), ...released(company, role)];
  return { plan: planOf(request, by, groups, field.losses), company, assumptions };
}

/** The units of a side: its own, and those of others beside them. */
function partsOf(index: ReferenceIndex, request: SideRequest, pointer: string): readonly (Part & { readonly given: EliteBonus | null })[] {
  const contingents = [{ asked: request as ContingentRequest, at: pointer }, ...(request.contingents ?? []).map((asked, place) => ({ asked, at: `${pointer}/contingents/${place}` }))];
  return contingents.map(({ asked, at }) => ({ kin: kinOf(index, asked, at), regular: asked.regular ?? 0, elite: asked.elite ?? 0, given: asked.eliteBonus ?? null, pointer: at }));
}

/** A force that attacks once (WR-CHAR-014). */
const released = ({ parts }: Company, role: Role): string[] =>
  role === 'attacker' && parts.some(({ kin, elite }) => kin.force?.together === true && elite > 0) ? ['This is the one attack of the dead, who are released after it (WR-CHAR-014).'] : [];

function planOf(request: SideRequest, by: Role, groups: readonly Group[], losses: Order): SidePlan {
  const order = request.losses ?? losses;
  return {
    by, groups,
    leadership: request.leadership ?? 0,
    led: (request.leadership ?? 0) + (request.companions ?? []).length > 0,
    losses: { open: inOrder(groups, order, 'open'), walls: inOrder(groups, order, 'walls') },
    rerolls: request.rerolls ?? 'strongest-first',
    retreat: request.retreat ?? {},
  };
}
