import { chainEnds } from '../../dice/chain.js';
import { play } from '../../dice/chance.js';
import type { DiceOperation } from '../../shared/operation.js';
import type { ReferenceIndex } from '../reference-index.js';
import { battleOdds } from './battle-odds.js';
import { battleResult } from './battle-result.js';
import { BattleTable } from './battle-table.js';
import type { BattleOdds, BattleRequest, BattleResult, SiegeRequest } from './battle-types.js';
import { startOf } from './fray.js';
import type { BattlePlan } from './plan.js';
import { planBattle } from './plan-battle.js';
import { planSiege } from './plan-siege.js';
import { checkDice } from './resolve-work.js';
import { battleProcess } from './round.js';
import { checkWork } from './work.js';

/** A battle, to the end or for some rounds (WR-BATTLE, WR-LEAD). With a structure it is an assault. */
export function createBattle(index: ReferenceIndex): DiceOperation<BattleRequest, BattleOdds, BattleResult> {
  return operationOf((request) => (request.structure == null ? planBattle(index, request) : planSiege(index, request)));
}

/** An assault, with what leads up to it (WR-SIEGE). */
export function createSiege(index: ReferenceIndex): DiceOperation<SiegeRequest, BattleOdds, BattleResult> {
  return operationOf((request) => planSiege(index, request));
}

function operationOf<Request>(planFor: (request: Request) => BattlePlan): DiceOperation<Request, BattleOdds, BattleResult> {
  return {
    odds(request) {
      const plan = planFor(request);
      checkWork(plan);
      return battleOdds(plan, chainEnds(battleProcess(plan), startOf(plan)));
    },
    resolve(request, faces) {
      const plan = planFor(request);
      checkDice(plan);
      const table = new BattleTable(faces);
      return battleResult(plan, play(battleProcess(plan), startOf(plan), table), table);
    },
  };
}
