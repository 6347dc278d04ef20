import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { ChartRow } from './chart.js';

/** A row of a chart. */
@Entity('strategy_battle_chart_row')
@ForeignKey(() => ChartRow, ['contentVersion', 'chartId'], ['contentVersion', 'id'], {
  name: 'strategy_battle_chart_row_chart_fkey',
  onDelete: 'CASCADE',
})
@Unique('strategy_battle_chart_row_ordinal_key', ['contentVersion', 'chartId', 'ordinal'])
@Check('strategy_battle_chart_row_ordinal_check', 'ordinal >= 0')
export class ChartRowRow {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'strategy_battle_chart_row_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { name: 'chart_id', primaryKeyConstraintName: 'strategy_battle_chart_row_pkey' })
  chartId!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'strategy_battle_chart_row_pkey' })
  id!: string;

  @Column('smallint')
  ordinal!: number;

  @Column('text')
  name!: string;
}
