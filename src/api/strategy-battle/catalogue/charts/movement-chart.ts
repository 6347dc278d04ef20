import type { Distance, StrategyBattleReference } from '../../../../rules/strategy-battle/reference.js';
import type { ChartView } from './chart.view.js';
import { ledgerNote } from './ledger-note.js';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly move: Distance;
}

/** The movement chart, made from the races, the mounts and the units that move as their race does not (SB-MOVE-001, SB-MOVE-002). */
export function movementChart(reference: StrategyBattleReference): ChartView {
  const rows = [...reference.races, ...mounts(reference), ...exceptions(reference)];
  return {
    id: 'movement',
    name: 'Movement chart',
    text: 'The most that a model moves in a turn over open ground, by race, and what a mount carries its rider. A model may always move less or stay.',
    columns: [{ id: 'inches', name: 'Inches' }, { id: 'cm', name: 'Centimetres' }],
    rows: rows.map(({ id, name }) => ({ id, name })),
    cells: rows.map(({ move }) => [String(move.inches), String(move.cm)]),
    ...ledgerNote(reference, 'SB-MOVE-001', 'SB-MOVE-002'),
  };
}

const mounts = ({ wargear }: StrategyBattleReference): readonly Row[] =>
  wargear.flatMap(({ id, name, mount }) => (mount ? [{ id, name, move: mount.move }] : []));

function exceptions({ races, units }: StrategyBattleReference): readonly Row[] {
  const usual = new Map(races.map((race) => [race.id, race.move]));
  return units.filter(({ race, move }) => usual.get(race)?.inches !== move.inches || usual.get(race)?.cm !== move.cm);
}
