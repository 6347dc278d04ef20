import { Check, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { LedgerColumns, LEVEL_CHECK } from '../columns/ledger-columns.js';
import { ContentVersionRow } from '../content-version.js';

/** One row of the rules ledger, in our own words. */
@Entity('fellowship_rule')
@ForeignKey(() => ContentVersionRow, ['contentVersion'], ['version'], {
  name: 'fellowship_rule_content_version_fkey',
  onDelete: 'CASCADE',
})
@Unique('fellowship_rule_ordinal_key', ['contentVersion', 'ordinal'])
@Check('fellowship_rule_id_check', `id ~ '^FS-[A-Z0-9]+-[0-9]{3}$'`)
@Check('fellowship_rule_ordinal_check', 'ordinal >= 0')
@Check('fellowship_rule_level_check', LEVEL_CHECK)
@Check('fellowship_rule_source_line_check', 'source_line >= 1')
@Check('fellowship_rule_last_line_check', 'last_line >= source_line')
export class FellowshipRuleRow extends LedgerColumns {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'fellowship_rule_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'fellowship_rule_pkey' })
  id!: string;
}
