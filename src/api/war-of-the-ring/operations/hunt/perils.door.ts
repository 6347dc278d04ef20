import { READINGS, type Reading } from '../../../../rules/war-of-the-ring/battle/battle-types.js';
import { PERILS, type PerilId, type PerilRequest } from '../../../../rules/war-of-the-ring/hunt/perils.js';
import { ChoiceField, IdField, ObjectField, WholeNumberField } from '../../../shared/fields/field-decorators.js';
import { InputShape, OutputShape } from '../../../shared/fields/shape-decorators.js';
import { DiceFields, OddsFields } from '../../../shared/operations/operation.fields.js';
import { ExpectationView } from '../../../shared/probability/expectation.view.js';
import { ChanceField, ChancesField, MeanField } from '../../../shared/probability/probability-fields.js';
import type { ProbabilityView } from '../../../shared/probability/probability.view.js';
import { WarResultFields } from '../operation.fields.js';
import type { WarOperationDoor } from '../war-doors.js';

const MOST_TIMES = 100;

@InputShape('WarOfTheRingPerilsInput', 'A danger that is one chance, taken once or several times.')
export class PerilsInput extends DiceFields implements PerilRequest {
  @ChoiceField(PERILS, { description: 'Snow on the High Pass, the Old Man of the Old Forest, Gollum who seizes the ring, Shelob without or with the bottle of light.', example: 'high-pass' }) readonly peril!: PerilId;
  @WholeNumberField({ description: 'Tries, turns or companions.', min: 0, max: MOST_TIMES, default: 1 }) readonly times!: number;
  @ChoiceField(READINGS, { description: 'How the die is read.', default: 'low' }) readonly reading!: Reading;
}

@OutputShape('WarOfTheRingPerilsOdds', 'The exact chances of a peril.')
export class PerilsOddsView extends OddsFields {
  @ChanceField('It strikes, with one die.') readonly strikes!: ProbabilityView;
  @ChancesField('It strikes exactly so often.') readonly distribution!: readonly ProbabilityView[];
  @ChanceField('It strikes at least once.') readonly atLeastOnce!: ProbabilityView;
  @ChanceField('It fails at least once: the pass is crossed within so many turns.') readonly passesOnce!: ProbabilityView;
  @MeanField('How often it strikes.') readonly expected!: ExpectationView;
  @ObjectField(() => ExpectationView, { description: 'Dice until it fails for the first time; null where it never does.', nullable: true }) readonly expectedTries!: ExpectationView | null;
  @IdField({ description: 'Row of the rules ledger.' }) readonly rule!: string;
}

@OutputShape('WarOfTheRingPerilsResult', 'A peril played once.')
export class PerilsResultView extends WarResultFields {
  @WholeNumberField({ description: 'Dice that struck.', min: 0 }) readonly struck!: number;
  @WholeNumberField({ description: 'Dice that did not.', min: 0 }) readonly passed!: number;
  @IdField({ description: 'Row of the rules ledger.' }) readonly rule!: string;
}

export const PERILS_DOOR: WarOperationDoor = {
  path: 'perils', field: 'perils', noun: 'a peril', description: 'A pass is tried until it is crossed, and Gollum tries until he has the ring: then no more dice are rolled.',
  input: PerilsInput, oddsView: PerilsOddsView, resultView: PerilsResultView, operation: ({ operations }) => operations.perils,
};
