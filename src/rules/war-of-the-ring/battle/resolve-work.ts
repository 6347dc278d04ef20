import { MOST_DICE, refuseManyDice } from '../../shared/most-dice.js';
import { afterRound, attackAfter, defenceAfter, lineUp, startOf, type Kills, type LineUp } from './fray.js';
import type { BattlePlan, SidePlan } from './plan.js';
import { rowsOf } from './round.js';

/** Dice that are told in as many words as a round. */
export const DICE_PER_ROUND = 4;
const DIE = 6;

/** @throws TooMuchWorkError before the first die, where the battle is expected to take too many. */
export function checkDice(plan: BattlePlan): void {
  refuseManyDice(expectedDice(plan), 'units or rounds');
}

/** Dice of a battle in which every round goes as it does on average, with the rounds counted in dice; not followed beyond the limit. */
export function expectedDice(plan: BattlePlan): number {
  let [fray, dice] = [startOf(plan), 0];
  const left = { attacker: { walls: 0, open: 0 }, defender: { walls: 0, open: 0 } };
  while (fray.outcome === null && dice <= MOST_DICE) {
    const line = lineUp(plan, fray);
    const [struck, suffered] = [meanHits(plan, plan.attacker, line, fray.round), meanHits(plan, plan.defender, line, fray.round)];
    dice += DICE_PER_ROUND + struck.dice + suffered.dice;
    fray = afterRound(
      plan,
      fray.round + 1,
      attackAfter(plan.attacker, fray.attack, line.attackers, whole(suffered, left.attacker)),
      defenceAfter(plan.defender, fray.defence, line.defenders, whole(struck, left.defender)),
    );
  }
  return Math.ceil(dice);
}

/** What one side rolls and hits in a round on average. */
function meanHits(plan: BattlePlan, side: SidePlan, line: LineUp, round: number): Kills & { readonly dice: number } {
  const hits = { walls: 0, open: 0 };
  let [dice, rerolls] = [0, side.leadership];
  for (const { pool, count, strength, fear } of rowsOf(plan, side, side.by === 'attacker' ? line.attackers : line.defenders, round)) {
    const tried = count * (1 - fear / DIE);
    const again = Math.min(rerolls, tried * (1 - strength / DIE));
    hits[pool] += (tried + again) * (strength / DIE);
    dice += tried + again + (fear > 0 ? count : 0);
    rerolls -= again;
  }
  return { ...hits, dice };
}

/** Whole kills of these hits; the parts of one are kept for the next round. */
function whole(hits: Kills, left: { walls: number; open: number }): Kills {
  const sum = { walls: hits.walls + left.walls, open: hits.open + left.open };
  const kills = { walls: Math.floor(sum.walls), open: Math.floor(sum.open) };
  left.walls = sum.walls - kills.walls;
  left.open = sum.open - kills.open;
  return kills;
}
