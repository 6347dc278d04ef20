import { CAUSES, MOST_FIGURES, type Cause, type CheckRequest } from '../../../../rules/fellowship/checks/check-types.js';
import type { Fellowship } from '../../../../rules/fellowship/fellowship.js';
import { MOST_POINTS } from '../../../../rules/fellowship/figure/hero-points.js';
import { ChoiceField, FlagField, ListField, NumberField, ObjectField, WholeNumberField } from '../../../shared/fields/field-decorators.js';
import { InputShape, OutputShape } from '../../../shared/fields/shape-decorators.js';
import { object, wholeNumber } from '../../../shared/fields/values.js';
import { DiceInput } from '../../../shared/dice/dice.inputs.js';
import { OddsFields } from '../../../shared/operations/operation.fields.js';
import type { OperationDoor } from '../../../shared/operations/operation-door.js';
import type { ExpectationView } from '../../../shared/probability/expectation.view.js';
import { ChanceField, ChancesField, MeanField } from '../../../shared/probability/probability-fields.js';
import type { ProbabilityView } from '../../../shared/probability/probability.view.js';
import { absent, cm } from '../../views/words.js';
import { MOST_GROUPED } from '../figures/figure.door.js';
import { ability, FigureFields } from '../figures/figure.fields.js';
import { ChangeView, PlayedView } from '../operation.fields.js';

export const MOST_MODIFIER = 100;
export const MOST_REROLLS = 10;

@InputShape('FellowshipCheckInput', 'A check against an ability value.', { example: { ability: 55, half: false, modifier: 0 } })
export class CheckInput extends FigureFields implements CheckRequest {
  @ChoiceField(CAUSES, { description: 'What it is for.', default: 'ordinary' }) readonly cause!: Cause;
  @WholeNumberField({ description: 'A flat change; it comes before doubling and halving.', min: -MOST_MODIFIER, max: MOST_MODIFIER, default: 0 }) readonly modifier!: number;
  @FlagField({ description: 'At half value.', default: false }) readonly half!: boolean;
  @FlagField({ description: 'At a quarter.', default: false }) readonly quarter!: boolean;
  @FlagField({ description: 'At twice the value.', default: false }) readonly double!: boolean;
  @WholeNumberField({ description: 'A failed check is rolled again so often.', min: 0, max: MOST_REROLLS, default: 0 }) readonly rerolls!: number;
  @ListField(wholeNumber(ability), { description: 'Ability values added to its own (FS-CORE-005).', max: MOST_GROUPED, default: [] }) readonly grouped!: readonly number[];
  @WholeNumberField({ description: 'Like figures, each of which checks.', min: 1, max: MOST_FIGURES, default: 1 }) readonly count!: number;
  @NumberField({ description: 'Centimetres to what calls for the check.', ...cm, ...absent }) readonly distance!: number | null;
  @WholeNumberField({ description: 'Hero points of each figure, to cancel what a failed check brings.', min: 0, max: MOST_POINTS, default: 0 }) readonly heroPoints!: number;
  @ObjectField(() => DiceInput, { description: 'Dice of `resolve`; a seed of our own where nothing is said.', ...absent }) readonly dice!: DiceInput | null;
}

@OutputShape('FellowshipCheckOdds', 'The exact chances of a check.')
export class CheckOddsView extends OddsFields {
  @WholeNumberField({ description: 'A roll of this or less passes.' }) readonly target!: number;
  @FlagField({ description: 'A roll is due.' }) readonly due!: boolean;
  @ChanceField('One figure passes.') readonly pass!: ProbabilityView;
  @ChanceField('It fails.') readonly fail!: ProbabilityView;
  @ChanceField('It fails and pays no hero point.') readonly suffers!: ProbabilityView;
  @ChancesField('Place k: k figures pass.') readonly passes!: readonly ProbabilityView[];
  @ChanceField('At least one passes.') readonly anyPasses!: ProbabilityView;
  @MeanField('Figures that pass on average.') readonly expectedPasses!: ExpectationView;
  @MeanField('Figures that suffer on average.') readonly expectedSufferers!: ExpectationView;
  @ListField(object(() => ChangeView), { description: 'How the target came about.' }) readonly changes!: readonly ChangeView[];
}

@OutputShape('FellowshipCheckFigure', 'How one figure fared.')
export class CheckFigureView {
  @FlagField({ description: 'It passed, or no check was due.' }) readonly passed!: boolean;
  @FlagField({ description: 'It failed and paid no hero point.' }) readonly suffers!: boolean;
  @WholeNumberField({ description: 'Hero points left.' }) readonly heroPoints!: number;
}

@OutputShape('FellowshipCheckResult', 'A check played once.')
export class CheckResultView extends PlayedView {
  @WholeNumberField({ description: 'A roll of this or less passes.' }) readonly target!: number;
  @FlagField({ description: 'A roll was due.' }) readonly due!: boolean;
  @ListField(object(() => CheckFigureView), { description: 'Figure by figure.' }) readonly figures!: readonly CheckFigureView[];
}

export const CHECK_DOOR: OperationDoor<Fellowship> = {
  path: 'check', field: 'check', noun: 'a check', description: 'Manoeuvres, climbs, frights, looking for the hidden and any other check, at full, half, quarter or double value, with re-rolls.',
  input: CheckInput, oddsView: CheckOddsView, resultView: CheckResultView, operation: (book) => book.check,
};
