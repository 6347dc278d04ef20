import type { Rule } from '../../../rules/shared/ledger-rule.js';
import type { Source, Sourced } from '../../../rules/shared/sourced.js';
import { IdField, ObjectField, TextField, WholeNumberField } from '../fields/field-decorators.js';
import type { Shape } from '../fields/field-spec.js';

/** Base of the view of a place in a rulebook; `section` is an example. */
export function sourceFields(section: string): new () => Source {
  class SourceFields implements Source {
    @TextField({ description: 'File name of the rulebook text.' }) readonly document!: string;
    @TextField({ description: 'Chapter and section of the rulebook.', example: section }) readonly section!: string;
    @WholeNumberField({ description: 'Line of the text, counted from 1.', min: 1 }) readonly line!: number;
  }
  return SourceFields;
}

/** Base of the views of records, which end with where they were read; `rule` is an example. */
export function sourcedFields(source: Shape<Source>, rule: string): new () => Sourced {
  class SourcedFields implements Sourced {
    @ObjectField(() => source, { description: 'Where it was read.' }) readonly source!: Source;
    @IdField({ description: 'Row of the rules ledger that describes it.', example: rule }) readonly rule!: string;
    @TextField({ description: 'The reading taken where the source is unclear, else null.', nullable: true }) readonly ruling!: string | null;
  }
  return SourcedFields;
}

/** Base of the view of a row of the ledger; `id` and `operation` are examples. */
export function ruleFields(source: Shape<Source>, { id, operations }: { readonly id: string; readonly operations: string }): new () => Rule {
  class RuleFields implements Rule {
    @IdField({ description: 'Id of the rule.', example: id }) readonly id!: string;
    @TextField({ description: 'Title.' }) readonly title!: string;
    @TextField({ description: 'What it says, in our own words.' }) readonly summary!: string;
    @IdField({ description: 'How deep it goes, such as core or advanced.' }) readonly level!: string;
    @IdField({ description: `The operation that it belongs to, such as ${operations}.` }) readonly operation!: string;
    @TextField({ description: 'The reading taken where the source is unclear, else null.', nullable: true }) readonly ruling!: string | null;
    @ObjectField(() => source, { description: 'Where it was read; `line` is the first line.' }) readonly source!: Source;
    @WholeNumberField({ description: 'Last line of the passage.', min: 1 }) readonly lastLine!: number;
  }
  return RuleFields;
}
