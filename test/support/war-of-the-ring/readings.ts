import { chainEnds } from '../../../src/rules/dice/chain.js';
import { play } from '../../../src/rules/dice/chance.js';
import { BattleTable } from '../../../src/rules/war-of-the-ring/battle/battle-table.js';
import { startOf, type Fray } from '../../../src/rules/war-of-the-ring/battle/fray.js';
import type { BattlePlan } from '../../../src/rules/war-of-the-ring/battle/plan.js';
import { battleProcess } from '../../../src/rules/war-of-the-ring/battle/round.js';
import { everySequence, lowest, tally } from '../every-sequence.js';

const nameOf = ({ attack, defence, outcome }: Fray): string => `${attack.units.join()}|${defence.name}|${outcome ?? ''}`;

type Chances = Readonly<Record<string, string>>;
const sorted = (chances: Iterable<readonly [string, string]>): Chances => Object.fromEntries([...chances].filter(([, chance]) => !chance.startsWith('0/')).sort(([a], [b]) => a.localeCompare(b)));

/** Every end of some rounds, by the chain. Ends that differ only in who stood in the channel are one. */
export function followed(plan: BattlePlan): Chances {
  const sums = new Map<string, bigint>();
  let den = 1n;
  for (const { state, probability } of chainEnds(battleProcess(plan), startOf(plan)).ends) {
    den = probability.denominator;
    sums.set(nameOf(state), (sums.get(nameOf(state)) ?? 0n) + probability.numerator);
  }
  return sorted([...sums].map(([key, num]) => [key, lowest(num, den)]));
}

/** The same, by playing the rounds with every sequence of dice. */
export function enumerated(plan: BattlePlan): Chances {
  const runs = everySequence((faces) => play(battleProcess(plan), startOf(plan), new BattleTable(faces)));
  return sorted(tally(runs, nameOf));
}
