import { ungrouped, type BranchGroup, type Chance, type Process } from '../../dice/chance.js';
import type { BattleTable } from './battle-table.js';
import { attackAfter, defenceAfter, killable, lineUp, type Fray, type Kills, type LineUp, type Pools } from './fray.js';
import { KnownStates } from './known-states.js';
import { inRerollOrder, type BattlePlan, type SidePlan } from './plan.js';
import { playRound } from './play-round.js';
import { capped, hitSpread, type HitWeight, type Row } from './spread.js';

/** Rank of every end: the same one may be reached after any round. */
const LAST = Number.MAX_SAFE_INTEGER;

/** A battle as a rule written once: a step is a round. */
export function battleProcess(plan: BattlePlan): Process<Fray, BattleTable> {
  const units = [...plan.attacker.groups, ...plan.defender.groups].reduce((sum, { count }) => sum + count, 0);
  const counted = plan.rounds !== null || plan.attacker.retreat.afterRound != null || plan.defender.retreat.afterRound != null;
  const horizon = horizonOf(plan);
  const [spreads, states] = [new Map<string, readonly HitWeight[]>(), new KnownStates(plan, counted)];
  return {
    next: (fray) => (fray.outcome === null ? roundStep(plan, fray, { spreads, states, horizon }) : null),
    key: (fray) => fray,
    rank: ({ round, attack, defence, outcome }) => {
      if (outcome !== null) return LAST;
      return counted && round < horizon ? round : (counted ? horizon : 0) + 2 * (units - attack.count - defence.count) + Math.min(round, 1);
    },
  };
}

/** The round from which on none is counted. Defenders who have left by then leave those inside to fight on, for as long as it takes (WR-SIEGE-008). */
export function horizonOf({ rounds, attacker, defender, structure }: BattlePlan): number {
  const fightOn = rounds === null && attacker.retreat.afterRound == null && structure?.inside.some((count) => count > 0) === true;
  return fightOn ? defender.retreat.afterRound ?? Infinity : Infinity;
}

/** What odds have worked out so far. */
interface Known {
  readonly spreads: Map<string, readonly HitWeight[]>;
  readonly states: KnownStates;
  /** Round from which on no round differs from the next. */
  readonly horizon: number;
}

function roundStep(plan: BattlePlan, fray: Fray, known: Known): Chance<Fray, BattleTable> {
  const line = lineUp(plan, fray);
  return {
    roll: (table) => playRound(plan, fray, line, table),
    branches: () => ungrouped(joint(plan, fray, line, known)),
    groups: () => joint(plan, fray, line, known),
  };
}

/** The joint spread of a round (WR-BATTLE-013): what each side can lose, and every two of these together. */
function joint(plan: BattlePlan, fray: Fray, line: LineUp, { spreads, states, horizon }: Known): BranchGroup<Fray>[] {
  const hits = (side: SidePlan, pools: Pools): readonly HitWeight[] => {
    const name = `${side.by}/${Number(fray.round === 0)}/${pools.walls.join()}/${pools.open.join()}`;
    const known = spreads.get(name) ?? hitsOf(plan, side, pools, fray.round);
    spreads.set(name, known);
    return known;
  };
  const attacks = capped(hits(plan.defender, line.defenders), limits(plan.attacker, line.attackers))
    .map((kills) => ({ weight: kills.weight, attack: states.attack(attackAfter(plan.attacker, fray.attack, line.attackers, kills)) }));
  return capped(hits(plan.attacker, line.attackers), limits(plan.defender, line.defenders)).map((kills) => {
    const after = states.afterRound(Math.min(fray.round + 1, horizon), states.defence(defenceAfter(plan.defender, fray.defence, line.defenders, kills)));
    return { weight: kills.weight, branches: attacks.map(({ weight, attack }) => ({ weight, state: after(attack) })) };
  });
}

const limits = (side: SidePlan, pools: Pools): Kills => ({ walls: killable(side, pools.walls), open: killable(side, pools.open) });

/** All hits of one side in a round, before any is lost for want of a target. */
export function hitsOf(plan: BattlePlan, side: SidePlan, pools: Pools, round: number): readonly HitWeight[] {
  return hitSpread(rowsOf(plan, side, pools, round), side.leadership);
}

/** The units of one side that roll alike in a round, in the order in which they may repeat a missed attack. */
export function rowsOf(plan: BattlePlan, side: SidePlan, pools: Pools, round: number): readonly Row[] {
  const fear = plan.afraid === side.by ? plan.fearSixths : 0;
  const rows = (['walls', 'open'] as const).flatMap((pool) =>
    side.groups.map((group, index) => ({ pool, group: index, count: pools[pool][index] ?? 0, strength: group[pool][round === 0 ? 'first' : 'later'], fear })),
  );
  return inRerollOrder(side, rows);
}
