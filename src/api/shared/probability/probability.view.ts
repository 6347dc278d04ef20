import { NumberField, TextField } from '../fields/field-decorators.js';
import { OutputShape } from '../fields/shape-decorators.js';

@OutputShape('Probability', 'An exact probability.')
export class ProbabilityView {
  @NumberField({ description: 'The exact value rounded once; 0 and 1 only where it is exactly that.', min: 0, max: 1, example: 0.7453703703703703 }) readonly decimal!: number;
  @TextField({ description: 'The exact value in lowest terms; null where it would be too long to write.', nullable: true, example: '161/216' }) readonly fraction!: string | null;
}
