import type { BattleResult, Outcome } from './battle-types.js';
import type { BattleTable } from './battle-table.js';
import type { Fray } from './fray.js';
import { total, type BattlePlan } from './plan.js';
import { defendersAlive, unitCount } from './play-round.js';
import type { Role } from '../strength/strength-types.js';

const WINNERS: Readonly<Record<Outcome, Role | null>> = {
  attacker: 'attacker', defender: 'defender', 'both-destroyed': null, 'attacker-retreated': 'defender', 'defender-retreated': 'attacker', besieged: null, undecided: null,
};

const TOLD: Readonly<Record<Outcome, readonly [text: string, rule: string]>> = {
  attacker: ['The last defender is gone.', 'WR-BATTLE-005'],
  defender: ['The last attacker is gone.', 'WR-BATTLE-005'],
  'both-destroyed': ['Both sides are gone: nobody moves in, the area keeps its owner.', 'WR-BATTLE-016'],
  'attacker-retreated': ['The attackers go back to where they came from.', 'WR-BATTLE-006'],
  'defender-retreated': ['The defenders withdraw.', 'WR-BATTLE-007'],
  besieged: ['The attackers lay siege.', 'WR-SIEGE-009'],
  undecided: ['Nobody can be killed any more.', 'WR-BATTLE-005'],
};

const ROUNDS_OVER = ['The rounds asked for are over.', 'WR-BATTLE-013'] as const;

export function battleResult(plan: BattlePlan, fray: Fray, table: BattleTable): BattleResult {
  const outcome = fray.outcome ?? 'undecided';
  const defenders = defendersAlive(fray.defence);
  const fallen = { attacker: total(fray.attack.units) === 0, defender: total(defenders) === 0 };
  const taken = plan.structure !== null && outcome === 'attacker';
  table.note('end', ...(outcome === 'undecided' && plan.rounds !== null ? ROUNDS_OVER : TOLD[outcome]));
  const killed = { attacker: fallen.attacker && plan.attacker.led, defender: fallen.defender && plan.defender.led };
  if (killed.attacker || killed.defender) table.note('end', 'Leaders and heroes of a side without units die with it.', 'WR-LEAD-005');
  if (taken) table.note('end', 'The structure is taken.', 'WR-SIEGE-017');
  return {
    rounds: table.rounds,
    winner: WINNERS[outcome],
    outcome,
    survivors: { attacker: unitCount(plan.attacker, fray.attack.units), defender: unitCount(plan.defender, defenders) },
    leadersKilled: killed,
    structureTaken: taken,
    rolls: table.dice,
    assumptions: plan.assumptions,
    trace: table.trace,
  };
}
