import { FlagField, IdField, ListField, ObjectField, TextField, WholeNumberField } from '../../../shared/fields/field-decorators.js';
import { OutputShape } from '../../../shared/fields/shape-decorators.js';
import { id, object, text } from '../../../shared/fields/values.js';
import { SourcedView } from '../../views/sourced.view.js';
import { BoardView } from './board.views.js';
import { DeploymentView } from './deployment.views.js';
import { BannerBearersView, BannerCountsView, ParticipantsView } from './force.views.js';
import { ObjectiveView } from './objective.views.js';
import { PointsMatchView } from './points-match.views.js';
import { ScenarioRollView } from './roll.views.js';

@OutputShape('StrategyBattleScenarioRule', 'A rule of one scenario alone.')
export class ScenarioRuleView {
  @IdField({ description: 'Id within its scenario.' }) readonly id!: string;
  @TextField({ description: 'Name.' }) readonly name!: string;
  @TextField({ description: 'What it does, in our own words.' }) readonly text!: string;
  @ListField(id(), { description: 'Rows of the rules ledger that say it in full.' }) readonly rules!: readonly string[];
}

@OutputShape('StrategyBattleCampaignLink', 'An earlier battle and its Heroes.')
export class CampaignLinkView {
  @IdField({ description: 'Id of the earlier scenario.' }) readonly scenario!: string;
  @ListField(id(), { description: 'Ids of the Heroes.' }) readonly units!: readonly string[];
}

@OutputShape('StrategyBattleScenario', 'A scenario: who fights, where, from which places, for what, and under which rules of its own.')
export class ScenarioView extends SourcedView {
  @IdField({ description: 'Id of the scenario.', example: 'skirmish-in-osgiliath' }) readonly id!: string;
  @TextField({ description: 'Name.' }) readonly name!: string;
  @TextField({ description: 'Number as the book gives it, such as Scenario One; null where it gives none.', nullable: true }) readonly number!: string | null;
  @TextField({ description: 'What happens in it, in our own words.' }) readonly description!: string;
  @FlagField({ description: 'Fought in Moria or underground.' }) readonly underground!: boolean;
  @ObjectField(() => ParticipantsView, { description: 'Who takes part.' }) readonly participants!: ParticipantsView;
  @ObjectField(() => BannerCountsView, { description: 'Optional banners, which are in no points of the participants.' }) readonly banners!: BannerCountsView;
  @ObjectField(() => BannerBearersView, { description: 'Who may have them.' }) readonly bannerBearers!: BannerBearersView;
  @ObjectField(() => PointsMatchView, { description: 'Limits of its points match; null where the participants are fixed.', nullable: true }) readonly pointsMatch!: PointsMatchView | null;
  @ObjectField(() => BoardView, { description: 'The main board.' }) readonly board!: BoardView;
  @ListField(object(() => BoardView), { description: 'Other boards beside it.' }) readonly otherBoards!: readonly BoardView[];
  @TextField({ description: 'How the table is dressed, in our own words.' }) readonly terrain!: string;
  @ObjectField(() => DeploymentView, { description: 'How the forces are set up.' }) readonly deployment!: DeploymentView;
  @ListField(object(() => ObjectiveView), { description: 'What decides it.' }) readonly objectives!: readonly ObjectiveView[];
  @WholeNumberField({ description: 'Turn with which it ends at the latest; null for no limit.', nullable: true }) readonly turnLimit!: number | null;
  @ListField(object(() => ScenarioRollView), { description: 'What happens in the course of its turns.' }) readonly rolls!: readonly ScenarioRollView[];
  @ListField(object(() => ScenarioRuleView), { description: 'Rules of this scenario alone.' }) readonly specialRules!: readonly ScenarioRuleView[];
  @IdField({ description: 'Row of the rules ledger by which nobody puts on the Ring; null where the Ringbearer may.', nullable: true }) readonly ringForbiddenBy!: string | null;
  @ListField(object(() => CampaignLinkView), { description: 'Earlier battles whose Heroes may be carried over.' }) readonly campaign!: readonly CampaignLinkView[];
  @ListField(text(), { description: 'What the source leaves open, the boards excepted, with the reading taken.' }) readonly open!: readonly string[];
}
