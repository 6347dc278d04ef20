import { ChoiceField, IdField, ListField, ScalarField, TextField, WholeNumberField } from '../../shared/fields/field-decorators.js';
import { OutputShape } from '../../shared/fields/shape-decorators.js';
import { object } from '../../shared/fields/values.js';
import type { JsonValue } from '../../../rules/shared/finding.js';
import { FINDING_CODES } from '../../../rules/strategy-battle/army/finding-codes.js';
import { PATCH_OPERATIONS, SEVERITIES } from './words.js';

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

@OutputShape('StrategyBattleFinding', 'Something that a check has to say about one place of the request.')
export class FindingView {
  @ChoiceField(FINDING_CODES, { description: 'What was found.' }) readonly code!: string;
  @ChoiceField(SEVERITIES, { description: 'An error makes the thing illegal; a warning or an info does not.' }) readonly severity!: string;
  @TextField({ description: 'JSON pointer into the request; empty for the whole of it.', example: '/entries/0' }) readonly pointer!: string;
  @IdField({ description: "Row of the rules ledger that says so; null for an organiser's own limits.", nullable: true, example: 'SB-ARMY-003' }) readonly rule!: string | null;
  @TextField({ description: 'A whole sentence, with the arithmetic.' }) readonly message!: string;
  @WholeNumberField({ description: 'The figure found, in the unit of `limit`.', nullable: true }) readonly actual!: number | null;
  @WholeNumberField({ description: 'The figure allowed or asked for.', nullable: true }) readonly limit!: number | null;
  @ListField(object(() => FixView), { description: 'Ways to mend it.' }) readonly fixes!: readonly FixView[];
}
