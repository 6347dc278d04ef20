import { Column } from 'typeorm';

/** Where a record was read. */
export class SourceColumns {
  @Column('text', { name: 'source_document' })
  document!: string;

  @Column('text', { name: 'source_section' })
  section!: string;

  @Column('integer', { name: 'source_line' })
  line!: number;
}
