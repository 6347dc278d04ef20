import { IdField, WholeNumberField } from '../../shared/fields/field-decorators.js';
import { OutputShape } from '../../shared/fields/shape-decorators.js';

@OutputShape('StrategyBattlePointsItem', 'One part of the price of a model.')
export class PointsItemView {
  @IdField({ description: 'Id of the unit or of the wargear.', example: 'shield' }) readonly item!: string;
  @WholeNumberField({ description: 'Points for one model.' }) readonly points!: number;
}
