import { FINDING_CODES } from '../../../rules/war-of-the-ring/findings.js';
import { ListField, ObjectField } from '../../shared/fields/field-decorators.js';
import { OutputShape } from '../../shared/fields/shape-decorators.js';
import { object, text } from '../../shared/fields/values.js';
import { findingFields, FixView } from '../../shared/findings/finding.fields.js';
import { playedFields, traceFields } from '../../shared/operations/operation.fields.js';
import { VersionsView } from '../../shared/versions/versions.view.js';

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
export class WarFindingView extends findingFields({ codes: FINDING_CODES, pointer: '/path/0', rule: 'WR-MOVE-001', figures: 'whole' }) {
  @ListField(object(() => FixView), { description: 'Ways to mend it, where a change of numbers or of the way does; empty where only the player can tell.' }) readonly fixes!: readonly FixView[];
}

/** What every answer without dice ends with. */
export class AnswerFields {
  @ListField(text(), { description: 'Choices made for the caller, and what the source does not say.' }) readonly assumptions!: readonly string[];
  @ObjectField(() => VersionsView, { description: 'What it was worked out with.' }) readonly versions!: VersionsView;
}
