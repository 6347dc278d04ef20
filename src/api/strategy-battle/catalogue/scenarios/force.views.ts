import { IdField, ListField, ObjectField, TextField, WholeNumberField } from '../../../shared/fields/field-decorators.js';
import { OutputShape } from '../../../shared/fields/shape-decorators.js';
import { id, object } from '../../../shared/fields/values.js';

@OutputShape('StrategyBattleStartingLosses', 'What models have lost before the game begins.')
export class StartingLossesView {
  @WholeNumberField({ description: 'Points of Might.' }) readonly might!: number;
  @WholeNumberField({ description: 'Points of Will.' }) readonly will!: number;
  @WholeNumberField({ description: 'Points of Fate.' }) readonly fate!: number;
  @WholeNumberField({ description: 'Wounds; one always stays.' }) readonly wounds!: number;
}

@OutputShape('StrategyBattleParticipant', 'Models of a scenario that are all alike.')
export class ParticipantView {
  @IdField({ description: 'Id of the unit.', example: 'warrior-of-minas-tirith' }) readonly unit!: string;
  @IdField({ description: 'Id of the variant.', nullable: true }) readonly variant!: string | null;
  @WholeNumberField({ description: 'How many models.', min: 1 }) readonly count!: number;
  @ListField(id(), { description: 'Ids of the options that each has, mounts excepted.' }) readonly options!: readonly string[];
  @IdField({ description: 'Id of the mount that they ride; null on foot, and where their player may choose.', nullable: true }) readonly mount!: string | null;
  @IdField({ description: 'Id of the unit behind whose rider the model starts; null where it does not.', nullable: true }) readonly passengerOf!: string | null;
  @ListField(id(), { description: 'Options that the scenario forbids; Heroes may take any others of theirs.' }) readonly forbidden!: readonly string[];
  @ListField(id(), { description: 'Wargear of the unit that is lacking here.' }) readonly without!: readonly string[];
  @ListField(id(), { description: 'Wargear that the scenario gives; it costs nothing where the unit does not sell it.' }) readonly given!: readonly string[];
  @ObjectField(() => StartingLossesView, { description: 'What they have lost before the game; null for nothing.', nullable: true }) readonly losses!: StartingLossesView | null;
  @IdField({ description: 'Group that the deployment speaks of.', nullable: true }) readonly group!: string | null;
  @TextField({ description: 'What else is to be known, in our own words.', nullable: true }) readonly note!: string | null;
}

@OutputShape('StrategyBattleParticipants', 'Who takes part on both sides.')
export class ParticipantsView {
  @ListField(object(() => ParticipantView), { description: 'The Good side.' }) readonly good!: readonly ParticipantView[];
  @ListField(object(() => ParticipantView), { description: 'The Evil side.' }) readonly evil!: readonly ParticipantView[];
}

@OutputShape('StrategyBattleScenarioBanners', 'How many optional banners each side may have.')
export class BannerCountsView {
  @WholeNumberField({ description: 'Of the Good side.' }) readonly good!: number;
  @WholeNumberField({ description: 'Of the Evil side.' }) readonly evil!: number;
}

@OutputShape('StrategyBattleBannerAllowance', 'Banners that may be given to models of some units.')
export class BannerAllowanceView {
  @WholeNumberField({ description: 'How many.', min: 1 }) readonly count!: number;
  @ListField(id(), { description: 'Ids of the units.' }) readonly units!: readonly string[];
}

@OutputShape('StrategyBattleBannerBearers', 'Who may have the optional banners.')
export class BannerBearersView {
  @ListField(object(() => BannerAllowanceView), { description: 'Of the Good side.' }) readonly good!: readonly BannerAllowanceView[];
  @ListField(object(() => BannerAllowanceView), { description: 'Of the Evil side.' }) readonly evil!: readonly BannerAllowanceView[];
}
