import { FlagField, IdField, ListField, TextField, WholeNumberField } from '../../../shared/fields/field-decorators.js';
import { OutputShape } from '../../../shared/fields/shape-decorators.js';
import { id, object, wholeNumber } from '../../../shared/fields/values.js';
import { lost, namedRecordFields } from '../../views/record.fields.js';

@OutputShape('WarOfTheRingLostTable', 'Something that the source lost. Callers give such values; the service never makes them up.')
export class LostTableView extends namedRecordFields({ example: 'structures' }) {
  @TextField({ description: 'What can be inferred in its place; null for nothing.', nullable: true }) readonly known!: string | null;
}

@OutputShape('WarOfTheRingStartingForce', 'Pieces that are known to stand somewhere before the first turn, or to wait in reserve.')
export class StartingForceView extends namedRecordFields({ example: 'edoras' }) {
  @IdField({ description: 'Nation.' }) readonly nation!: string;
  @IdField({ description: 'Area.', nullable: true }) readonly area!: string | null;
  @FlagField({ description: 'Waits in reserve.' }) readonly reserve!: boolean;
  @WholeNumberField({ description: 'Units in all; null where the source lost it.', min: 0, ...lost }) readonly units!: number | null;
  @WholeNumberField({ description: 'Regulars among them; null where the source lost it.', min: 0, ...lost }) readonly regular!: number | null;
  @WholeNumberField({ description: 'Elites among them; null where the source lost it.', min: 0, ...lost }) readonly elite!: number | null;
  @ListField(id(), { description: 'Leaders and heroes there.' }) readonly leaders!: readonly string[];
}

@OutputShape('WarOfTheRingExampleStep', 'One step of a worked example.')
export class ExampleStepView {
  @TextField({ description: 'What is done.' }) readonly text!: string;
  @ListField(wholeNumber({ min: 1, max: 6 }), { description: 'Faces that the source prints, in its order.' }) readonly dice!: readonly number[];
  @TextField({ description: 'What comes out, as the source has it.' }) readonly outcome!: string;
  @IdField({ description: 'Row of the rules ledger.' }) readonly rule!: string;
}

@OutputShape('WarOfTheRingExample', 'One of the three worked examples of the source.')
export class ExampleView extends namedRecordFields({ example: 'sarumans-gamble' }) {
  @ListField(object(() => ExampleStepView), { description: 'Its steps.' }) readonly steps!: readonly ExampleStepView[];
}
