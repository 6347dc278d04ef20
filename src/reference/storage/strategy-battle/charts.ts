import type { Chart } from '../../../rules/strategy-battle/reference.js';
import { ChartCellRow } from '../../entities/strategy-battle/chart-cell.js';
import { ChartColumnRow } from '../../entities/strategy-battle/chart-column.js';
import { ChartRowRow } from '../../entities/strategy-battle/chart-row.js';
import { ChartRow } from '../../entities/strategy-battle/chart.js';
import { fromSourcedColumns, toSourcedColumns } from '../columns.js';
import type { RowSet } from '../row-set.js';

export function writeCharts(charts: readonly Chart[], rows: RowSet): void {
  rows.addList(ChartRow, charts.map((chart) => ({ id: chart.id, name: chart.name, text: chart.text, ...toSourcedColumns(chart) })));
  for (const { id: chartId, columns, rows: headings, cells } of charts) {
    rows.addList(ChartColumnRow, columns.map(({ id, name }) => ({ chartId, id, name })));
    rows.addList(ChartRowRow, headings.map(({ id, name }) => ({ chartId, id, name })));
    rows.add(
      ChartCellRow,
      headings.flatMap((row, y) => columns.map((column, x) => ({ chartId, rowId: row.id, columnId: column.id, value: cells[y]?.[x] ?? '' }))),
    );
  }
}

export function readCharts(rows: RowSet): Chart[] {
  const columnsOf = rows.by(ChartColumnRow, (column) => column.chartId);
  const headingsOf = rows.by(ChartRowRow, (row) => row.chartId);
  const cell = rows.by(ChartCellRow, ({ chartId, rowId, columnId }) => `${chartId}/${rowId}/${columnId}`);
  return rows.of(ChartRow).map((chart) => {
    const columns = columnsOf(chart.id).map(({ id, name }) => ({ id, name }));
    const headings = headingsOf(chart.id).map(({ id, name }) => ({ id, name }));
    return {
      id: chart.id,
      name: chart.name,
      text: chart.text,
      columns,
      rows: headings,
      cells: headings.map((row) => columns.map((column) => cell(`${chart.id}/${row.id}/${column.id}`)[0]?.value ?? '')),
      ...fromSourcedColumns(chart),
    };
  });
}
