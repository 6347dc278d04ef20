import { MOST_MATCHED, type MatchupsRequest } from '../../../../rules/strategy-battle/combat/matchups.js';
import { ListField, ObjectField, TextField } from '../../../shared/fields/field-decorators.js';
import { InputShape, OutputShape } from '../../../shared/fields/shape-decorators.js';
import { list, object, text } from '../../../shared/fields/values.js';
import { VersionsView } from '../../../shared/versions/versions.view.js';
import { CombatantInput } from '../combatant.inputs.js';
import type { CombatQuestionDoor } from '../combat-door.js';
import { SideChancesView } from './fight-odds.views.js';

@InputShape('StrategyBattleMatchupsInput', 'Combatants of both sides, each of which fights each of the other, one against one.')
export class MatchupsInput implements MatchupsRequest {
  @ListField(object(() => CombatantInput), { description: 'Combatants of Good.', min: 1, max: MOST_MATCHED, example: [{ unit: 'warrior-of-minas-tirith' }] }) readonly good!: readonly CombatantInput[];
  @ListField(object(() => CombatantInput), { description: 'Combatants of Evil.', min: 1, max: MOST_MATCHED, example: [{ unit: 'orc-warrior' }] }) readonly evil!: readonly CombatantInput[];
}

@OutputShape('StrategyBattleMatchup', 'One against one.')
export class MatchupView {
  @ObjectField(() => SideChancesView, { description: 'Who wins.' }) readonly win!: SideChancesView;
  @ObjectField(() => SideChancesView, { description: 'Who is slain when the fight is over.' }) readonly slain!: SideChancesView;
}

@OutputShape('StrategyBattleMatchups', 'A matrix of exact odds.')
export class MatchupsView {
  @ListField(list(object(() => MatchupView)), { description: 'Row by row the combatants of Good, in each row those of Evil.' }) readonly rows!: readonly (readonly MatchupView[])[];
  @TextField({ description: 'How it was worked out.', example: 'exact' }) readonly method!: string;
  @ListField(text(), { description: 'Choices made for the caller.' }) readonly assumptions!: readonly string[];
  @ObjectField(() => VersionsView, { description: 'What it was worked out with.' }) readonly versions!: VersionsView;
}

export const MATCHUPS_DOOR: CombatQuestionDoor = {
  path: 'matchups', field: 'matchups', summary: 'Match combatants', description: `Exact odds of every pair of up to ${MOST_MATCHED} combatants of each side.`,
  input: MatchupsInput, view: MatchupsView, question: ({ combat }) => combat.matchups,
};
