import { MOST_LOOKERS, VIEWS, type SightRequest, type View } from '../../../../rules/strategy-battle/combat/tests/sight-types.js';
import { ChoiceField, FlagField, IdField, ListField, ObjectField, WholeNumberField } from '../../../shared/fields/field-decorators.js';
import { InputShape, OutputShape } from '../../../shared/fields/shape-decorators.js';
import { flag } from '../../../shared/fields/values.js';
import { DiceFields, OddsFields } from '../../../shared/operations/operation.fields.js';
import { ChanceField, ChancesField } from '../../../shared/probability/probability-fields.js';
import type { ProbabilityView } from '../../../shared/probability/probability.view.js';
import type { CombatDoor } from '../combat-door.js';
import { CombatantInput } from '../combatant.inputs.js';
import { LengthInput } from '../lengths.inputs.js';
import { ResultFields } from '../operation.fields.js';
import { absent } from './test.inputs.js';

@InputShape('StrategyBattleSightInput', 'Whether one model sees another (SB-SEE-001, SB-SEE-002, SB-GROUND-001).')
export class SightInput extends DiceFields implements SightRequest {
  @ChoiceField(VIEWS, { description: 'How much of the body is in view; `doubtful` where nobody can tell.' }) readonly view!: View;
  @ObjectField(() => CombatantInput, { description: 'Who is looked for; an ordinary model on its feet where nothing is said.', ...absent }) readonly target!: CombatantInput | null;
  @ObjectField(() => LengthInput, { description: 'To the target, where an Elven cloak may hide it (SB-SPEC-003).', ...absent }) readonly distance!: LengthInput | null;
  @WholeNumberField({ description: 'Models that look, each for itself.', min: 1, max: MOST_LOOKERS, default: 1 }) readonly lookers!: number;
}

@OutputShape('StrategyBattleSightOdds', 'The exact chances to be seen.')
export class SightOddsView extends OddsFields {
  @WholeNumberField({ description: 'Lowest die that sees; null where none is rolled.', nullable: true }) readonly needed!: number | null;
  @ChanceField('One of them sees it.') readonly each!: ProbabilityView;
  @ChanceField('At least one sees it.') readonly atLeastOne!: ProbabilityView;
  @ChancesField('Place k: k of them see it.') readonly seenBy!: readonly ProbabilityView[];
  @IdField({ description: 'Row of the rules ledger.' }) readonly rule!: string;
}

@OutputShape('StrategyBattleSightResult', 'Looking, played once.')
export class SightResultView extends ResultFields {
  @ListField(flag(), { description: 'Each looker in turn.' }) readonly sees!: readonly boolean[];
  @FlagField({ description: 'Anyone sees it.' }) readonly seen!: boolean;
}

export const SIGHT_DOOR: CombatDoor = {
  path: 'sight', field: 'sight', noun: 'a look', description: 'Doubtful sight and models on the ground.',
  input: SightInput, oddsView: SightOddsView, resultView: SightResultView, operation: ({ combat }) => combat.sight,
};
