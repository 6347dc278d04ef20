import { Fraction } from '../../dice/fraction.js';
import type { Question } from '../../shared/operation.js';
import { refuse, reject } from '../../shared/refuse.js';
import { figureOf, structureNotes } from '../battle/structures.js';
import type { StructureRequest } from '../battle/battle-types.js';
import { fieldOf } from '../battle/plan-battle.js';
import { asNote, refuseFaults } from '../findings.js';
import { groundOf } from '../grounds.js';
import { known } from '../known.js';
import type { ReferenceIndex } from '../reference-index.js';
import type { Area, EliteBonus, Terrain } from '../reference.js';
import { closedPlaces, companyFindings } from './company-checks.js';
import { abilityNotes, companyNotes, ringNotes } from './company-notes.js';
import type { Company } from './company.js';
import { baseOf, kinOf, ringsOf, type Kin } from './fighters.js';
import { SIDES_OF_DIE, strengthOf } from './strength.js';
import type { Addend, Role, Stand, Troop, Walls } from './strength-types.js';

/** One unit, and everything that decides how strong it is. */
export interface StrengthRequest {
  readonly nation?: string | null;
  readonly force?: string | null;
  readonly unit: Troop;
  readonly role: Role;
  readonly area?: string | null;
  readonly terrain?: Terrain | null;
  readonly riverCrossing?: boolean;
  /** A river counts in the first round only (WR-BATTLE-010). */
  readonly round?: number;
  readonly structure?: StructureRequest | null;
  /** The defender disdains the structure, or sallies from it. */
  readonly fightsOutside?: boolean;
  /** Characters beside the unit, for their rings. */
  readonly companions?: readonly string[];
  readonly eliteBonus?: EliteBonus | null;
}

export interface StrengthReport {
  readonly unit: Troop;
  readonly role: Role;
  readonly stand: Stand;
  readonly terrain: Terrain;
  readonly base: number;
  readonly strength: number;
  /** Before it was kept within 0 to 6. */
  readonly sum: number;
  readonly addends: readonly Addend[];
  /** That one attack hits. */
  readonly chance: Fraction;
  /** Faces that hit, by either reading (WR-BATTLE-002). */
  readonly faces: { readonly low: readonly number[]; readonly high: readonly number[] };
  readonly move: number;
  readonly assumptions: readonly string[];
}

/** Profile math of this rulebook (WR-BATTLE-009 to 012, WR-SIEGE-001, 002). */
export function createStrength(index: ReferenceIndex): Question<StrengthRequest, StrengthReport> {
  return { ask: (request) => report(index, request) };
}

function report(index: ReferenceIndex, request: StrengthRequest): StrengthReport {
  const { area, assumptions } = groundOf(index, request);
  const { terrain } = fieldOf({ terrain: request.terrain }, area, null);
  const kin = kinOf(index, request, '');
  if (kin.force !== null && request.unit !== 'elite') refuse('/unit', 'WR-UNIT-008', `The force "${kin.forceId}" has elite units only.`);
  const walls = wallsOf(index, request);
  if (walls === null && request.fightsOutside === true && area?.structure == null) reject('/fightsOutside', 'not-allowed', 'There is no structure to be outside of.');
  const stand = standOf(request, walls !== null);
  const base = baseOf(index, kin, request.unit);
  const company = companyOf(index, request, { kin, area, terrain });
  refuseFaults(companyFindings(company, index));
  const rings = ringsOf(index, company.characters.map(({ character }) => character));
  const { strength, sum, addends } = strengthOf({ ...kin, troop: request.unit, base, role: request.role, stand, terrain, river: crossesNow(request), walls, rings });
  return {
    unit: request.unit, role: request.role, stand, terrain, base, strength, sum, addends,
    chance: Fraction.of(strength, SIDES_OF_DIE),
    faces: { low: faces(1, strength), high: faces(SIDES_OF_DIE - strength + 1, SIDES_OF_DIE) },
    move: index.units.get(kin.forceId ?? request.unit)?.move ?? 0,
    assumptions: [...assumptions, ...(request.unit === 'elite' ? kin.assumptions : []), ...riverNotes(request, stand), ...notes(index, request, company), ...ringNotes(company, rings, index), 'All bonuses add up; the sum is kept within 0 to 6 (WR-BATTLE-012).'],
  };
}

/** What the structure does to this unit: more is not asked for. */
function wallsOf(index: ReferenceIndex, { structure, role, fightsOutside }: StrengthRequest): Walls | null {
  if (structure == null) return null;
  const figure = figureOf(index, structure, '/structure');
  const stand = standOf({ role, fightsOutside }, true);
  return { defenceBonus: stand === 'inside' ? figure('defenceBonus') : 0, attackPenalty: stand === 'assaulting' ? figure('attackPenalty') : 0 };
}

/** The unit, and who is beside it. */
function companyOf(index: ReferenceIndex, { unit, companions = [] }: StrengthRequest, { kin, area, terrain }: { readonly kin: Kin; readonly area: Area | null; readonly terrain: Terrain }): Company {
  const characters = companions.map((id, place) => ({ character: known(index.characters, id, `/companions/${place}`), pointer: `/companions/${place}` }));
  return { area, terrain, parts: [{ kin, regular: Number(unit === 'regular'), elite: Number(unit === 'elite'), pointer: '' }], characters };
}

/** A closed place does not change what a unit is worth, so it is told only. */
function notes(index: ReferenceIndex, { unit, eliteBonus = null, structure, fightsOutside }: StrengthRequest, company: Company): string[] {
  const kin = company.parts[0]?.kin;
  return [
    ...(kin === undefined ? [] : abilityNotes(index, { kin, elite: Number(unit === 'elite'), given: eliteBonus })),
    ...companyNotes(company, index),
    ...closedPlaces(company, index).map(asNote),
    ...(fightsOutside === true ? [] : structureNotes(structure, company.area)),
  ];
}

const crossesNow = ({ riverCrossing = false, round = 1 }: StrengthRequest): boolean => riverCrossing && round === 1;

/** A river that helps this unit not at all. */
function riverNotes({ riverCrossing = false, role, round = 1 }: StrengthRequest, stand: Stand): string[] {
  return riverCrossing && (role === 'attacker' || stand !== 'open' || round > 1) ? ['A river helps defenders in the open alone, in the first round: it changes nothing here (WR-BATTLE-010).'] : [];
}

function standOf({ role, fightsOutside }: Pick<StrengthRequest, 'role' | 'fightsOutside'>, structure: boolean): Stand {
  if (!structure || fightsOutside === true) return 'open';
  return role === 'attacker' ? 'assaulting' : 'inside';
}

const faces = (from: number, to: number): number[] => Array.from({ length: Math.max(0, to - from + 1) }, (_, step) => from + step);
