import { IdField, ListField, TextField } from '../../../shared/fields/field-decorators.js';
import { OutputShape } from '../../../shared/fields/shape-decorators.js';
import { list, object, text } from '../../../shared/fields/values.js';
import { SourcedView } from '../../views/sourced.view.js';

@OutputShape('StrategyBattleChartHeading', 'The heading of a row or column.')
export class ChartHeadingView {
  @IdField({ description: 'Id of the row or column, unique within the chart.' }) readonly id!: string;
  @TextField({ description: 'What stands at its head.' }) readonly name!: string;
}

@OutputShape('StrategyBattleChart', 'A printed table.')
export class ChartView extends SourcedView {
  @IdField({ description: 'Id of the chart.', example: 'wound' }) readonly id!: string;
  @TextField({ description: 'Name.' }) readonly name!: string;
  @TextField({ description: 'How it is used, in our own words.' }) readonly text!: string;
  @ListField(object(() => ChartHeadingView), { description: 'Headings of the columns, left to right.' }) readonly columns!: readonly ChartHeadingView[];
  @ListField(object(() => ChartHeadingView), { description: 'Headings of the rows, top to bottom.' }) readonly rows!: readonly ChartHeadingView[];
  @ListField(list(text()), { description: 'The cells, row by row, as texts such as 5+ or 6/4.' }) readonly cells!: readonly (readonly string[])[];
}
