import { IdField, ObjectField, TextField, WholeNumberField } from '../../../shared/fields/field-decorators.js';
import { OutputShape } from '../../../shared/fields/shape-decorators.js';
import { SourceView } from '../../views/measures.views.js';

@OutputShape('StrategyBattleRule', 'One row of the rules ledger: a rule of the book in our own words.')
export class RuleView {
  @IdField({ description: 'Id of the rule.', example: 'SB-ARMY-003' }) readonly id!: string;
  @TextField({ description: 'Title.' }) readonly title!: string;
  @TextField({ description: 'What it says, in our own words.' }) readonly summary!: string;
  @IdField({ description: 'How deep it goes, such as core or advanced.' }) readonly level!: string;
  @IdField({ description: 'The operation that it belongs to, such as fight or army.' }) readonly operation!: string;
  @TextField({ description: 'The reading taken where the source is unclear, else null.', nullable: true }) readonly ruling!: string | null;
  @ObjectField(() => SourceView, { description: 'Where it was read; `line` is the first line.' }) readonly source!: SourceView;
  @WholeNumberField({ description: 'Last line of the passage.', min: 1 }) readonly lastLine!: number;
}
