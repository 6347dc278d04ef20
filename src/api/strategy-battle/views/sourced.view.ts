import { IdField, ObjectField, TextField } from '../../shared/fields/field-decorators.js';
import { SourceView } from './measures.views.js';

/** What every view of a record of the rulebook ends with. */
export abstract class SourcedView {
  @ObjectField(() => SourceView, { description: 'Where it was read.' }) readonly source!: SourceView;
  @IdField({ description: 'Row of the rules ledger that describes it.', example: 'SB-UNIT-046' }) readonly rule!: string;
  @TextField({ description: 'The reading taken where the source is unclear, else null.', nullable: true }) readonly ruling!: string | null;
}
