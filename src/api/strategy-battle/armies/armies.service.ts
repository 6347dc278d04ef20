import { Injectable } from '@nestjs/common';
import { versionsWith } from '../../../platform/versions.js';
import type { ArmyRequest } from '../../../rules/strategy-battle/army/army-report.js';
import type { StrategyBattle } from '../../../rules/strategy-battle/strategy-battle.js';
import { checkedWithNames } from '../../shared/names/checked-with-names.js';
import type { Edition } from '../../shared/rule-systems/editions.js';
import { unhurried } from '../../shared/work/unhurried.js';
import { StrategyEditions } from '../editions.js';
import { STRATEGY_BATTLE_NAMES } from '../names.js';
import { outcomeOf } from './army-outcome.js';
import type { ArmyBatchView } from './army-batch.views.js';
import { ArmyInput, type ArmyBatchInput } from './army.inputs.js';
import type { ArmyReportView } from './army.views.js';

/** A force in which nothing can be at fault but the limits that it is given. */
const NOBODY: ArmyRequest = { side: 'good', pointsLimit: null, scenario: null, opponentHasRingBearer: false, measure: 'inches', entries: [], eventPack: null };

/** Whether a list is legal: army validation for both doors. */
@Injectable()
export class ArmiesService {
  constructor(private readonly editions: StrategyEditions) {}

  async validateAt(content: string | null, input: ArmyInput): Promise<ArmyReportView> {
    return this.validate(await this.editions.at(content), input);
  }

  async validateBatchAt(content: string | null, input: ArmyBatchInput): Promise<ArmyBatchView> {
    return this.validateBatch(await this.editions.at(content), input);
  }

  /** @throws RuleError for ids that do not exist */
  validate({ content, book }: Edition<StrategyBattle>, army: ArmyRequest): ArmyReportView {
    return { ...book.validateArmy(army), versions: versionsWith(content) };
  }

  /** @throws RuleError where the limits that all forces are given name what does not exist, or contradict themselves */
  async validateBatch(edition: Edition<StrategyBattle>, { armies, pointsLimit, eventPack }: ArmyBatchInput): Promise<ArmyBatchView> {
    edition.book.validateArmy({ ...NOBODY, pointsLimit, eventPack });
    const judge = (army: unknown): ArmyReportView => {
      const own: ArmyRequest = checkedWithNames(ArmyInput, army, { kinds: STRATEGY_BATTLE_NAMES, book: edition.book });
      return this.validate(edition, { ...own, pointsLimit: own.pointsLimit ?? pointsLimit, eventPack: own.eventPack ?? eventPack });
    };
    const results = await unhurried(armies, (army, index) => outcomeOf(index, () => judge(army)));
    return { results, versions: versionsWith(edition.content) };
  }
}
