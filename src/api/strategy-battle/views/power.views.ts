import { IdField, ObjectField, WholeNumberField } from '../../shared/fields/field-decorators.js';
import { OutputShape } from '../../shared/fields/shape-decorators.js';
import { DistanceView } from './measures.views.js';

@OutputShape('StrategyBattleUnitPower', 'A magical power as one unit has it.')
export class UnitPowerView {
  @IdField({ description: 'Id of the power.', example: 'transfix' }) readonly id!: string;
  @WholeNumberField({ description: 'Lowest die that casts it.', min: 2, max: 6 }) readonly castOn!: number;
  @ObjectField(() => DistanceView, { description: 'How far it reaches; null for powers that centre on the caster.', nullable: true }) readonly range!: DistanceView | null;
}
