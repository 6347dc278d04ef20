import { ListField, TextField, WholeNumberField } from '../fields/field-decorators.js';
import { OutputShape } from '../fields/shape-decorators.js';
import { object } from '../fields/values.js';

@OutputShape('RolledDie', 'One die as it was rolled and what became of it.')
export class RolledDieView {
  @TextField({ description: 'What it was rolled for.', example: 'duel' }) readonly purpose!: string;
  @TextField({ description: 'Whose die it is: side and place in the request; null for a die of nobody.', nullable: true, example: 'good/0' }) readonly by!: string | null;
  @WholeNumberField({ description: 'Sides of the die.', min: 2 }) readonly sides!: number;
  @WholeNumberField({ description: 'What it showed.', min: 1 }) readonly face!: number;
  @WholeNumberField({ description: 'What the rules add to it.' }) readonly modifier!: number;
  @WholeNumberField({ description: 'Steps by which Might lifted it.', min: 0 }) readonly might!: number;
  @WholeNumberField({ description: 'What it counts as: never below 1 nor above its sides.' }) readonly score!: number;
}

@OutputShape('Dice', 'The dice of an answer, in the order rolled.')
export class DiceView {
  @TextField({ description: 'The seed used, so that the answer can be had again; null where the caller gave the faces.', nullable: true }) readonly seed!: string | null;
  @ListField(object(() => RolledDieView), { description: 'Every die.' }) readonly rolls!: readonly RolledDieView[];
}
