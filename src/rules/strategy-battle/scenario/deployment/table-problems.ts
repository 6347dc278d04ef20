import { nearOrAll } from '../../../shared/near-matches.js';
import { RuleError, type Problem, type ProblemCode } from '../../../shared/rule-error.js';
import type { Board, Feature } from '../board.js';
import type { DeploymentRequest, ModelOnTable } from './deployment-report.js';

export const MISSING_SIZE = ({ id, name }: Board): string => `The scenario gives no size for "${name}": say how large it is, as { "id": "${id}", "width", "depth" }.`;

/** Gathers what is wrong with a request itself, so that all of it is told at once. */
export class TableProblems {
  readonly #problems: Problem[] = [];

  boards(known: readonly Board[], given: DeploymentRequest['boards']): void {
    given.forEach(({ id }, index) => {
      const board = known.find((candidate) => candidate.id === id);
      if (!board) this.unknown(`/boards/${index}/id`, 'board', id, known.map((candidate) => candidate.id));
      else if (board.size) this.add('not-allowed', `/boards/${index}`, `The scenario gives the size of "${board.name}" itself.`);
      if (given.findIndex((other) => other.id === id) !== index) this.add('not-allowed', `/boards/${index}/id`, 'This board is given twice.');
    });
  }

  /** A caller places what the text does not. */
  features(known: readonly Feature[], given: DeploymentRequest['features']): void {
    given.forEach(({ id }, index) => {
      const feature = known.find((candidate) => candidate.id === id);
      if (!feature) this.unknown(`/features/${index}/id`, 'feature', id, known.map((candidate) => candidate.id));
      else if (feature.shape.kind !== 'lost') this.add('not-allowed', `/features/${index}`, `The scenario itself says where "${feature.name}" is.`);
      if (given.findIndex((other) => other.id === id) !== index) this.add('not-allowed', `/features/${index}/id`, 'This feature is given twice.');
    });
  }

  models(models: readonly ModelOnTable[], boards: readonly string[], placements: readonly string[]): void {
    models.forEach(({ board, placement, carriedBy }, index) => {
      if (board !== null && !boards.includes(board)) this.unknown(`/models/${index}/board`, 'board', board, boards);
      if (placement !== null && !placements.includes(placement)) this.unknown(`/models/${index}/placement`, 'placement', placement, placements);
      if (carriedBy !== null) this.passenger(models, index, carriedBy);
    });
  }

  add(code: ProblemCode, pointer: string, detail: string): void {
    this.#problems.push({ code, pointer, detail, suggestions: [] });
  }

  /** @throws RuleError with all problems */
  throwIfAny(): void {
    if (this.#problems.length > 0) throw new RuleError(this.#problems);
  }

  private passenger(models: readonly ModelOnTable[], index: number, carriedBy: number): void {
    const [pointer, model, carrier] = [`/models/${index}/carriedBy`, models[index], models[carriedBy]];
    if (!carrier) this.add('out-of-range', pointer, `There is no model ${carriedBy}.`);
    else if (carriedBy === index || carrier.carriedBy !== null) this.add('not-allowed', pointer, 'A passenger is carried by a model that is not carried itself.');
    else if (carrier.side !== model?.side) this.add('not-allowed', pointer, 'A passenger is carried by a model of the same side.');
    else if (model.at !== null) this.add('not-allowed', `/models/${index}/at`, 'A passenger stands where its carrier stands: leave `at` out.');
  }

  private unknown(pointer: string, what: string, id: string, known: readonly string[]): void {
    this.#problems.push({ code: 'unknown-id', pointer, detail: `There is no ${what} with this id in the scenario.`, suggestions: nearOrAll(id, known) });
  }
}
