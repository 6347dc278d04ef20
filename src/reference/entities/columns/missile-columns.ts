import { Column } from 'typeorm';
import type { MoveCost } from '../../../rules/strategy-battle/reference.js';
import { RangeColumns } from './range-columns.js';

/** How far and how hard something shoots or is thrown, and what part of the move it costs. */
export abstract class MissileColumns {
  @Column(() => RangeColumns, { prefix: false })
  range!: RangeColumns;

  @Column('smallint')
  strength!: number;

  @Column('text', { name: 'move_cost' })
  moveCost!: MoveCost;
}
