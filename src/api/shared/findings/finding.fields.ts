import type { Finding, JsonValue, PatchStep, Severity } from '../../../rules/shared/finding.js';
import { ChoiceField, IdField, ListField, NumberField, ScalarField, TextField, WholeNumberField } from '../fields/field-decorators.js';
import { OutputShape } from '../fields/shape-decorators.js';
import { object } from '../fields/values.js';

const SEVERITIES: readonly Severity[] = ['error', 'warning', 'info'];
const PATCH_OPERATIONS: readonly PatchStep['op'][] = ['add', 'remove', 'replace'];

@OutputShape('PatchStep', 'One step of a JSON Patch (RFC 6902) against the request.')
export class PatchStepView {
  @ChoiceField(PATCH_OPERATIONS, { description: 'What the step does.' }) readonly op!: string;
  @TextField({ description: 'JSON pointer into the request.', example: '/entries/0/options/1' }) readonly path!: string;
  @ScalarField({ description: 'What is put there; absent for remove.', optional: true }) readonly value?: JsonValue;
}

@OutputShape('Fix', 'A way to mend a finding.')
export class FixView {
  @TextField({ description: 'What it does, in words.' }) readonly text!: string;
  @ListField(object(() => PatchStepView), { description: 'The change to the request that does it.' }) readonly patch!: readonly PatchStepView[];
}

/** What the findings of one kind of check can be. */
export interface FindingKind {
  /** The closed list of codes. */
  readonly codes: readonly string[];
  /** A pointer and a row of the ledger as examples. */
  readonly pointer: string;
  readonly rule: string;
  /** Whether figures are whole numbers, or distances. */
  readonly figures: 'whole' | 'exact';
}

/** Everything that a finding says, but how it may be mended. */
export type FindingFields = Omit<Finding, 'fixes'>;

/** Base of the views of findings. */
export function findingFields({ codes, pointer, rule, figures }: FindingKind): new () => FindingFields {
  const FigureField = figures === 'whole' ? WholeNumberField : NumberField;
  class Fields implements FindingFields {
    @ChoiceField(codes, { description: 'What was found.' }) readonly code!: string;
    @ChoiceField(SEVERITIES, { description: 'An error makes the thing illegal; a warning or an info does not.' }) readonly severity!: Severity;
    @TextField({ description: 'JSON pointer into the request; empty for the whole of it.', example: pointer }) readonly pointer!: string;
    @IdField({ description: 'Row of the rules ledger that says so; null where no rule of the book is behind it.', nullable: true, example: rule }) readonly rule!: string | null;
    @TextField({ description: 'A whole sentence, with the arithmetic.' }) readonly message!: string;
    @FigureField({ description: 'The figure found, in the unit of `limit`.', nullable: true }) readonly actual!: number | null;
    @FigureField({ description: 'The figure allowed or asked for.', nullable: true }) readonly limit!: number | null;
  }
  return Fields;
}
