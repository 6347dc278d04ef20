import { nearMatches } from '../../../../rules/shared/near-matches.js';
import type { BannerChoice } from '../../../../rules/strategy-battle/scenario/setup/set-up-types.js';
import type { StrategyBattle } from '../../../../rules/strategy-battle/strategy-battle.js';
import { versionsWith } from '../../../../platform/versions.js';
import { unknownResource } from '../../../shared/problems/problem.js';
import type { Edition } from '../../../shared/rule-systems/editions.js';
import type { SetUpView } from './set-up.views.js';

export const SET_UP_TEXT = 'The participants of a scenario, each resolved to its effective profile and price. Limits of army lists do not bind them. Optional banners are left out until they are placed.';

/** The participants of a scenario, for either door. @throws ProblemError `unknown-scenario` with near matches, RuleError */
export function setUpOf({ content, book }: Edition<StrategyBattle>, id: string, banners: BannerChoice): SetUpView {
  const { scenarios } = book.index;
  if (!scenarios.has(id)) throw unknownResource('unknown-scenario', id, nearMatches(id, scenarios.keys()));
  return { ...book.scenarios.setUp(id, banners), versions: versionsWith(content) };
}
