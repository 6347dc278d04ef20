import { Check, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { LedgerColumns, LEVEL_CHECK } from '../columns/ledger-columns.js';
import { ContentVersionRow } from '../content-version.js';

/** One row of the rules ledger, in our own words. */
@Entity('war_of_the_ring_rule')
@ForeignKey(() => ContentVersionRow, ['contentVersion'], ['version'], {
  name: 'war_of_the_ring_rule_content_version_fkey',
  onDelete: 'CASCADE',
})
@Unique('war_of_the_ring_rule_ordinal_key', ['contentVersion', 'ordinal'])
@Check('war_of_the_ring_rule_id_check', `id ~ '^WR-[A-Z0-9]+-[0-9]{3}$'`)
@Check('war_of_the_ring_rule_ordinal_check', 'ordinal >= 0')
@Check('war_of_the_ring_rule_level_check', LEVEL_CHECK)
@Check('war_of_the_ring_rule_source_line_check', 'source_line >= 1')
@Check('war_of_the_ring_rule_last_line_check', 'last_line >= source_line')
export class WarRuleRow extends LedgerColumns {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'war_of_the_ring_rule_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'war_of_the_ring_rule_pkey' })
  id!: string;
}
