import { NumberField, WholeNumberField } from '../../shared/fields/field-decorators.js';
import { OutputShape } from '../../shared/fields/shape-decorators.js';
import { sourceFields } from '../../shared/sourced/sourced.fields.js';

@OutputShape('StrategyBattleDistance', 'A distance as printed, in both units. Neither is computed from the other.')
export class DistanceView {
  @NumberField({ description: 'The distance on a table measured in inches.', example: 6 }) readonly inches!: number;
  @NumberField({ description: 'The distance on a table measured in centimetres.', example: 14 }) readonly cm!: number;
}

@OutputShape('StrategyBattleSource', 'Where a record was read.')
export class SourceView extends sourceFields('Forces of Darkness / Heroes') {}

@OutputShape('StrategyBattleFraction', 'A share, as a fraction.')
export class FractionView {
  @WholeNumberField({ description: 'Upper number.', min: 0, example: 1 }) readonly numerator!: number;
  @WholeNumberField({ description: 'Lower number.', min: 1, example: 3 }) readonly denominator!: number;
}
