import type { StrategyBattle } from '../../../../rules/strategy-battle/strategy-battle.js';
import type { RuleView } from './rule.view.js';

export const ruleViews = ({ reference }: StrategyBattle): readonly RuleView[] =>
  reference.rules.map(({ id, title, summary, level, operation, ruling, source, lastLine }) => ({
    id, title, summary, level, operation, ruling, source, lastLine,
  }));
