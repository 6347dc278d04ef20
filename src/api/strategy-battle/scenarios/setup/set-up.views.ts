import type { Side } from '../../../../rules/strategy-battle/reference.js';
import { ChoiceField, IdField, ListField, ObjectField, TextField, WholeNumberField } from '../../../shared/fields/field-decorators.js';
import { OutputShape } from '../../../shared/fields/shape-decorators.js';
import { id, object } from '../../../shared/fields/values.js';
import { VersionsView } from '../../../shared/versions/versions.view.js';
import { CampaignLinkView } from '../../catalogue/scenarios/scenario.view.js';
import { ModelView } from '../../views/model.views.js';
import { SIDES } from '../../views/words.js';

@OutputShape('StrategyBattleStartingState', 'What of a model is left as the game begins.')
export class StartingStateView {
  @WholeNumberField({ description: 'Might; null where the store is no number.', nullable: true }) readonly might!: number | null;
  @WholeNumberField({ description: 'Will.', nullable: true }) readonly will!: number | null;
  @WholeNumberField({ description: 'Fate.', nullable: true }) readonly fate!: number | null;
  @WholeNumberField({ description: 'Wounds.' }) readonly wounds!: number;
}

@OutputShape('StrategyBattleSetUpEntry', 'Models of a scenario that are all alike, with their effective profile.')
export class SetUpEntryView extends ModelView {
  @ChoiceField(SIDES, { description: 'The side they fight for, whoever sells them.' }) readonly side!: Side;
  @WholeNumberField({ description: 'Line of the participants that they belong to, counted from 0; null for a Hero from an earlier battle.', nullable: true }) readonly line!: number | null;
  @WholeNumberField({ description: 'How many models.' }) readonly count!: number;
  @ListField(id(), { description: 'Options and mount that are bought, and what the scenario gives.' }) readonly options!: readonly string[];
  @WholeNumberField({ description: 'Points of one model.' }) readonly pointsEach!: number;
  @WholeNumberField({ description: 'Points of all of them.' }) readonly points!: number;
  @ObjectField(() => StartingStateView, { description: 'What each has left as the game begins.' }) readonly start!: StartingStateView;
  @ListField(id(), { description: 'Options that a Hero may still buy.' }) readonly mayTake!: readonly string[];
  @IdField({ description: 'Id of the unit behind whose rider the model starts.', nullable: true }) readonly passengerOf!: string | null;
  @IdField({ description: 'Group that the deployment speaks of.', nullable: true }) readonly group!: string | null;
  @TextField({ description: 'What else is to be known.', nullable: true }) readonly note!: string | null;
}

@OutputShape('StrategyBattleSetUpBanners', 'Optional banners of a side.')
export class SetUpBannersView {
  @WholeNumberField({ description: 'How many it may have.' }) readonly allowed!: number;
  @WholeNumberField({ description: 'How many it has.' }) readonly placed!: number;
}

@OutputShape('StrategyBattleSetUpSide', 'One force of a scenario.')
export class SetUpSideView {
  @WholeNumberField({ description: 'Points, those of placed banners included.' }) readonly points!: number;
  @WholeNumberField({ description: 'How many models.' }) readonly models!: number;
  @WholeNumberField({ description: 'How many of them are Heroes.' }) readonly heroes!: number;
  @ObjectField(() => SetUpBannersView, { description: 'Its banners.' }) readonly banners!: SetUpBannersView;
  @ListField(object(() => SetUpEntryView), { description: 'Its models.' }) readonly entries!: readonly SetUpEntryView[];
}

@OutputShape('StrategyBattleSetUpSides', 'Both forces of a scenario.')
export class SetUpSidesView {
  @ObjectField(() => SetUpSideView, { description: 'The Good side.' }) readonly good!: SetUpSideView;
  @ObjectField(() => SetUpSideView, { description: 'The Evil side.' }) readonly evil!: SetUpSideView;
}

@OutputShape('StrategyBattleSetUp', 'The participants of a scenario with profiles and points.')
export class SetUpView {
  @IdField({ description: 'Id of the scenario.' }) readonly scenario!: string;
  @ObjectField(() => SetUpSidesView, { description: 'Both forces.' }) readonly sides!: SetUpSidesView;
  @ObjectField(() => VersionsView, { description: 'What it was worked out with.' }) readonly versions!: VersionsView;
}

@OutputShape('StrategyBattleCampaignSetUp', 'The forces of a battle whose Heroes come from earlier ones.')
export class CampaignSetUpView extends SetUpView {
  @ListField(object(() => CampaignLinkView), { description: 'Heroes of the earlier battles who are not among the survivors.' }) readonly lost!: readonly CampaignLinkView[];
}
