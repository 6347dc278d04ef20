import { NumberField, TextField } from '../fields/field-decorators.js';
import { OutputShape } from '../fields/shape-decorators.js';

@OutputShape('Expectation', 'An exact mean.')
export class ExpectationView {
  @NumberField({ description: 'The exact value rounded once.', example: 1.5 }) readonly decimal!: number;
  @TextField({ description: 'The exact value in lowest terms; null where it would be too long to write.', nullable: true, example: '3/2' }) readonly fraction!: string | null;
}
