import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { ChartColumnRow } from './chart-column.js';
import { ChartRowRow } from './chart-row.js';

/** What a chart says where a row and a column meet. */
@Entity('strategy_battle_chart_cell')
@ForeignKey(() => ChartRowRow, ['contentVersion', 'chartId', 'rowId'], ['contentVersion', 'chartId', 'id'], {
  name: 'strategy_battle_chart_cell_row_fkey',
  onDelete: 'CASCADE',
})
@ForeignKey(() => ChartColumnRow, ['contentVersion', 'chartId', 'columnId'], ['contentVersion', 'chartId', 'id'], {
  name: 'strategy_battle_chart_cell_column_fkey',
  deferrable: 'INITIALLY DEFERRED',
})
export class ChartCellRow {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'strategy_battle_chart_cell_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { name: 'chart_id', primaryKeyConstraintName: 'strategy_battle_chart_cell_pkey' })
  chartId!: string;

  @PrimaryColumn('text', { name: 'row_id', primaryKeyConstraintName: 'strategy_battle_chart_cell_pkey' })
  rowId!: string;

  @PrimaryColumn('text', { name: 'column_id', primaryKeyConstraintName: 'strategy_battle_chart_cell_pkey' })
  columnId!: string;

  @Column('text')
  value!: string;
}
