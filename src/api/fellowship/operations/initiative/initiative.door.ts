import type { Fellowship } from '../../../../rules/fellowship/fellowship.js';
import { MOST_DICE, type InitiativeRequest, type InitiativeSide } from '../../../../rules/fellowship/initiative/initiative-types.js';
import type { Side } from '../../../../rules/fellowship/reference.js';
import { ChoiceField, FlagField, ListField, ObjectField, WholeNumberField } from '../../../shared/fields/field-decorators.js';
import { InputShape, OutputShape } from '../../../shared/fields/shape-decorators.js';
import { choice } from '../../../shared/fields/values.js';
import { DiceFields, OddsFields } from '../../../shared/operations/operation.fields.js';
import type { OperationDoor } from '../../../shared/operations/operation-door.js';
import { ChanceField, ChancesField } from '../../../shared/probability/probability-fields.js';
import type { ProbabilityView } from '../../../shared/probability/probability.view.js';
import { absent, SIDE_WORDS } from '../../views/words.js';
import { PlayedView } from '../operation.fields.js';
import { MotivationSideInput } from './motivation.inputs.js';

export const MOST_CASTS = 4;

@InputShape('FellowshipInitiativeSideInput', 'Dice of one side.')
export class InitiativeSideInput implements InitiativeSide {
  @WholeNumberField({ description: 'Dice that are certain.', min: 1, max: MOST_DICE, default: 1 }) readonly dice!: number;
  @ObjectField(() => MotivationSideInput, { description: 'What is still rolled for in the motivation check.', ...absent }) readonly motivation!: MotivationSideInput | null;
}

@InputShape('FellowshipInitiativeInput', 'The initiative of a bound.', { example: { good: { dice: 2 }, evil: { dice: 1 }, holder: 'good' } })
export class InitiativeInput extends DiceFields implements InitiativeRequest {
  @ObjectField(() => InitiativeSideInput, { description: 'Good.', default: {} }) readonly good!: InitiativeSideInput;
  @ObjectField(() => InitiativeSideInput, { description: 'Evil.', default: {} }) readonly evil!: InitiativeSideInput;
  @ChoiceField(SIDE_WORDS, { description: 'Who held initiative in the bound before; null on the first bound, where a draw is thrown again.', ...absent }) readonly holder!: Side | null;
  @ListField(choice(SIDE_WORDS), { description: 'Who casts Gain Initiative after the roll, in order.', max: MOST_CASTS, default: [] }) readonly gainInitiative!: readonly Side[];
}

@OutputShape('FellowshipSideChances', 'A chance for each side.')
export class SideChancesView {
  @ChanceField('Good.') readonly good!: ProbabilityView;
  @ChanceField('Evil.') readonly evil!: ProbabilityView;
}

@OutputShape('FellowshipSideDice', 'Dice of each side.')
export class SideDiceView {
  @ChancesField('Place k: Good rolls k dice.') readonly good!: readonly ProbabilityView[];
  @ChancesField('Place k: Evil rolls k dice.') readonly evil!: readonly ProbabilityView[];
}

@OutputShape('FellowshipInitiativeOdds', 'The exact chances of initiative.')
export class InitiativeOddsView extends OddsFields {
  @ChanceField('Good wins the roll.') readonly good!: ProbabilityView;
  @ChanceField('Evil wins the roll.') readonly evil!: ProbabilityView;
  @ChanceField('The roll is drawn.') readonly tie!: ProbabilityView;
  @ObjectField(() => SideChancesView, { description: 'Who holds initiative once a draw is settled: it stays with the holder, or is thrown again without one.' }) readonly holds!: SideChancesView;
  @ObjectField(() => SideChancesView, { description: 'Who goes first in this bound, spells counted.' }) readonly leads!: SideChancesView;
  @ObjectField(() => SideDiceView, { description: 'How many dice are rolled.' }) readonly dice!: SideDiceView;
}

@OutputShape('FellowshipInitiativeScores', 'The best die of each side.')
export class InitiativeScoresView {
  @WholeNumberField({ description: 'Good.' }) readonly good!: number;
  @WholeNumberField({ description: 'Evil.' }) readonly evil!: number;
}

@OutputShape('FellowshipInitiativeResult', 'Initiative played once.')
export class InitiativeResultView extends PlayedView {
  @ObjectField(() => InitiativeScoresView, { description: 'The best dice.' }) readonly scores!: InitiativeScoresView;
  @FlagField({ description: 'The roll was drawn.' }) readonly tie!: boolean;
  @ChoiceField(SIDE_WORDS, { description: 'Who holds initiative by the roll.' }) readonly holds!: Side;
  @ChoiceField(SIDE_WORDS, { description: 'Who goes first in this bound.' }) readonly leads!: Side;
}

export const INITIATIVE_DOOR: OperationDoor<Fellowship> = {
  path: 'initiative', field: 'initiative', noun: 'initiative', description: 'Both sides roll D10, extra dice with them, and the best die counts. A draw stays with the holder; Gain Initiative hands the bound over.',
  input: InitiativeInput, oddsView: InitiativeOddsView, resultView: InitiativeResultView, operation: (book) => book.initiative,
};
