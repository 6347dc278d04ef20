import type { Branch, Chance, Process } from '../../dice/chance.js';
import type { BattleTable } from './battle-table.js';
import { afterRound, attackAfter, defenceAfter, killable, lineUp, type Fray, type Kills, type LineUp, type Pools } from './fray.js';
import { inRerollOrder, type BattlePlan, type SidePlan } from './plan.js';
import { playRound } from './play-round.js';
import { capped, hitSpread, type HitWeight } from './spread.js';

/** A battle as a rule written once: a step is a round. */
export function battleProcess(plan: BattlePlan): Process<Fray, BattleTable> {
  const spreads = new Map<string, readonly HitWeight[]>();
  const units = [...plan.attacker.groups, ...plan.defender.groups].reduce((sum, { count }) => sum + count, 0);
  const counted = plan.rounds !== null || plan.attacker.retreat.afterRound != null || plan.defender.retreat.afterRound != null;
  return {
    next: (fray) => (fray.outcome === null ? roundStep(plan, fray, spreads) : null),
    key: ({ round, attack, defence, outcome }) => `${counted && outcome === null ? round : Math.min(round, 1)}|${attack.name}|${defence.name}|${outcome ?? ''}`,
    rank: (fray) => (counted ? fray.round : 4 * (units - fray.attack.count - fray.defence.count) + Math.min(fray.round, 1)) + Number(fray.outcome !== null),
  };
}

function roundStep(plan: BattlePlan, fray: Fray, spreads: Map<string, readonly HitWeight[]>): Chance<Fray, BattleTable> {
  const line = lineUp(plan, fray);
  return {
    roll: (table) => playRound(plan, fray, line, table),
    branches: () => joint(plan, fray, line, spreads),
  };
}

/** The joint spread of a round (WR-BATTLE-013): what each side can lose, and every two of these together. */
function joint(plan: BattlePlan, fray: Fray, line: LineUp, spreads: Map<string, readonly HitWeight[]>): Branch<Fray>[] {
  const hits = (side: SidePlan, pools: Pools): readonly HitWeight[] => {
    const name = `${side.by}/${Number(fray.round === 0)}/${pools.walls.join()}/${pools.open.join()}`;
    const known = spreads.get(name) ?? hitsOf(plan, side, pools, fray.round);
    spreads.set(name, known);
    return known;
  };
  const defences = capped(hits(plan.attacker, line.attackers), limits(plan.defender, line.defenders))
    .map((kills) => ({ weight: kills.weight, defence: defenceAfter(plan.defender, fray.defence, line.defenders, kills) }));
  const attacks = capped(hits(plan.defender, line.defenders), limits(plan.attacker, line.attackers))
    .map((kills) => ({ weight: kills.weight, attack: attackAfter(plan.attacker, fray.attack, line.attackers, kills) }));
  return defences.flatMap(({ weight, defence }) =>
    attacks.map((other) => ({ weight: weight * other.weight, state: afterRound(plan, fray.round + 1, other.attack, defence) })),
  );
}

const limits = (side: SidePlan, pools: Pools): Kills => ({ walls: killable(side, pools.walls), open: killable(side, pools.open) });

/** All hits of one side in a round, before any is lost for want of a target. */
export function hitsOf(plan: BattlePlan, side: SidePlan, pools: Pools, round: number): readonly HitWeight[] {
  const fear = plan.afraid === side.by;
  const rows = (['walls', 'open'] as const).flatMap((pool) =>
    side.groups.map((group, index) => ({ pool, group: index, count: pools[pool][index] ?? 0, strength: group[pool][round === 0 ? 'first' : 'later'], fear })),
  );
  return hitSpread(inRerollOrder(side, rows), side.leadership);
}
