import { FINDING_CODES, type WarFinding } from '../../../rules/war-of-the-ring/findings.js';
import { ChoiceField, IdField, ListField, ObjectField, TextField, WholeNumberField } from '../../shared/fields/field-decorators.js';
import { OutputShape } from '../../shared/fields/shape-decorators.js';
import { object, text } from '../../shared/fields/values.js';
import { playedFields, traceFields } from '../../shared/operations/operation.fields.js';
import { VersionsView } from '../../shared/versions/versions.view.js';
import { FixView } from '../../strategy-battle/views/finding.views.js';
import { SEVERITIES } from '../../strategy-battle/views/words.js';

/** A key that may be left out or be null. */
export const absent = { optional: true, nullable: true } as const;

/** Most of anything that one request may name. */
export const MOST_UNITS = 200;
export const MOST_NAMES = 40;
export const MOST_TURN = 1000;

@OutputShape('WarOfTheRingTraceStep', 'One line of the story: what happened, and by which rule.')
export class WarTraceStepView extends traceFields({ step: 'round', rule: 'WR-BATTLE-003' }) {}

/** What every played answer says besides. */
export class WarResultFields extends playedFields(WarTraceStepView) {}

@OutputShape('WarOfTheRingFinding', 'Something that a check has to say about one place of the request.')
export class WarFindingView {
  @ChoiceField(FINDING_CODES, { description: 'What was found.' }) readonly code!: WarFinding['code'];
  @ChoiceField(SEVERITIES, { description: 'An error makes the thing illegal; a warning or an info does not.' }) readonly severity!: string;
  @TextField({ description: 'JSON pointer into the request; empty for the whole of it.', example: '/path/0' }) readonly pointer!: string;
  @IdField({ description: 'Row of the rules ledger that says so.', nullable: true, example: 'WR-MOVE-001' }) readonly rule!: string | null;
  @TextField({ description: 'A whole sentence, with the arithmetic.' }) readonly message!: string;
  @WholeNumberField({ description: 'The figure found, in the unit of `limit`.', nullable: true }) readonly actual!: number | null;
  @WholeNumberField({ description: 'The figure allowed or asked for.', nullable: true }) readonly limit!: number | null;
  @ListField(object(() => FixView), { description: 'Ways to mend it; none are known here.' }) readonly fixes!: readonly FixView[];
}

/** What every answer without dice ends with. */
export class AnswerFields {
  @ListField(text(), { description: 'Choices made for the caller, and what the source does not say.' }) readonly assumptions!: readonly string[];
  @ObjectField(() => VersionsView, { description: 'What it was worked out with.' }) readonly versions!: VersionsView;
}
