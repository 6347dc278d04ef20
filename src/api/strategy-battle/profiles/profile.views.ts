import { FlagField, ListField, ObjectField, WholeNumberField } from '../../shared/fields/field-decorators.js';
import { OutputShape } from '../../shared/fields/shape-decorators.js';
import { object } from '../../shared/fields/values.js';
import { VersionsView } from '../../shared/versions/versions.view.js';
import { FindingView } from '../views/finding.views.js';
import { ModelView } from '../views/model.views.js';

@OutputShape('StrategyBattleProfileReport', 'The effective profile of one model. An illegal choice has findings, and numbers as if it were allowed.')
export class ProfileReportView extends ModelView {
  @FlagField({ description: 'No finding is an error.' }) readonly legal!: boolean;
  @ListField(object(() => FindingView), { description: 'What is wrong or worth knowing.' }) readonly findings!: readonly FindingView[];
  @WholeNumberField({ description: 'Points of the model with everything bought for it.' }) readonly points!: number;
  @ObjectField(() => VersionsView, { description: 'What it was worked out with.' }) readonly versions!: VersionsView;
}
