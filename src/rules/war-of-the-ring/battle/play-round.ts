import type { LossCount, Reading, UnitCount } from './battle-types.js';
import type { BattleTable } from './battle-table.js';
import { afterRound, attackAfter, defenceAfter, killable, type Defence, type Fray, type Kills, type LineUp, type Pools } from './fray.js';
import { inRerollOrder, total, type BattlePlan, type Counts, type SidePlan } from './plan.js';

/** One unit that attacks in this round. */
interface Striker {
  readonly name: string;
  readonly pool: 'walls' | 'open';
  readonly group: number;
  readonly strength: number;
}
interface Tried extends Striker {
  readonly paralysed: boolean;
  readonly hit: boolean;
}

const SIXTHS = 6;

/** Whether a face hits at a strength (WR-BATTLE-002). */
export const hitsAt = (reading: Reading, strength: number) => (face: number): boolean => (reading === 'low' ? face <= strength : face > SIXTHS - strength);

/** Rolls a round in the order of the contract: attackers, defenders, rerolls of the attackers, of the defenders. */
export function playRound(plan: BattlePlan, fray: Fray, line: LineUp, table: BattleTable): Fray {
  const ready = [terrified(plan, plan.attacker, strikers(plan.attacker, line.attackers, fray), table), terrified(plan, plan.defender, strikers(plan.defender, line.defenders, fray), table)];
  const [attackers, defenders] = ready.map((side) => side.map((one) => tried(plan, one, table)));
  const struck = withRerolls(plan, plan.attacker, attackers ?? [], table);
  const suffered = withRerolls(plan, plan.defender, defenders ?? [], table);
  const after = afterRound(
    plan,
    fray.round + 1,
    attackAfter(plan.attacker, fray.attack, line.attackers, limited(suffered, plan.attacker, line.attackers)),
    defenceAfter(plan.defender, fray.defence, line.defenders, limited(struck, plan.defender, line.defenders)),
  );
  report(plan, { before: fray, after, line }, table);
  return after;
}

function strikers(side: SidePlan, pools: Pools, { round }: Fray): Striker[] {
  const numbers = { regular: 0, elite: 0 };
  return (['walls', 'open'] as const).flatMap((pool) =>
    side.groups.flatMap(({ troop, [pool]: strengths }, group) =>
      Array.from({ length: pools[pool][group] ?? 0 }, () => {
        const name = `${side.by}/${troop}/${numbers[troop]}`;
        numbers[troop] += 1;
        return { name, pool, group, strength: round === 0 ? strengths.first : strengths.later };
      }),
    ),
  );
}

type Ready = Striker & { readonly paralysed: boolean };

/** Fear is tested for every unit before anybody attacks (WR-PLACE-019). */
function terrified(plan: BattlePlan, side: SidePlan, all: readonly Striker[], table: BattleTable): Ready[] {
  if (plan.afraid !== side.by) return all.map((striker) => ({ ...striker, paralysed: false }));
  const paralyses = hitsAt(plan.reading, plan.fearSixths);
  return all.map((striker) => ({ ...striker, paralysed: table.attack({ by: striker.name, purpose: 'fear', strength: plan.fearSixths, rule: 'WR-PLACE-019' }, paralyses) }));
}

function tried(plan: BattlePlan, striker: Ready, table: BattleTable): Tried {
  return { ...striker, hit: !striker.paralysed && attacks(plan, striker, { purpose: 'attack', rule: 'WR-BATTLE-001' }, table) };
}

function attacks(plan: BattlePlan, { name, strength }: Striker, why: { readonly purpose: string; readonly rule: string }, table: BattleTable): boolean {
  return table.attack({ by: name, strength, ...why }, hitsAt(plan.reading, strength));
}

/** Missed attacks that a leader has repeated, each once (WR-LEAD-003). Whoever was paralysed made none. */
function withRerolls(plan: BattlePlan, side: SidePlan, all: readonly Tried[], table: BattleTable): Kills {
  const missed = inRerollOrder(side, all.filter(({ hit, paralysed }) => !hit && !paralysed)).slice(0, side.leadership);
  const again = missed.filter((striker) => attacks(plan, striker, { purpose: 'reroll', rule: 'WR-LEAD-001' }, table));
  const hits = [...all.filter(({ hit }) => hit), ...again];
  return { walls: hits.filter(({ pool }) => pool === 'walls').length, open: hits.filter(({ pool }) => pool === 'open').length };
}

const limited = (hits: Kills, side: SidePlan, pools: Pools): Kills => ({
  walls: Math.min(hits.walls, killable(side, pools.walls)),
  open: Math.min(hits.open, killable(side, pools.open)),
});

/** Units by kind. */
export function unitCount(side: SidePlan, counts: Counts): UnitCount {
  const of = (troop: 'regular' | 'elite'): number => counts.reduce((sum, count, group) => sum + (side.groups[group]?.troop === troop ? count : 0), 0);
  return { regular: of('regular'), elite: of('elite') };
}

/** Every defender alive, those who withdrew too. */
export const defendersAlive = ({ inside, outside, withdrawn }: Defence): Counts => inside.map((count, group) => count + (outside[group] ?? 0) + (withdrawn[group] ?? 0));

function report(plan: BattlePlan, { before, after, line }: { readonly before: Fray; readonly after: Fray; readonly line: LineUp }, table: BattleTable): void {
  const attackers = [before, after].map(({ attack }) => unitCount(plan.attacker, attack.units));
  const defenders = [before, after].map(({ defence }) => unitCount(plan.defender, defendersAlive(defence)));
  const losses = { attacker: difference(attackers), defender: difference(defenders) };
  const rolls = table.endOfRound();
  const channel = total(line.attackers.walls) > 0 ? ['WR-SIEGE-003', 'WR-SIEGE-005'] : [];
  const rules = [...new Set([...rolls.map(({ rule }) => rule), 'WR-BATTLE-003', ...channel])];
  table.rounds.push({ round: after.round, rolls, losses, after: { attacker: attackers[1] ?? NOBODY, defender: defenders[1] ?? NOBODY }, rules });
  table.note('round', `Round ${after.round}: the attackers lose ${losses.attacker.total}, the defenders ${losses.defender.total}.`, 'WR-BATTLE-003');
}

const NOBODY: UnitCount = { regular: 0, elite: 0 };

function difference([before = NOBODY, after = NOBODY]: readonly UnitCount[]): LossCount {
  const [regular, elite] = [before.regular - after.regular, before.elite - after.elite];
  return { regular, elite, total: regular + elite };
}
