import type { Side } from '../../data-words.js';
import type { Base } from '../geometry.js';
import { Ground, sizeIn } from '../ground.js';
import { MISSING_SIZE, type TableProblems } from './table-problems.js';
import { DEFAULT_BASE, type DeploymentRequest, type ModelOnTable, type StagedScenario } from './deployment-report.js';

/** A model with what the check reads of it over and over. */
export interface Piece {
  readonly index: number;
  readonly pointer: string;
  readonly model: ModelOnTable;
  readonly side: Side;
  /** `Orc Warrior`. */
  readonly name: string;
  /** Id of the board that it stands on. */
  readonly board: string;
  /** `null` while it is off the table. */
  readonly base: Base | null;
  /** A Hero's whole price (SB-S04-003); 0 for warriors. */
  readonly heroPoints: number;
  readonly specialRules: readonly string[];
}

/** What the rulebook tells of a model. */
export interface ModelFacts {
  readonly name: string;
  readonly heroPoints: number;
  readonly specialRules: readonly string[];
}

/** The boards of the scenario as they lie, by id. @throws RuleError through `problems` for boards without a size */
export function groundsOf(scenario: StagedScenario, request: DeploymentRequest, problems: TableProblems): ReadonlyMap<string, Ground> {
  problems.boards(scenario.boards, request.boards);
  problems.features(scenario.boards.flatMap(({ features }) => features), request.features);
  const grounds = new Map<string, Ground>();
  for (const board of scenario.boards) {
    const given = request.boards.find(({ id }) => id === board.id);
    const size = board.size ? sizeIn(request.measure, board.size) : given;
    if (!size) problems.add('required', '/boards', MISSING_SIZE(board));
    else grounds.set(board.id, new Ground(board, request.measure, { width: size.width, depth: size.depth }, request.features));
  }
  return grounds;
}

/** The models of the request as pieces. A passenger stands where its carrier stands. */
export function piecesOf(request: DeploymentRequest, main: string, facts: (model: ModelOnTable) => ModelFacts): readonly Piece[] {
  return request.models.map((model, index) => {
    const seat = model.carriedBy === null ? model : (request.models[model.carriedBy] ?? model);
    const radius = (seat.base ?? DEFAULT_BASE[request.measure]) / 2;
    return {
      index, pointer: `/models/${index}`, model, side: model.side, board: seat.board ?? main,
      base: seat.at ? { ...seat.at, radius } : null, ...facts(model),
    };
  });
}
