import type { PoisonRequest } from '../../../../rules/fellowship/attack/poison.js';
import type { Fellowship } from '../../../../rules/fellowship/fellowship.js';
import { FlagField, ObjectField, WholeNumberField } from '../../../shared/fields/field-decorators.js';
import { InputShape, OutputShape } from '../../../shared/fields/shape-decorators.js';
import { DiceFields, OddsFields } from '../../../shared/operations/operation.fields.js';
import type { OperationDoor } from '../../../shared/operations/operation-door.js';
import { ChanceField } from '../../../shared/probability/probability-fields.js';
import type { ProbabilityView } from '../../../shared/probability/probability.view.js';
import { absent } from '../../views/words.js';
import { PlayedView } from '../operation.fields.js';
import { AttackerInput, TargetInput } from './attack.inputs.js';

@InputShape('FellowshipPoisonInput', 'A bite or sting (FS-ABIL-015).')
export class PoisonInput extends DiceFields implements PoisonRequest {
  @ObjectField(() => AttackerInput, { description: 'The creature.' }) readonly creature!: AttackerInput;
  @ObjectField(() => TargetInput, { description: 'The victim.', ...absent }) readonly victim!: TargetInput | null;
}

@OutputShape('FellowshipPoisonOdds', 'The exact chances of a bite.')
export class PoisonOddsView extends OddsFields {
  @WholeNumberField({ description: 'Target of both rolls.' }) readonly target!: number;
  @ChanceField('It hits.') readonly hit!: ProbabilityView;
  @ChanceField('It injects, whether or not a hero point cancels that.') readonly injected!: ProbabilityView;
  @ChanceField('The victim is disabled.') readonly disabled!: ProbabilityView;
}

@OutputShape('FellowshipPoisonResult', 'A bite played once.')
export class PoisonResultView extends PlayedView {
  @WholeNumberField({ description: 'Target of both rolls.' }) readonly target!: number;
  @FlagField({ description: 'It hit.' }) readonly hit!: boolean;
  @FlagField({ description: 'The victim is disabled.' }) readonly disabled!: boolean;
  @WholeNumberField({ description: 'Hero points that the victim has left.' }) readonly heroPoints!: number;
}

export const POISON_DOOR: OperationDoor<Fellowship> = {
  path: 'poison', field: 'poison', noun: 'a poisonous bite', description: 'One roll to hit and one to inject, both against the ability of the creature. A wound from the bite is an attack of its own.',
  input: PoisonInput, oddsView: PoisonOddsView, resultView: PoisonResultView, operation: (book) => book.poison,
};
