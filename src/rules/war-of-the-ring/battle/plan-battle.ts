import { reject } from '../../shared/refuse.js';
import { knownOrNull } from '../known.js';
import type { ReferenceIndex } from '../reference-index.js';
import type { Area, Terrain } from '../reference.js';
import type { Role, Walls } from '../strength/strength-types.js';
import type { BattleRequest } from './battle-types.js';
import type { BattlePlan, SiegePlan } from './plan.js';
import { sideOf, type Field, type Side } from './sides.js';

/** A field battle (WR-BATTLE). @throws RuleError */
export function planBattle(index: ReferenceIndex, request: BattleRequest): BattlePlan {
  const area = knownOrNull(index.areas, request.area, '/area');
  const field = fieldOf(request, area, null);
  const attacker = sideOf(index, request.attacker, 'attacker', { role: 'attacker', field });
  const defender = sideOf(index, request.defender, 'defender', { role: 'defender', field });
  return planOf(index, request, { attacker, defender, structure: null, assumptions: [] });
}

/** @throws RuleError where the ground given is not that of the area. */
export function fieldOf(request: Pick<BattleRequest, 'terrain' | 'riverCrossing' | 'losses'>, area: Area | null, walls: Walls | null): Field {
  const terrain: Terrain = request.terrain ?? area?.terrain ?? 'plains';
  if (area !== null && terrain !== area.terrain) reject('/terrain', 'not-allowed', `${area.name} is ${area.terrain} (${area.rule}): leave the terrain out.`);
  return { area: area?.id ?? null, terrain, river: request.riverCrossing ?? false, walls, losses: request.losses ?? 'regulars-first' };
}

interface Parts {
  readonly attacker: Side;
  readonly defender: Side;
  readonly structure: SiegePlan | null;
  readonly assumptions: readonly string[];
  /** Who attacks: in a sally the besieged, who are the defenders by name. */
  readonly strikes?: Role;
}

export function planOf(index: ReferenceIndex, request: BattleRequest, { attacker, defender, structure, assumptions, strikes = 'attacker' }: Parts): BattlePlan {
  return {
    attacker: attacker.plan,
    defender: defender.plan,
    reading: request.reading ?? 'low',
    rounds: request.rounds ?? null,
    afraid: afraidIn(index, request, { attacker, defender }, strikes),
    structure,
    mayStick: [...attacker.plan.groups, ...defender.plan.groups].some(({ immortal, open, walls }) => immortal || Math.min(open.first, open.later, walls.first, walls.later) === 0),
    assumptions: [...new Set([...attacker.assumptions, ...defender.assumptions, ...policies(request), ...sameSide(attacker, defender), ...assumptions])],
  };
}

/** Who may be paralysed: blue units that attack red ones in a place of fear (WR-PLACE-019). */
function afraidIn(index: ReferenceIndex, { area, fear }: BattleRequest, sides: Readonly<Record<Role, Side>>, strikes: Role): Role | null {
  const is = (role: Role, colour: string): boolean => sides[role].kin.some(({ side }) => side === colour);
  const feared = area != null && (index.placeOf.get(area)?.fearSixths ?? 0) > 0;
  const met = strikes === 'attacker' ? 'defender' : 'attacker';
  return fear ?? (feared && is(strikes, 'blue') && is(met, 'red')) ? strikes : null;
}

function policies({ attacker, defender, losses, reading, rounds }: BattleRequest): string[] {
  const told: string[] = [];
  if ((losses ?? 'regulars-first') === 'regulars-first' && (attacker.losses == null || defender.losses == null)) told.push('Losses are taken from the regulars first where nothing else is said (WR-BATTLE-004).');
  if ((attacker.leadership ?? 0) + (defender.leadership ?? 0) > 0) told.push('Leaders repeat the strongest missed attacks where nothing else is said, each unit once a round (WR-LEAD-004).');
  if (reading === undefined || reading === 'low') told.push('Dice are read low: a die of the strength or less hits (WR-BATTLE-002).');
  if (rounds == null && attacker.retreat == null && defender.retreat == null) told.push('Nobody retreats.');
  return told;
}

function sameSide(attacker: Side, defender: Side): string[] {
  const sides = new Set([...attacker.kin, ...defender.kin].map(({ side }) => side));
  return sides.size === 1 && !sides.has(null) ? ['Both sides are of one colour: the rules know no such battle, the arithmetic is the same.'] : [];
}
