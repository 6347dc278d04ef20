import type { Chart, Engagement, Zone } from '../../../rules/fellowship/reference.js';
import { FellowshipChartRow } from '../../entities/fellowship/chart.js';
import { FellowshipChartRowRow } from '../../entities/fellowship/chart-row.js';
import { FellowshipEngagementRow } from '../../entities/fellowship/engagement.js';
import { FellowshipEngagementZoneRow } from '../../entities/fellowship/engagement-zone.js';
import type { RowSet } from '../row-set.js';
import { fromRecord, toRecord } from './records.js';

export function writeEngagements(engagements: readonly Engagement[], rows: RowSet): void {
  rows.addList(
    FellowshipEngagementRow,
    engagements.map((one) => ({ ...toRecord(one), steps: [...one.steps], markersEach: one.markers.each, markersCentre: one.markers.centre, open: [...one.open] })),
  );
  for (const { id, zones } of engagements) rows.addList(FellowshipEngagementZoneRow, zones.map(({ side, depth }) => ({ engagementId: id, side, depth })));
}

export function readEngagements(rows: RowSet): Engagement[] {
  const zones = rows.by(FellowshipEngagementZoneRow, ({ engagementId }) => engagementId);
  return rows.of(FellowshipEngagementRow).map((row) => ({
    ...fromRecord(row), zones: zones(row.id).map(({ side, depth }) => ({ side: side as Zone['side'], depth })),
    steps: [...row.steps], markers: { each: row.markersEach, centre: row.markersCentre }, open: [...row.open],
  }));
}

export function writeCharts(charts: readonly Chart[], rows: RowSet): void {
  rows.addList(FellowshipChartRow, charts.map((chart) => ({ ...toRecord(chart), columns: [...chart.columns] })));
  for (const { id, rows: lines } of charts) rows.addList(FellowshipChartRowRow, lines.map(({ heading, cells }) => ({ chartId: id, heading, cells: [...cells] })));
}

export function readCharts(rows: RowSet): Chart[] {
  const lines = rows.by(FellowshipChartRowRow, ({ chartId }) => chartId);
  return rows.of(FellowshipChartRow).map((row) => ({ ...fromRecord(row), columns: [...row.columns], rows: lines(row.id).map(({ heading, cells }) => ({ heading, cells: [...cells] })) }));
}
