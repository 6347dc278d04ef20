import type { Type } from '@nestjs/common';
import type { StrategyBattle } from '../../../rules/strategy-battle/strategy-battle.js';

/**
 * Something asked of one scenario with a body, without dice, as both doors show it: `POST …/scenarios/{id}/{path}`, and
 * `{field}(id, input)`.
 */
export interface ScenarioDoor {
  readonly path: string;
  readonly field: string;
  readonly summary: string;
  readonly description: string;
  /** Id of a scenario that the example of the body fits. */
  readonly example: string;
  readonly input: Type<object>;
  readonly view: Type<object>;
  /** The answer of the rulebook for the scenario with this id, which exists. @throws RuleError */
  readonly answer: (book: StrategyBattle, id: string, input: object) => object;
}
