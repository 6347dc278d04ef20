import { MIGHT_GOALS, type MightGoal } from '../../../../rules/strategy-battle/combat/tests/test-roll.js';
import type { Size } from '../../../../rules/strategy-battle/combat/tests/barrier-class.js';
import { ChoiceField, NumberField, ObjectField } from '../../../shared/fields/field-decorators.js';
import { InputShape } from '../../../shared/fields/shape-decorators.js';
import { CombatantInput } from '../combatant.inputs.js';
import { HarmFields } from '../operation.fields.js';

/** Largest height or width in a request, in millimetres. */
export const MOST_MILLIMETRES = 5000;
export const absent = { optional: true, nullable: true } as const;

@InputShape('StrategyBattleSizeInput', 'Height and width in millimetres, as models and scenery are measured.')
export class SizeInput implements Size {
  @NumberField({ description: 'Height in millimetres.', min: 0, max: MOST_MILLIMETRES, ...absent }) readonly height!: number | null;
  @NumberField({ description: 'Width in millimetres.', min: 0, max: MOST_MILLIMETRES, ...absent }) readonly width!: number | null;
}

/** The model that takes a test, and what its Might is for. */
export class TestFields extends HarmFields {
  @ObjectField(() => CombatantInput, { description: 'The model.' }) readonly model!: CombatantInput;
  @ChoiceField(MIGHT_GOALS, { description: 'What Might is spent on, where the model spends any: the best result, or success at all.', default: 'best' }) readonly mightFor!: MightGoal;
}
export const HeightOfModel = (): ReturnType<typeof NumberField> => NumberField({ description: 'Height of the model in millimetres.', min: 1, max: MOST_MILLIMETRES, ...absent });
