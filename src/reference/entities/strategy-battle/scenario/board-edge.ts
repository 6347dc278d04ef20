import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { Side } from '../../../../rules/strategy-battle/data-words.js';
import type { Edge } from '../../../../rules/strategy-battle/scenario/board.js';
import { ScenarioBoardRow } from './board.js';

/** What an edge of a board stands for. */
@Entity('strategy_battle_scenario_board_edge')
@ForeignKey(() => ScenarioBoardRow, ['contentVersion', 'scenarioId', 'boardId'], ['contentVersion', 'scenarioId', 'id'], {
  name: 'strategy_battle_scenario_board_edge_board_fkey',
  onDelete: 'CASCADE',
})
@Check('strategy_battle_scenario_board_edge_ordinal_check', 'ordinal >= 0')
@Check('strategy_battle_scenario_board_edge_edge_check', `edge IN ('north', 'east', 'south', 'west')`)
@Check('strategy_battle_scenario_board_edge_side_check', `side IN ('good', 'evil')`)
export class ScenarioBoardEdgeRow {
  @PrimaryColumn('text', { name: 'content_version', primaryKeyConstraintName: 'strategy_battle_scenario_board_edge_pkey' })
  contentVersion!: string;

  @PrimaryColumn('text', { name: 'scenario_id', primaryKeyConstraintName: 'strategy_battle_scenario_board_edge_pkey' })
  scenarioId!: string;

  @PrimaryColumn('text', { name: 'board_id', primaryKeyConstraintName: 'strategy_battle_scenario_board_edge_pkey' })
  boardId!: string;

  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'strategy_battle_scenario_board_edge_pkey' })
  ordinal!: number;

  @Column('text')
  edge!: Edge;

  @Column('text')
  name!: string;

  @Column('text', { nullable: true })
  side!: Side | null;
}
