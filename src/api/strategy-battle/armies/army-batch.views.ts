import { ListField, ObjectField, WholeNumberField } from '../../shared/fields/field-decorators.js';
import { OutputShape } from '../../shared/fields/shape-decorators.js';
import { object } from '../../shared/fields/values.js';
import { ProblemView } from '../../shared/problems/problem.view.js';
import { VersionsView } from '../../shared/versions/versions.view.js';
import { ArmyReportView } from './army.views.js';

@OutputShape('StrategyBattleArmyBatchItem', 'What became of one force of a batch: a report, or a problem where it could not be judged.')
export class ArmyBatchItemView {
  @WholeNumberField({ description: 'Place of the force in the request, counted from 0.', min: 0 }) readonly index!: number;
  @WholeNumberField({ description: 'The HTTP status that it would have got alone.', min: 200, max: 599 }) readonly status!: number;
  @ObjectField(() => ArmyReportView, { description: 'The judgement, with status 200.', optional: true }) readonly report?: ArmyReportView;
  @ObjectField(() => ProblemView, { description: 'Why there is none, with any other status. Pointers are into the force itself.', optional: true }) readonly problem?: ProblemView;
}

@OutputShape('StrategyBattleArmyBatchReport', 'The judgements of several forces.')
export class ArmyBatchView {
  @ListField(object(() => ArmyBatchItemView), { description: 'One result for each force, in the order given.' }) readonly results!: readonly ArmyBatchItemView[];
  @ObjectField(() => VersionsView, { description: 'What they were worked out with.' }) readonly versions!: VersionsView;
}
