import { Column } from 'typeorm';

/** How far something shoots, as printed in both units. */
export class RangeColumns {
  @Column('smallint', { name: 'range_inches' })
  inches!: number;

  @Column('smallint', { name: 'range_cm' })
  cm!: number;
}
