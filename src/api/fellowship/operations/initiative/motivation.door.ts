import type { Fellowship } from '../../../../rules/fellowship/fellowship.js';
import { IdField, ListField, ObjectField, TextField, WholeNumberField } from '../../../shared/fields/field-decorators.js';
import { OutputShape } from '../../../shared/fields/shape-decorators.js';
import { object } from '../../../shared/fields/values.js';
import { OddsFields } from '../../../shared/operations/operation.fields.js';
import type { OperationDoor } from '../../../shared/operations/operation-door.js';
import type { ExpectationView } from '../../../shared/probability/expectation.view.js';
import { ChanceField, ChancesField, MeanField } from '../../../shared/probability/probability-fields.js';
import type { ProbabilityView } from '../../../shared/probability/probability.view.js';
import { PlayedView } from '../operation.fields.js';
import { MotivationInput } from './motivation.inputs.js';

@OutputShape('FellowshipMotivationSource', 'Something that may bring extra dice.')
export class MotivationSourceView {
  @TextField({ description: 'What it is.', example: 'drums' }) readonly source!: string;
  @WholeNumberField({ description: 'A roll of this or less succeeds; null where it succeeds without dice.', nullable: true }) readonly target!: number | null;
  @WholeNumberField({ description: 'Dice that a success brings.' }) readonly dice!: number;
  @IdField({ description: 'Row of the rules ledger.' }) readonly rule!: string;
  @ChanceField('It succeeds.') readonly success!: ProbabilityView;
}

@OutputShape('FellowshipSideMotivation', 'Extra dice of one side.')
export class SideMotivationView {
  @ListField(object(() => MotivationSourceView), { description: 'In the order in which they are rolled for.' }) readonly sources!: readonly MotivationSourceView[];
  @ChancesField('Place k: k extra dice.') readonly extraDice!: readonly ProbabilityView[];
  @MeanField('Extra dice on average.') readonly expectedExtraDice!: ExpectationView;
}

@OutputShape('FellowshipMotivationOdds', 'The exact chances of extra initiative dice.')
export class MotivationOddsView extends OddsFields {
  @ObjectField(() => SideMotivationView, { description: 'Good.' }) readonly good!: SideMotivationView;
  @ObjectField(() => SideMotivationView, { description: 'Evil.' }) readonly evil!: SideMotivationView;
}

@OutputShape('FellowshipSideMotivationResult', 'Extra dice that one side has gained.')
export class SideMotivationResultView {
  @WholeNumberField({ description: 'Extra dice.' }) readonly extraDice!: number;
  @WholeNumberField({ description: 'Sets of drums that play on.' }) readonly drumsAfter!: number;
}

@OutputShape('FellowshipMotivationResult', 'Motivation checks played once.')
export class MotivationResultView extends PlayedView {
  @ObjectField(() => SideMotivationResultView, { description: 'Good.' }) readonly good!: SideMotivationResultView;
  @ObjectField(() => SideMotivationResultView, { description: 'Evil.' }) readonly evil!: SideMotivationResultView;
}

export const MOTIVATION_DOOR: OperationDoor<Fellowship> = {
  path: 'motivation', field: 'motivation', noun: 'motivation checks', description: 'War drums, horns and trumpets, fanfares and captains’ charges of both sides, and the initiative dice that they bring.',
  input: MotivationInput, oddsView: MotivationOddsView, resultView: MotivationResultView, operation: (book) => book.motivation,
};
