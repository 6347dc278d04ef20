import type { StrategyBattle } from '../../../../rules/strategy-battle/strategy-battle.js';
import type { ChartView } from './chart.view.js';
import { missileChart } from './missile-chart.js';
import { movementChart } from './movement-chart.js';

/** The charts as printed, and the two whose figures are those of other records. */
export const chartViews = ({ reference }: StrategyBattle): readonly ChartView[] => [
  ...reference.charts.map(({ id, name, text, columns, rows, cells, source, rule, ruling }) => ({ id, name, text, columns, rows, cells, source, rule, ruling })),
  movementChart(reference),
  missileChart(reference),
];
