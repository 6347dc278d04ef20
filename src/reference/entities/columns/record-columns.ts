import { Column } from 'typeorm';
import { SourceColumns } from './source-columns.js';

/** What every record of a rulebook has besides its key. */
export abstract class RecordColumns {
  @Column('smallint')
  ordinal!: number;

  @Column('text')
  name!: string;

  @Column('text', { name: 'rule_id' })
  ruleId!: string;

  @Column('text', { nullable: true })
  ruling!: string | null;

  @Column(() => SourceColumns, { prefix: false })
  source!: SourceColumns;
}
