import { PROBLEM_CODES } from '../../../rules/shared/rule-error.js';
import { ChoiceField, IdField, ListField, TextField, WholeNumberField } from '../fields/field-decorators.js';
import { OutputShape } from '../fields/shape-decorators.js';
import { object, text } from '../fields/values.js';
import { PROBLEMS } from './problem-codes.js';

@OutputShape('ProblemEntry', 'What is wrong with one value of a request.')
export class ProblemEntryView {
  @TextField({ description: 'JSON pointer into the request; empty for the whole of it.', example: '/entries/0/unit' }) readonly pointer!: string;
  @ChoiceField(PROBLEM_CODES, { description: 'What is wrong.' }) readonly code!: string;
  @TextField({ description: 'The same as a whole sentence.' }) readonly detail!: string;
  @ListField(text(), { description: 'Names and ids that come near, best first.', example: ['orc-warrior'] }) readonly suggestions!: readonly string[];
  @IdField({ description: 'Row of a rules ledger that forbids it, where the code is rule-violated.', optional: true }) readonly rule?: string;
}

@OutputShape('Problem', 'Why a request is not answered (RFC 9457).')
export class ProblemView {
  @TextField({ description: 'Address of an explanation.', example: '/docs/problems#invalid-input' }) readonly type!: string;
  @TextField({ description: 'The kind of problem in a few words.' }) readonly title!: string;
  @WholeNumberField({ description: 'HTTP status.', min: 400, max: 599 }) readonly status!: number;
  @TextField({ description: 'This occurrence as a whole sentence.' }) readonly detail!: string;
  @TextField({ description: 'What it happened to.' }) readonly instance!: string;
  @ChoiceField(Object.keys(PROBLEMS), { description: 'The kind of problem: one of a closed list, the same through REST and GraphQL.' }) readonly code!: string;
  @ListField(object(() => ProblemEntryView), { description: 'Every fault found.' }) readonly errors!: readonly ProblemEntryView[];
}
