import { IdField, ListField, TextField } from '../../../shared/fields/field-decorators.js';
import { OutputShape } from '../../../shared/fields/shape-decorators.js';
import { object, text } from '../../../shared/fields/values.js';
import { FellowshipSourcedView } from '../../views/sourced.views.js';

@OutputShape('FellowshipChartRow', 'A row of a chart.')
export class ChartRowView {
  @TextField({ description: 'Its heading.' }) readonly heading!: string;
  @ListField(text(), { description: 'A cell for each column.' }) readonly cells!: readonly string[];
}

@OutputShape('FellowshipChart', 'A table of words and figures.')
export class ChartView extends FellowshipSourcedView {
  @IdField({ description: 'Its id.', example: 'lost-pages' }) readonly id!: string;
  @TextField({ description: 'Name.' }) readonly name!: string;
  @TextField({ description: 'What it does, in our own words.' }) readonly text!: string;
  @ListField(text(), { description: 'Headings of the columns.' }) readonly columns!: readonly string[];
  @ListField(object(() => ChartRowView), { description: 'Its rows.' }) readonly rows!: readonly ChartRowView[];
}
