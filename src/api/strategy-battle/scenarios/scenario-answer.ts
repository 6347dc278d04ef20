import { versionsWith } from '../../../platform/versions.js';
import type { StrategyBattle } from '../../../rules/strategy-battle/strategy-battle.js';
import { refuseUnknownNames } from '../../shared/names/unknown-names.js';
import { unknownResource } from '../../shared/problems/problem.js';
import type { Edition } from '../../shared/rule-systems/editions.js';
import { nearMatches } from '../../../rules/shared/near-matches.js';
import { STRATEGY_BATTLE_NAMES } from '../names.js';
import type { ScenarioDoor } from './scenario-door.js';

/** What is asked of a scenario, for either door. @throws ProblemError `unknown-scenario` with near matches, RuleError */
export function scenarioAnswer({ content, book }: Edition<StrategyBattle>, door: ScenarioDoor, id: string, input: object): object {
  const { scenarios } = book.index;
  if (!scenarios.has(id)) throw unknownResource('unknown-scenario', id, nearMatches(id, scenarios.keys()));
  refuseUnknownNames(door.input, input, { kinds: STRATEGY_BATTLE_NAMES, book });
  return { ...door.answer(book, id, input), versions: versionsWith(content) };
}
