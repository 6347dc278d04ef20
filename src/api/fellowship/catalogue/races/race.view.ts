import { ChoiceField, FlagField, IdField, TextField, WholeNumberField } from '../../../shared/fields/field-decorators.js';
import { OutputShape } from '../../../shared/fields/shape-decorators.js';
import { FellowshipSourcedView } from '../../views/sourced.views.js';
import { SIDE_WORDS } from '../../views/words.js';

@OutputShape('FellowshipRace', 'An entry of the movement tables.')
export class RaceView extends FellowshipSourcedView {
  @IdField({ description: 'Its id.', example: 'good-men' }) readonly id!: string;
  @TextField({ description: 'Name.' }) readonly name!: string;
  @TextField({ description: 'What it does, in our own words.' }) readonly text!: string;
  @ChoiceField(SIDE_WORDS, { description: 'Its side.' }) readonly side!: string;
  @WholeNumberField({ description: 'Normal rate in centimetres.' }) readonly rate!: number;
  @FlagField({ description: 'A mount.' }) readonly mount!: boolean;
  @FlagField({ description: 'It sees well at night (FS-NIGHT-001).' }) readonly nightVision!: boolean;
}
