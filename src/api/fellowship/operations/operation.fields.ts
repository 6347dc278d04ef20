import type { Change } from '../../../rules/fellowship/change.js';
import type { Objection } from '../../../rules/fellowship/verdict.js';
import { IdField, ListField, NumberField, ObjectField, TextField } from '../../shared/fields/field-decorators.js';
import { OutputShape } from '../../shared/fields/shape-decorators.js';
import { text } from '../../shared/fields/values.js';
import { playedFields, traceFields } from '../../shared/operations/operation.fields.js';
import { VersionsView } from '../../shared/versions/versions.view.js';

@OutputShape('FellowshipTraceStep', 'One line of the story: what happened, and by which rule.')
export class FellowshipTraceStepView extends traceFields({ step: 'attack', rule: 'FS-ATK-001' }) {}

/** What every played answer says besides. */
export class PlayedView extends playedFields(FellowshipTraceStepView) {}

/** What every answer without dice says besides. */
export class AskedView {
  @ListField(text(), { description: 'Readings taken where the book is unclear, with their rows.' }) readonly assumptions!: readonly string[];
  @ObjectField(() => VersionsView, { description: 'What it was worked out with.' }) readonly versions!: VersionsView;
}

@OutputShape('FellowshipChange', 'One step from one number to the next, and why.')
export class ChangeView implements Change {
  @TextField({ description: 'What changes.', example: 'ability' }) readonly value!: string;
  @NumberField({ description: 'Before.' }) readonly from!: number;
  @NumberField({ description: 'After.' }) readonly to!: number;
  @TextField({ description: 'What changes it.', example: 'starlight' }) readonly because!: string;
  @IdField({ description: 'Row of the rules ledger.', example: 'FS-SPELL-022' }) readonly rule!: string;
}

@OutputShape('FellowshipObjection', 'Why something is not allowed.')
export class ObjectionView implements Objection {
  @IdField({ description: 'Row of the rules ledger.', example: 'FS-LOCK-002' }) readonly rule!: string;
  @TextField({ description: 'In words.' }) readonly text!: string;
}
