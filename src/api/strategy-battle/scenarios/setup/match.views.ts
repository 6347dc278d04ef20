import { FlagField, IdField, ListField, ObjectField, WholeNumberField } from '../../../shared/fields/field-decorators.js';
import { OutputShape } from '../../../shared/fields/shape-decorators.js';
import { object } from '../../../shared/fields/values.js';
import { VersionsView } from '../../../shared/versions/versions.view.js';
import { ForceReportView } from '../../armies/army.views.js';
import { DeploymentView } from '../../catalogue/scenarios/deployment.views.js';

@OutputShape('StrategyBattleHeroOfForce', 'A Hero of a force.')
export class HeroOfForceView {
  @WholeNumberField({ description: 'Line of the list, counted from 0.' }) readonly entry!: number;
  @IdField({ description: 'Id of the unit.' }) readonly unit!: string;
  @WholeNumberField({ description: 'Points of one model with wargear and mount.' }) readonly points!: number;
}

@OutputShape('StrategyBattleMatchSide', 'One force of a points match.')
export class MatchSideView {
  @ObjectField(() => ForceReportView, { description: 'Whether it is legal. Pointers and fixes are into the whole request: `/good/entries/0`.' }) readonly report!: ForceReportView;
  @ListField(object(() => HeroOfForceView), { description: 'Its most expensive Hero; of several their player chooses. Empty without Heroes.' }) readonly mostExpensiveHeroes!: readonly HeroOfForceView[];
  @ListField(object(() => HeroOfForceView), { description: 'Its cheapest Hero; of several their player chooses.' }) readonly cheapestHeroes!: readonly HeroOfForceView[];
}

@OutputShape('StrategyBattleMatchSides', 'Both forces of a points match.')
export class MatchSidesView {
  @ObjectField(() => MatchSideView, { description: 'The Good side.' }) readonly good!: MatchSideView;
  @ObjectField(() => MatchSideView, { description: 'The Evil side.' }) readonly evil!: MatchSideView;
}

@OutputShape('StrategyBattleMatchSetUp', 'A points match of a scenario, ready to be placed.')
export class MatchSetUpView {
  @IdField({ description: 'Id of the scenario.' }) readonly scenario!: string;
  @FlagField({ description: 'Both forces are legal, and the values agreed for them go together.' }) readonly valid!: boolean;
  @ObjectField(() => MatchSidesView, { description: 'Both forces.' }) readonly sides!: MatchSidesView;
  @ObjectField(() => DeploymentView, { description: 'Who places first, and where. A leader is the most expensive Hero.' }) readonly deployment!: DeploymentView;
  @ObjectField(() => VersionsView, { description: 'What it was worked out with.' }) readonly versions!: VersionsView;
}
