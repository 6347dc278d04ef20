import { Column } from 'typeorm';

/** How far something moves, as printed in both units. */
export class MoveColumns {
  @Column('smallint', { name: 'move_inches' })
  inches!: number;

  @Column('smallint', { name: 'move_cm' })
  cm!: number;
}
