import type { EvadeRequest } from '../../../../rules/fellowship/checks/evade.js';
import type { Fellowship } from '../../../../rules/fellowship/fellowship.js';
import { FlagField, NumberField, ObjectField, WholeNumberField } from '../../../shared/fields/field-decorators.js';
import { InputShape, OutputShape } from '../../../shared/fields/shape-decorators.js';
import { DiceFields, OddsFields } from '../../../shared/operations/operation.fields.js';
import type { OperationDoor } from '../../../shared/operations/operation-door.js';
import { ChanceField } from '../../../shared/probability/probability-fields.js';
import type { ProbabilityView } from '../../../shared/probability/probability.view.js';
import { absent, cm } from '../../views/words.js';
import { FigureFields } from '../figures/figure.fields.js';
import { PlayedView } from '../operation.fields.js';

@InputShape('FellowshipEvaderInput', 'A figure that evades.')
export class EvaderInput extends FigureFields {}

@InputShape('FellowshipEvadeInput', 'An enemy has just reached a figure that may evade (FS-ABIL-006).', { example: { figure: { ability: 50, abilities: ['evade'] }, rate: 15 } })
export class EvadeInput extends DiceFields implements EvadeRequest {
  @ObjectField(() => EvaderInput, { description: 'The figure.' }) readonly figure!: EvaderInput;
  @NumberField({ description: 'Its normal rate in centimetres.', ...cm, ...absent }) readonly rate!: number | null;
  @FlagField({ description: 'The contact was made in this bound.', default: true }) readonly firstContact!: boolean;
  @FlagField({ description: 'The move would end in contact with an enemy.', default: false }) readonly endsInContact!: boolean;
}

@OutputShape('FellowshipEvadeOdds', 'The exact chances of evasion.')
export class EvadeOddsView extends OddsFields {
  @WholeNumberField({ description: 'A roll of this or less evades.' }) readonly target!: number;
  @NumberField({ description: 'Centimetres of the move away; null where the rate is not told.', nullable: true }) readonly move!: number | null;
  @ChanceField('It evades.') readonly evades!: ProbabilityView;
  @ChanceField('It stays.') readonly stays!: ProbabilityView;
}

@OutputShape('FellowshipEvadeResult', 'An evasion played once.')
export class EvadeResultView extends PlayedView {
  @WholeNumberField({ description: 'A roll of this or less evades.' }) readonly target!: number;
  @NumberField({ description: 'Centimetres of the move away; null where it stays.', nullable: true }) readonly move!: number | null;
  @FlagField({ description: 'It evades.' }) readonly evades!: boolean;
}

export const EVADE_DOOR: OperationDoor<Fellowship> = {
  path: 'evade', field: 'evade', noun: 'an evasion', description: 'By the Evade ability or the Scout skill, in 4e, when an enemy has first made contact.',
  input: EvadeInput, oddsView: EvadeOddsView, resultView: EvadeResultView, operation: (book) => book.evade,
};
