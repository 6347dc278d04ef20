import { JUMP_OUTCOMES } from '../../../../rules/strategy-battle/combat/tests/jump-types.js';
import type { MountRequest } from '../../../../rules/strategy-battle/combat/tests/mount-types.js';
import { MIGHT_GOALS, type MightGoal } from '../../../../rules/strategy-battle/combat/tests/test-roll.js';
import type { Side } from '../../../../rules/strategy-battle/reference.js';
import { ChoiceField, FlagField, IdField, NumberField, ObjectField, WholeNumberField } from '../../../shared/fields/field-decorators.js';
import { InputShape, OutputShape } from '../../../shared/fields/shape-decorators.js';
import { DiceFields, OddsFields } from '../../../shared/operations/operation.fields.js';
import { ChanceField } from '../../../shared/probability/probability-fields.js';
import type { ProbabilityView } from '../../../shared/probability/probability.view.js';
import { SIDES } from '../../views/words.js';
import type { CombatDoor } from '../combat-door.js';
import { CombatantInput } from '../combatant.inputs.js';
import { LengthInput } from '../lengths.inputs.js';
import { ResultFields } from '../operation.fields.js';
import { MoveLeftView } from './part.views.js';
import { absent, HeightOfModel, MOST_MILLIMETRES } from './test.inputs.js';

@InputShape('StrategyBattleMountInput', 'A model on foot that gets onto a mount, or up behind a rider (SB-CAV-008, SB-CAV-013).', { example: { model: { unit: 'legolas', options: ['horse'], mounted: false } } })
export class MountInput extends DiceFields implements MountRequest {
  @ObjectField(() => CombatantInput, { description: 'The model.' }) readonly model!: CombatantInput;
  @IdField({ names: 'mount', description: 'The mount: wargear or unit id; its own where nothing is said.', ...absent }) readonly mount!: string | null;
  @ChoiceField(SIDES, { description: 'Side whose mount it was (SB-LOOSE-001).', ...absent }) readonly ownedBy!: Side | null;
  @ObjectField(() => CombatantInput, { description: 'Cavalry that takes the model up as a passenger.', ...absent }) readonly behind!: CombatantInput | null;
  @NumberField({ description: 'Millimetres to the saddle.', min: 0, max: MOST_MILLIMETRES, ...absent }) readonly saddleHeight!: number | null;
  @HeightOfModel() readonly modelHeight!: number | null;
  @ObjectField(() => LengthInput, { description: 'Move used up before.', ...absent }) readonly used!: LengthInput | null;
  @ObjectField(() => LengthInput, { description: 'The full move, for a model by profile.', ...absent }) readonly move!: LengthInput | null;
  @ChoiceField(MIGHT_GOALS, { description: 'What Might is spent on.', default: 'best' }) readonly mightFor!: MightGoal;
}

@OutputShape('StrategyBattleMountOdds', 'The exact chances of mounting.')
export class MountOddsView extends OddsFields {
  @ChanceField('It fails.') readonly fails!: ProbabilityView;
  @ChanceField('Mounted, and nobody moves on.') readonly stops!: ProbabilityView;
  @ChanceField('Mounted, and the rest of the move may be used up.') readonly goesOn!: ProbabilityView;
  @ObjectField(() => MoveLeftView, { description: 'What is left of the move; null where it is not known.', nullable: true }) readonly left!: MoveLeftView | null;
}

@OutputShape('StrategyBattleMountResult', 'Mounting played once.')
export class MountResultView extends ResultFields {
  @WholeNumberField({ description: 'What counts on the chart.', min: 1, max: 6 }) readonly score!: number;
  @ChoiceField(JUMP_OUTCOMES, { description: 'What came of it.' }) readonly outcome!: string;
  @FlagField({ description: 'It sits in the saddle.' }) readonly mounted!: boolean;
  @NumberField({ description: 'What is left of the move.', nullable: true }) readonly left!: number | null;
  @WholeNumberField({ description: 'Might in hand.', min: 0 }) readonly might!: number;
  @FlagField({ description: 'It may still shoot this turn.' }) readonly mayShoot!: boolean;
}

export const MOUNT_DOOR: CombatDoor = {
  path: 'mount', field: 'mount', noun: 'mounting', description: 'A Jump test to get into the saddle, or up behind a rider.',
  input: MountInput, oddsView: MountOddsView, resultView: MountResultView, operation: ({ combat }) => combat.mount,
};
