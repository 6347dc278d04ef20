import { FlagField, IdField, TextField, WholeNumberField } from '../../../shared/fields/field-decorators.js';
import { OutputShape } from '../../../shared/fields/shape-decorators.js';
import { FellowshipSourcedView } from '../../views/sourced.views.js';

@OutputShape('FellowshipPhase', 'A lettered phase of the bound.')
export class PhaseView extends FellowshipSourcedView {
  @IdField({ description: 'Its id.', example: '4e' }) readonly id!: string;
  @TextField({ description: 'Name.' }) readonly name!: string;
  @TextField({ description: 'What it does, in our own words.' }) readonly text!: string;
  @TextField({ description: 'Name of its round.' }) readonly round!: string;
  @WholeNumberField({ description: 'Number of its round, from 1.', min: 1, max: 7 }) readonly roundNumber!: number;
  @FlagField({ description: 'Hero points are spent in it.' }) readonly heroic!: boolean;
  @WholeNumberField({ description: 'Part of the combat round; null in other rounds.', nullable: true }) readonly part!: number | null;
  @FlagField({ description: 'The present pages say what is done in it.' }) readonly procedure!: boolean;
}
