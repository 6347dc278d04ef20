import type { Fellowship } from '../../../../rules/fellowship/fellowship.js';
import { FlagField, IdField, ListField, ObjectField, WholeNumberField } from '../../../shared/fields/field-decorators.js';
import { OutputShape } from '../../../shared/fields/shape-decorators.js';
import { object, wholeNumber } from '../../../shared/fields/values.js';
import { OddsFields } from '../../../shared/operations/operation.fields.js';
import type { OperationDoor } from '../../../shared/operations/operation-door.js';
import type { ExpectationView } from '../../../shared/probability/expectation.view.js';
import { ChanceField, ChancesField, MeanField } from '../../../shared/probability/probability-fields.js';
import { ProbabilityView } from '../../../shared/probability/probability.view.js';
import { PlayedView } from '../operation.fields.js';
import { SpellSaveInput } from './spell-save.inputs.js';

@OutputShape('FellowshipCasting', 'What is left to the caster.')
export class CastingView {
  @WholeNumberField({ description: 'Spell points.' }) readonly spellPoints!: number;
  @WholeNumberField({ description: 'Hero points.' }) readonly heroPoints!: number;
  @FlagField({ description: 'He may still make his normal move in 4c.' }) readonly normalMove!: boolean;
  @FlagField({ description: 'The spell takes hold.' }) readonly takesHold!: boolean;
}

const chances = (description: string) => ListField(object(() => ProbabilityView), { description, nullable: true });

@OutputShape('FellowshipSpellSaveOdds', 'The exact chances of a spell.')
export class SpellSaveOddsView extends OddsFields {
  @IdField({ description: 'Id of the spell.' }) readonly spell!: string;
  @WholeNumberField({ description: 'Target of the save, the recovery or the rally; null where nothing is rolled.', nullable: true }) readonly target!: number | null;
  @FlagField({ description: 'The spell touches the figure; false by distance, side, traits or what the caster did.' }) readonly touches!: boolean;
  @IdField({ description: 'Row of the rules ledger by which it does not; null where it does.', nullable: true, example: 'FS-SPELL-016' }) readonly barredBy!: string | null;
  @FlagField({ description: 'A save, a recovery or a rally is rolled; false where the spell allows none or touches nobody.' }) readonly saveRolled!: boolean;
  @ObjectField(() => CastingView, { description: 'The caster afterwards; null where nobody was named.', nullable: true }) readonly casting!: CastingView | null;
  @ListField(wholeNumber({ min: 0 }), { description: 'Places of the trees that burn.' }) readonly burning!: readonly number[];
  @ChanceField('One figure is not affected: by a save only where `saveRolled`.') readonly saved!: ProbabilityView;
  @ChanceField('It is affected: wounded, put to flight, rallied, or it obeys every order.') readonly affected!: ProbabilityView;
  @ChanceField('It is killed; null for spells that do not wound.', { nullable: true }) readonly killed!: ProbabilityView | null;
  @ChanceField('It survives; null for spells that do not wound.', { nullable: true }) readonly survives!: ProbabilityView | null;
  @chances('Place k: k orders obeyed; null but for Control.') readonly obeyed!: readonly ProbabilityView[] | null;
  @chances('Place k: flung k cm, once a save has failed; null but for Shock.') readonly thrown!: readonly ProbabilityView[] | null;
  @ChancesField('Place k: k figures affected.') readonly spread!: readonly ProbabilityView[];
  @MeanField('Figures affected on average.') readonly expectedAffected!: ExpectationView;
  @FlagField({ description: 'Whoever is affected lies on the ground.' }) readonly prone!: boolean;
}

@OutputShape('FellowshipSpellFigure', 'What a spell made of one figure.')
export class SpellFigureView {
  @FlagField({ description: 'It is affected.' }) readonly affected!: boolean;
  @FlagField({ description: 'It is killed.' }) readonly killed!: boolean;
  @FlagField({ description: 'It lies on the ground.' }) readonly prone!: boolean;
  @WholeNumberField({ description: 'Orders obeyed.' }) readonly obeyed!: number;
  @WholeNumberField({ description: 'Centimetres that it was flung.' }) readonly thrown!: number;
  @WholeNumberField({ description: 'Hero points left.' }) readonly heroPoints!: number;
}

@OutputShape('FellowshipSpellSaveResult', 'A spell played once.')
export class SpellSaveResultView extends PlayedView {
  @IdField({ description: 'Id of the spell.' }) readonly spell!: string;
  @WholeNumberField({ description: 'Target of the save, the recovery or the rally; null where nothing is rolled.', nullable: true }) readonly target!: number | null;
  @FlagField({ description: 'The spell touches the figure; false by distance, side, traits or what the caster did.' }) readonly touches!: boolean;
  @IdField({ description: 'Row of the rules ledger by which it does not; null where it does.', nullable: true, example: 'FS-SPELL-016' }) readonly barredBy!: string | null;
  @FlagField({ description: 'A save, a recovery or a rally is rolled; false where the spell allows none or touches nobody.' }) readonly saveRolled!: boolean;
  @ObjectField(() => CastingView, { description: 'The caster afterwards; null where nobody was named.', nullable: true }) readonly casting!: CastingView | null;
  @ListField(wholeNumber({ min: 0 }), { description: 'Places of the trees that burn.' }) readonly burning!: readonly number[];
  @ListField(object(() => SpellFigureView), { description: 'Figure by figure.' }) readonly figures!: readonly SpellFigureView[];
}

export const SPELL_SAVE_DOOR: OperationDoor<Fellowship> = {
  path: 'spell-save', field: 'spellSave', noun: 'a spell', description: 'Whether it can be cast, whom it touches, and who saves: all seventeen spells.',
  input: SpellSaveInput, oddsView: SpellSaveOddsView, resultView: SpellSaveResultView, operation: (book) => book.spellSave,
};
