import { reject } from '../../shared/refuse.js';
import { groundOf } from '../grounds.js';
import type { ReferenceIndex } from '../reference-index.js';
import type { Area, Terrain } from '../reference.js';
import { refuseFaults } from '../findings.js';
import { again, oneColour, twice } from '../strength/company-checks.js';
import type { Role, Walls } from '../strength/strength-types.js';
import type { BattleRequest } from './battle-types.js';
import { fearOf } from './fear.js';
import type { BattlePlan, SiegePlan } from './plan.js';
import { sideOf, type Field, type Side } from './sides.js';
import { structureNotes } from './structures.js';

/** A field battle (WR-BATTLE). @throws RuleError */
export function planBattle(index: ReferenceIndex, request: BattleRequest): BattlePlan {
  const { area, assumptions } = groundOf(index, request);
  const field = fieldOf(request, area, null);
  const attacker = sideOf(index, request.attacker, 'attacker', { role: 'attacker', field });
  const defender = sideOf(index, request.defender, 'defender', { role: 'defender', field });
  return planOf(index, request, { attacker, defender, structure: null, assumptions: [...assumptions, ...structureNotes(null, area)] });
}

/** @throws RuleError where the ground given is not that of the area. */
export function fieldOf(request: Pick<BattleRequest, 'terrain' | 'riverCrossing' | 'losses'>, area: Area | null, walls: Walls | null): Field {
  const terrain: Terrain = request.terrain ?? area?.terrain ?? 'plains';
  if (area !== null && terrain !== area.terrain) reject('/terrain', 'not-allowed', `${area.name} is ${area.terrain} (${area.rule}): leave the terrain out.`);
  return { area, terrain, river: request.riverCrossing ?? false, walls, losses: request.losses ?? 'regulars-first' };
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
  const sides = { attacker: attacker.company, defender: defender.company };
  refuseFaults([...oneColour(sides.attacker.parts, sides.defender.parts), ...again([...sides.attacker.parts, ...sides.defender.parts]), ...twice([...sides.attacker.characters, ...sides.defender.characters])]);
  const fear = fearOf(index, request, { strikers: sides[strikes], met: sides[strikes === 'attacker' ? 'defender' : 'attacker'] });
  return {
    attacker: attacker.plan,
    defender: defender.plan,
    reading: request.reading ?? 'low',
    rounds: request.rounds ?? null,
    strikes,
    afraid: fear.tested ? strikes : null,
    fearSixths: fear.sixths,
    structure,
    mayStick: [...attacker.plan.groups, ...defender.plan.groups].some(({ immortal, open, walls }) => immortal || Math.min(open.first, open.later, walls.first, walls.later) === 0),
    assumptions: [...new Set([...attacker.assumptions, ...defender.assumptions, ...policies(request), ...fear.notes, ...assumptions])],
  };
}

function policies({ attacker, defender, losses, reading, rounds }: BattleRequest): string[] {
  const told: string[] = [];
  if ((losses ?? 'regulars-first') === 'regulars-first' && (attacker.losses == null || defender.losses == null)) told.push('Losses are taken from the regulars first where nothing else is said (WR-BATTLE-004).');
  if ((attacker.leadership ?? 0) + (defender.leadership ?? 0) > 0) told.push('Leaders repeat the strongest missed attacks where nothing else is said, each unit once a round (WR-LEAD-004).');
  if (reading === undefined || reading === 'low') told.push('Dice are read low: a die of the strength or less hits (WR-BATTLE-002).');
  if (rounds == null && attacker.retreat == null && defender.retreat == null) told.push('Nobody retreats.');
  return told;
}
