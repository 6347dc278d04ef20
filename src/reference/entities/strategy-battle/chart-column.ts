import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { ChartRow } from './chart.js';

/** A column of a chart. */
@Entity('strategy_battle_chart_column')
@ForeignKey(() => ChartRow, ['contentVersion', 'chartId'], ['contentVersion', 'id'], {
  name: 'strategy_battle_chart_column_chart_fkey',
  onDelete: 'CASCADE',
})
@Unique('strategy_battle_chart_column_ordinal_key', ['contentVersion', 'chartId', 'ordinal'])
@Check('strategy_battle_chart_column_ordinal_check', 'ordinal >= 0')
export class ChartColumnRow {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'strategy_battle_chart_column_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { name: 'chart_id', primaryKeyConstraintName: 'strategy_battle_chart_column_pkey' })
  chartId!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'strategy_battle_chart_column_pkey' })
  id!: string;

  @Column('smallint')
  ordinal!: number;

  @Column('text')
  name!: string;
}
