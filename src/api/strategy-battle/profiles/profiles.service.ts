import { Injectable } from '@nestjs/common';
import { versionsWith } from '../../../platform/versions.js';
import type { StrategyBattle } from '../../../rules/strategy-battle/strategy-battle.js';
import type { Edition } from '../../shared/rule-systems/editions.js';
import { StrategyEditions } from '../editions.js';
import type { ProfileInput } from './profile.inputs.js';
import type { ProfileReportView } from './profile.views.js';

/** What a model can do: profile math for both doors. */
@Injectable()
export class ProfilesService {
  constructor(private readonly editions: StrategyEditions) {}

  async resolveAt(content: string | null, input: ProfileInput): Promise<ProfileReportView> {
    return this.resolve(await this.editions.at(content), input);
  }

  /** @throws RuleError for ids that do not exist */
  resolve({ content, book }: Edition<StrategyBattle>, input: ProfileInput): ProfileReportView {
    return { ...book.resolveProfile(input), versions: versionsWith(content) };
  }
}
