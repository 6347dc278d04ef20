import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { FellowshipChartRow } from './chart.js';

/** A row of a chart. */
@Entity('fellowship_chart_row')
@ForeignKey(() => FellowshipChartRow, ['contentVersion', 'chartId'], ['contentVersion', 'id'], { name: 'fellowship_chart_row_chart_fkey', onDelete: 'CASCADE' })
@Check('fellowship_chart_row_ordinal_check', 'ordinal >= 0')
export class FellowshipChartRowRow {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'fellowship_chart_row_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { name: 'chart_id', primaryKeyConstraintName: 'fellowship_chart_row_pkey' })
  chartId!: string;

  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'fellowship_chart_row_pkey' })
  ordinal!: number;

  @Column('text')
  heading!: string;

  @Column('text', { array: true })
  cells!: string[];
}
