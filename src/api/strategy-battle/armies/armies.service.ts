import { Injectable } from '@nestjs/common';
import { versionsWith } from '../../../platform/versions.js';
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
  validate({ content, book }: Edition<StrategyBattle>, input: ArmyInput): ArmyReportView {
    return { ...book.validateArmy(input), versions: versionsWith(content) };
  }

  async validateBatch(edition: Edition<StrategyBattle>, { armies }: ArmyBatchInput): Promise<ArmyBatchView> {
    const results = await unhurried(armies, (army, index) => outcomeOf(index, () => this.validate(edition, checkedWithNames(ArmyInput, army, { kinds: STRATEGY_BATTLE_NAMES, book: edition.book }))));
    return { results, versions: versionsWith(edition.content) };
  }
}
