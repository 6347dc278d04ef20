import { CAUSES, TERROR_SOURCES, TESTED_PARTS, type Cause, type CourageRequest, type TerrorSource } from '../../../../rules/strategy-battle/combat/courage/courage-types.js';
import { ChoiceField, FlagField, IdField, ListField, ObjectField, TextField, WholeNumberField } from '../../../shared/fields/field-decorators.js';
import { InputShape, OutputShape } from '../../../shared/fields/shape-decorators.js';
import { flag, object, wholeNumber } from '../../../shared/fields/values.js';
import { DiceFields, OddsFields } from '../../../shared/operations/operation.fields.js';
import type { ExpectationView } from '../../../shared/probability/expectation.view.js';
import { ChanceField, ChancesField, MeanField } from '../../../shared/probability/probability-fields.js';
import type { ProbabilityView } from '../../../shared/probability/probability.view.js';
import type { CombatDoor } from '../combat-door.js';
import { CombatantInput } from '../combatant.inputs.js';
import { ResultFields } from '../operation.fields.js';

/** Largest bonus or penalty to Courage, and most tests one after the other. */
export const MOST_MODIFIER = 10;
export const MOST_TESTS = 20;

@InputShape('StrategyBattleCourageInput', 'A Courage test of one model, or one of each of several like ones (SB-COUR-001).')
export class CourageInput extends DiceFields implements CourageRequest {
  @ObjectField(() => CombatantInput, { description: 'The model.' }) readonly model!: CombatantInput;
  @WholeNumberField({ description: 'Added to Courage, which does not fall below 0.', min: -MOST_MODIFIER, max: MOST_MODIFIER, default: 0 }) readonly modifier!: number;
  @IdField({ names: 'reason', description: 'Why the test is passed without dice, such as bodyguard or stand-fast.', optional: true, nullable: true }) readonly because!: string | null;
  @ChoiceField(CAUSES, { description: 'What the test is for.', optional: true, nullable: true }) readonly cause!: Cause | null;
  @ObjectField(() => CombatantInput, { description: 'The enemy that it wants to charge.', optional: true, nullable: true }) readonly charging!: CombatantInput | null;
  @ChoiceField(TERROR_SOURCES, { description: 'What makes that enemy terrifying besides its own rules.', optional: true, nullable: true }) readonly terrorBy!: TerrorSource | null;
  @ChoiceField(TESTED_PARTS, { description: 'Whose Courage: a loose mount tests with its own (SB-CAV-031).', default: 'rider' }) readonly part!: (typeof TESTED_PARTS)[number];
  @WholeNumberField({ description: 'Tests of each model one after the other.', min: 1, max: MOST_TESTS, default: 1 }) readonly tests!: number;
}

@OutputShape('StrategyBattleCourageTestOdds', 'One test of one model.')
export class CourageTestOddsView {
  @TextField({ description: 'Whose test.', example: 'model' }) readonly by!: string;
  @WholeNumberField({ description: 'Courage counted.' }) readonly courage!: number;
  @WholeNumberField({ description: 'The least sum of two dice that passes.' }) readonly neededOnDice!: number;
  @ChanceField('It passes.') readonly pass!: ProbabilityView;
}

@OutputShape('StrategyBattleCourageOdds', 'The exact chances of Courage tests.')
export class CourageOddsView extends OddsFields {
  @WholeNumberField({ description: 'What dice and Courage together must reach.' }) readonly needed!: number;
  @FlagField({ description: 'Passed without dice, or not called for at all.' }) readonly automatic!: boolean;
  @IdField({ description: 'Row of the automatic pass; null where dice are rolled.', nullable: true }) readonly rule!: string | null;
  @ChanceField('One model passes every test that it takes.') readonly pass!: ProbabilityView;
  @ChanceField('It does not.') readonly fail!: ProbabilityView;
  @ListField(object(() => CourageTestOddsView), { description: 'What one model takes in turn.' }) readonly tests!: readonly CourageTestOddsView[];
  @ChancesField('Place k: k tests of all models are passed.') readonly passes!: readonly ProbabilityView[];
  @MeanField('Tests passed on average.') readonly expectedPasses!: ExpectationView;
}

@OutputShape('StrategyBattleCourageTestResult', 'One test as it was played.')
export class CourageTestResultView {
  @TextField({ description: 'Whose test.' }) readonly by!: string;
  @WholeNumberField({ description: 'Sum of the two dice, Might counted; null for an automatic pass.', nullable: true }) readonly dice!: number | null;
  @WholeNumberField({ description: 'Courage counted.' }) readonly courage!: number;
  @WholeNumberField({ description: 'Dice and Courage; null for an automatic pass.', nullable: true }) readonly total!: number | null;
  @FlagField({ description: 'It passed.' }) readonly passed!: boolean;
}

@OutputShape('StrategyBattleCourageResult', 'Courage tests played once.')
export class CourageResultView extends ResultFields {
  @FlagField({ description: 'Passed without dice, or not called for at all.' }) readonly automatic!: boolean;
  @IdField({ description: 'Row of the automatic pass; null where dice are rolled.', nullable: true }) readonly rule!: string | null;
  @ListField(flag(), { description: 'Of each model: all its tests are passed.' }) readonly passed!: readonly boolean[];
  @ListField(object(() => CourageTestResultView), { description: 'Test by test.' }) readonly tests!: readonly CourageTestResultView[];
  @ListField(wholeNumber({ min: 0 }), { description: 'Might that each model has left.' }) readonly might!: readonly number[];
}

export const COURAGE_DOOR: CombatDoor = {
  path: 'courage', field: 'courage', noun: 'a Courage test', description: 'Two dice and Courage must reach 10; charges at terrifying enemies, automatic passes, Might.',
  input: CourageInput, oddsView: CourageOddsView, resultView: CourageResultView, operation: ({ combat }) => combat.courage,
};
