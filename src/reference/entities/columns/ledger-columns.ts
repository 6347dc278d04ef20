import { Column } from 'typeorm';
import { SourceColumns } from './source-columns.js';

/** How deep a rule of a ledger goes. */
export const LEVEL_CHECK = `level IN ('core', 'advanced', 'special', 'scenario', 'reference')`;

/** A row of a rules ledger, in our own words, without its key. */
export abstract class LedgerColumns {
  @Column('smallint')
  ordinal!: number;

  @Column('text')
  title!: string;

  @Column('text')
  summary!: string;

  @Column('text')
  level!: string;

  @Column('text')
  operation!: string;

  @Column('text', { nullable: true })
  ruling!: string | null;

  @Column(() => SourceColumns, { prefix: false })
  source!: SourceColumns;

  @Column('integer', { name: 'last_line' })
  lastLine!: number;
}
