import type { TraceNote } from '../../../rules/shared/operation.js';
import { DiceInput } from '../dice/dice.inputs.js';
import { DiceView } from '../dice/dice.views.js';
import { IdField, ListField, ObjectField, TextField } from '../fields/field-decorators.js';
import type { Shape } from '../fields/field-spec.js';
import { object, text } from '../fields/values.js';
import { VersionsView } from '../versions/versions.view.js';

/** What the body of every operation with dice may say besides. */
export class DiceFields {
  @ObjectField(() => DiceInput, { description: 'Dice of `resolve`; a seed of our own where nothing is said.', optional: true, nullable: true }) readonly dice!: DiceInput | null;
}

/** What every answer of odds says besides. */
export class OddsFields {
  @TextField({ description: 'How it was worked out.', example: 'exact' }) readonly method!: string;
  @ListField(text(), { description: 'Choices made for the caller.' }) readonly assumptions!: readonly string[];
  @ObjectField(() => VersionsView, { description: 'What it was worked out with.' }) readonly versions!: VersionsView;
}

/** What every played answer says besides. */
export interface PlayedFields {
  readonly dice: DiceView;
  readonly assumptions: readonly string[];
  readonly trace: readonly TraceNote[];
  readonly versions: VersionsView;
}

/** Base of the line of the story of one rule system; `example` is one of its stages and one of its rules. */
export function traceFields(example: Pick<TraceNote, 'step' | 'rule'>): new () => TraceNote {
  class TraceFields implements TraceNote {
    @TextField({ description: 'Stage of the situation.', example: example.step }) readonly step!: string;
    @TextField({ description: 'What happened, for a player to read.' }) readonly text!: string;
    @IdField({ description: 'Row of the rules ledger.', example: example.rule }) readonly rule!: string;
  }
  return TraceFields;
}

/** Base of the views of played operations, whose story is told in such lines. */
export function playedFields(line: Shape<TraceNote>): new () => PlayedFields {
  class ResultFields implements PlayedFields {
    @ObjectField(() => DiceView, { description: 'The dice, in the order rolled.' }) readonly dice!: DiceView;
    @ListField(text(), { description: 'Choices made for the caller.' }) readonly assumptions!: readonly string[];
    @ListField(object(() => line), { description: 'The story: what happened, and by which rule.' }) readonly trace!: readonly TraceNote[];
    @ObjectField(() => VersionsView, { description: 'What it was worked out with.' }) readonly versions!: VersionsView;
  }
  return ResultFields;
}
