import type { CampaignRequest, Survivor } from '../../../../rules/strategy-battle/scenario/setup/campaign.js';
import type { BannerChoice } from '../../../../rules/strategy-battle/scenario/setup/set-up-types.js';
import { IdField, ListField, ObjectField, WholeNumberField } from '../../../shared/fields/field-decorators.js';
import { InputShape } from '../../../shared/fields/shape-decorators.js';
import { id, object } from '../../../shared/fields/values.js';
import { MOST_ITEMS } from '../../profiles/profile.inputs.js';
import { BannersField } from './set-up.inputs.js';

const MOST_SURVIVORS = 50;
const MOST_LEFT = 100;
const left = { min: 0, max: MOST_LEFT, optional: true, nullable: true } as const;

@InputShape('StrategyBattleSurvivorStateInput', 'What a Hero has left. What is absent is as it was at the start.')
export class SurvivorStateInput {
  @WholeNumberField({ description: 'Points of Might.', ...left, example: 1 }) readonly might!: number | null;
  @WholeNumberField({ description: 'Points of Will.', ...left }) readonly will!: number | null;
  @WholeNumberField({ description: 'Points of Fate.', ...left }) readonly fate!: number | null;
  @WholeNumberField({ description: 'Wounds.', ...left, min: 1 }) readonly wounds!: number | null;
}

@InputShape('StrategyBattleSurvivorInput', 'A Hero who lived through an earlier battle.')
export class SurvivorInput implements Survivor {
  @IdField({ description: 'Id of the earlier scenario.', example: 'the-charge-of-the-rohirrim' }) readonly scenario!: string;
  @IdField({ description: 'Id of the unit.', example: 'eomer' }) readonly unit!: string;
  @ListField(id(), { description: 'Options that the Hero carried there, the mount excepted.', max: MOST_ITEMS, default: [], example: ['shield'] }) readonly options!: readonly string[];
  @IdField({ description: 'Mount; one that was slain may be replaced.', optional: true, nullable: true, example: 'horse' }) readonly mount!: string | null;
  @ObjectField(() => SurvivorStateInput, { description: 'What the Hero has left.', default: {}, example: { might: 1 } }) readonly left!: SurvivorStateInput;
}

@InputShape('StrategyBattleCampaignSetUpInput', 'Heroes who lived through the battles before this one.')
export class CampaignSetUpInput implements CampaignRequest {
  @ListField(object(() => SurvivorInput), { description: 'The survivors; whoever is not named is lost.', max: MOST_SURVIVORS }) readonly survivors!: readonly SurvivorInput[];
  @BannersField() readonly banners!: BannerChoice;
}
