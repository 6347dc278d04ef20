import { FlagField, IdField, TextField } from '../../../shared/fields/field-decorators.js';
import { OutputShape } from '../../../shared/fields/shape-decorators.js';
import { FellowshipSourcedView } from '../../views/sourced.views.js';

@OutputShape('FellowshipTerrain', 'A kind of ground.')
export class TerrainView extends FellowshipSourcedView {
  @IdField({ description: 'Its id.', example: 'woods' }) readonly id!: string;
  @TextField({ description: 'Name.' }) readonly name!: string;
  @TextField({ description: 'What it does, in our own words.' }) readonly text!: string;
  @FlagField({ description: 'It halves movement (FS-MOVE-003).' }) readonly difficult!: boolean;
}
