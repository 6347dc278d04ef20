import type { Chart } from '../reference.js';

/** What a strike needs: the lowest first die, and where the chart says `6/4` the lowest second die (SB-WOUND-002). */
export interface WoundNeed {
  readonly first: number;
  readonly second: number | null;
}

/** Strength and Defence to what is needed, `null` where the chart has a dash. */
export type WoundChart = (strength: number, defence: number) => WoundNeed | null;

const within = (value: number, size: number): number => Math.min(size, Math.max(1, value)) - 1;

function readCell(cell: string): WoundNeed | null {
  const match = /^(\d)(?:\/(\d)|\+)?$/.exec(cell.trim());
  if (match === null) return null;
  return { first: Number(match[1]), second: match[2] === undefined ? null : Number(match[2]) };
}

/** The Wound chart (SB-WOUND-001) as a function. Values beyond its edges take the nearest row or column. */
export function woundChart(chart: Chart): WoundChart {
  const needs = chart.cells.map((row) => row.map(readCell));
  return (strength, defence) => {
    const row = needs[within(strength, needs.length)] ?? [];
    return row[within(defence, row.length)] ?? null;
  };
}

/** `5+`, `6/4`, or `-` for a need. */
export function showNeed(need: WoundNeed | null): string {
  if (need === null) return '-';
  return need.second === null ? `${need.first}+` : `${need.first}/${need.second}`;
}
