import type { ChainEnds } from '../../dice/chain.js';
import { Ratio } from '../../dice/ratio.js';
import type { BattleOdds, Outcome, Survivors, UnitStrength } from './battle-types.js';
import { lineUp, startOf, type Fray } from './fray.js';
import type { BattlePlan, SidePlan } from './plan.js';
import { defendersAlive, unitCount } from './play-round.js';
import { hitsOf } from './round.js';

/** The answer of the odds, from every end of the chain. */
export function battleOdds(plan: BattlePlan, { ends, steps }: ChainEnds<Fray>): BattleOdds {
  const chance = (...outcomes: readonly (Outcome | null)[]): Ratio => Ratio.sum(ends.filter(({ state }) => outcomes.includes(state.outcome)).map(({ probability }) => probability));
  return {
    attackerWins: chance('attacker', 'defender-retreated'),
    defenderWins: chance('defender', 'attacker-retreated'),
    bothDestroyed: chance('both-destroyed'),
    undecided: chance('undecided', 'besieged', null),
    attackerRetreats: chance('attacker-retreated'),
    defenderRetreats: chance('defender-retreated'),
    besieged: chance('besieged'),
    survivors: survivors(plan, ends),
    expectedRounds: steps,
    firstRound: firstRound(plan),
    strengths: [...strengths(plan.attacker), ...strengths(plan.defender)],
    method: 'exact',
    assumptions: plan.assumptions,
  };
}

/** Survivors alike are one entry, most attackers first. */
function survivors(plan: BattlePlan, ends: ChainEnds<Fray>['ends']): Survivors[] {
  const all = new Map<string, Survivors>();
  for (const { state, probability } of ends) {
    const attacker = unitCount(plan.attacker, state.attack.units);
    const defender = unitCount(plan.defender, defendersAlive(state.defence));
    const key = [attacker.regular, attacker.elite, defender.regular, defender.elite].join('/');
    const before = all.get(key)?.probability;
    all.set(key, { attacker, defender, probability: before === undefined ? probability : Ratio.sum([before, probability]) });
  }
  const rank = ({ attacker, defender }: Survivors): number => 1000 * (attacker.regular + attacker.elite) - (defender.regular + defender.elite);
  return [...all.values()].sort((a, b) => rank(b) - rank(a) || b.attacker.elite - a.attacker.elite || b.defender.elite - a.defender.elite);
}

function firstRound(plan: BattlePlan): BattleOdds['firstRound'] {
  const start = startOf(plan);
  const { attackers, defenders } = lineUp(plan, start);
  const hits = (side: SidePlan, pools: typeof attackers): Ratio[] => {
    const spread = hitsOf(plan, side, pools, 0);
    const total = spread.reduce((sum, { weight }) => sum + weight, 0n);
    const most = Math.max(...spread.map(({ walls, open }) => walls + open));
    return Array.from({ length: most + 1 }, (_, wanted) =>
      new Ratio(spread.reduce((sum, { walls, open, weight }) => sum + (walls + open === wanted ? weight : 0n), 0n), total),
    );
  };
  return { attackerHits: hits(plan.attacker, attackers), defenderHits: hits(plan.defender, defenders) };
}

/** Strengths of every group, in the open and at the walls. */
function strengths(side: SidePlan): UnitStrength[] {
  return side.groups.filter(({ count }) => count > 0).map(({ nation, force, troop, count, open, walls }) => ({
    by: side.by, nation, force, troop, count, firstRound: open.first, later: open.later, atWalls: walls.later,
  }));
}
