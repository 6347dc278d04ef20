import { IdField, ListField, TextField } from '../../../shared/fields/field-decorators.js';
import { OutputShape } from '../../../shared/fields/shape-decorators.js';
import { id } from '../../../shared/fields/values.js';
import { FellowshipSourcedView } from '../../views/sourced.views.js';

@OutputShape('FellowshipHeroicAction', 'A heroic action.')
export class HeroicActionView extends FellowshipSourcedView {
  @IdField({ description: 'Its id.', example: 'extra-movement' }) readonly id!: string;
  @TextField({ description: 'Name.' }) readonly name!: string;
  @TextField({ description: 'What it does, in our own words.' }) readonly text!: string;
  @ListField(id(), { description: 'Codes of the phases in which it may be taken; empty where the book names none.' }) readonly phases!: readonly string[];
}
