import type { StrategyBattleReference } from '../../../../rules/strategy-battle/reference.js';
import type { ChartView } from './chart.view.js';
import { ledgerNote } from './ledger-note.js';

/** The missile chart, made from the weapons that shoot and the rules that let a model throw stones (SB-SHOOT-002). */
export function missileChart(reference: StrategyBattleReference): ChartView {
  const rows = [...reference.wargear, ...reference.specialRules].flatMap(({ id, name, missile }) => (missile ? [{ id, name, missile }] : []));
  return {
    id: 'missile',
    name: 'Missile chart',
    text: 'How far a weapon or a thrown stone reaches, the Strength of its hit, and the share of the move that using it costs.',
    columns: [
      { id: 'range-inches', name: 'Range in inches' }, { id: 'range-cm', name: 'Range in centimetres' },
      { id: 'strength', name: 'Strength' }, { id: 'move-cost', name: 'Move given up' },
    ],
    rows: rows.map(({ id, name }) => ({ id, name })),
    cells: rows.map(({ missile: { range, strength, moveCost } }) => [String(range.inches), String(range.cm), String(strength), moveCost]),
    ...ledgerNote(reference, 'SB-SHOOT-002'),
  };
}
