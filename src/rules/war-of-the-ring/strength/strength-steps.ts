import type { Terrain } from '../reference.js';
import type { Addend, Fighter, RingBonus } from './strength-types.js';

type Step = (fighter: Fighter) => readonly Omit<Addend, 'from' | 'to'>[];

const BASE_RULES = { regular: 'WR-UNIT-002', elite: 'WR-UNIT-003' } as const;

/** What the kind of unit brings. */
const base: Step = ({ base: amount, troop }) => [{ because: troop, amount, rule: BASE_RULES[troop] }];

/** The elite ability (WR-BATTLE-011). Bound to ground it is a terrain modifier, which a structure replaces. */
const ability: Step = ({ troop, eliteBonus, role, terrain, stand }) => {
  if (troop !== 'elite' || eliteBonus === null) return [];
  const { when, terrains } = eliteBonus;
  const inTime = when === 'always' || (when === 'attacking') === (role === 'attacker');
  const onGround = terrains.length === 0 || (stand === 'open' && terrains.includes(terrain));
  return inTime && onGround ? [{ because: 'elite-ability', amount: 1, rule: 'WR-BATTLE-011' }] : [];
};

const isRough = (terrain: Terrain): boolean => terrain !== 'plains';
const gainsFromGround = ({ role, stand, force }: Fighter): boolean => role === 'defender' && stand === 'open' && force?.noTerrainBonus !== true;

/** Rough ground, for defenders in the open (WR-BATTLE-009). */
const ground: Step = (fighter) => (gainsFromGround(fighter) && isRough(fighter.terrain) ? [{ because: fighter.terrain, amount: 1, rule: 'WR-BATTLE-009' }] : []);

/** A river that was crossed (WR-BATTLE-010). Whoever asks says whether it is the first round. */
const river: Step = (fighter) => (gainsFromGround(fighter) && fighter.river ? [{ because: 'river', amount: 1, rule: 'WR-BATTLE-010' }] : []);

/** Walls, in place of any ground (WR-SIEGE-001, WR-SIEGE-002). */
const walls: Step = ({ walls: structure, stand }) => {
  if (structure === null || stand === 'open') return [];
  const amount = stand === 'inside' ? structure.defenceBonus : -structure.attackPenalty;
  return amount === 0 ? [] : [{ because: 'structure', amount, rule: 'WR-SIEGE-001' }];
};

/** Rings beside it (WR-CHAR-017, WR-PLACE-002, WR-PLACE-013). */
const rings: Step = ({ rings: present, ...fighter }) => present.filter((ring) => gains(ring, fighter)).map(({ ring, bonus, rule }) => ({ because: ring, amount: bonus, rule }));

/** Whether a ring strengthens a unit: those of its nation, or all blue ones. */
export const gains = (ring: RingBonus, { nation, side }: Pick<Fighter, 'nation' | 'side'>): boolean => (ring.nation === null ? side === 'blue' : ring.nation === nation);

/** The written order of a strength. */
export const STRENGTH_STEPS: readonly Step[] = [base, ability, ground, river, walls, rings];
