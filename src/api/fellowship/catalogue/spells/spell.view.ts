import { SPELL_FAMILIES } from '../../../../rules/fellowship/reference.js';
import { ChoiceField, FlagField, IdField, TextField, WholeNumberField } from '../../../shared/fields/field-decorators.js';
import { OutputShape } from '../../../shared/fields/shape-decorators.js';
import { FellowshipSourcedView } from '../../views/sourced.views.js';

@OutputShape('FellowshipSpell', 'A spell.')
export class SpellView extends FellowshipSourcedView {
  @IdField({ description: 'Its id.', example: 'confusion' }) readonly id!: string;
  @TextField({ description: 'Name.' }) readonly name!: string;
  @TextField({ description: 'What it does, in our own words.' }) readonly text!: string;
  @ChoiceField(SPELL_FAMILIES, { description: 'Its family.' }) readonly family!: string;
  @WholeNumberField({ description: 'Reach in centimetres; null for the whole table, 0 for the caster or a touch.', nullable: true }) readonly range!: number | null;
  @FlagField({ description: 'Its victims roll against it.' }) readonly save!: boolean;
}
