import { IdField, TextField } from '../../../shared/fields/field-decorators.js';
import { OutputShape } from '../../../shared/fields/shape-decorators.js';
import { FellowshipSourcedView } from '../../views/sourced.views.js';

@OutputShape('FellowshipSpecialAbility', 'A special ability.')
export class SpecialAbilityView extends FellowshipSourcedView {
  @IdField({ description: 'Its id.', example: 'smite' }) readonly id!: string;
  @TextField({ description: 'Name.' }) readonly name!: string;
  @TextField({ description: 'What it does, in our own words.' }) readonly text!: string;
}
