import { NumberField, TextField, WholeNumberField } from '../../shared/fields/field-decorators.js';
import { OutputShape } from '../../shared/fields/shape-decorators.js';

@OutputShape('StrategyBattleDistance', 'A distance as printed, in both units. Neither is computed from the other.')
export class DistanceView {
  @NumberField({ description: 'The distance on a table measured in inches.', example: 6 }) readonly inches!: number;
  @NumberField({ description: 'The distance on a table measured in centimetres.', example: 14 }) readonly cm!: number;
}

@OutputShape('StrategyBattleSource', 'Where a record was read.')
export class SourceView {
  @TextField({ description: 'File name of the rulebook text.' }) readonly document!: string;
  @TextField({ description: 'Chapter and section of the rulebook.', example: 'Forces of Darkness / Heroes' }) readonly section!: string;
  @WholeNumberField({ description: 'Line of the text, counted from 1.', min: 1 }) readonly line!: number;
}

@OutputShape('StrategyBattleFraction', 'A share, as a fraction.')
export class FractionView {
  @WholeNumberField({ description: 'Upper number.', min: 0, example: 1 }) readonly numerator!: number;
  @WholeNumberField({ description: 'Lower number.', min: 1, example: 3 }) readonly denominator!: number;
}
