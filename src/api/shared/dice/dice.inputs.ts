import { ListField, TextField } from '../fields/field-decorators.js';
import { InputShape } from '../fields/shape-decorators.js';
import { wholeNumber } from '../fields/values.js';

/** Longest seed, in characters. */
const LONGEST_SEED = 64;
/** Most faces that a caller may hand in. */
export const MOST_ROLLS = 2000;
/** Most sides of any die of the rule systems. */
const MOST_SIDES = 100;

@InputShape('DiceInput', 'Where the dice come from: a seed, or the faces rolled at the table. One of the two.', { example: { rolls: [4, 2, 6] } })
export class DiceInput {
  @TextField({ description: 'The same seed and request give the same answer, byte for byte, for the same engine version.', max: LONGEST_SEED, optional: true, nullable: true, example: 'weathertop' })
  readonly seed!: string | null;
  @ListField(wholeNumber({ min: 1, max: MOST_SIDES, wanted: 'A face from 1 to the sides of the die that is due' }), {
    description: 'Faces in the order in which the dice fall due, each from 1 to the sides of its die. Too few and left-over dice are errors.', max: MOST_ROLLS, optional: true, nullable: true, example: [4, 2, 6],
  })
  readonly rolls!: readonly number[] | null;
}
