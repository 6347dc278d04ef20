import { IdField, ListField, ObjectField, TextField, WholeNumberField } from '../../../shared/fields/field-decorators.js';
import { OutputShape } from '../../../shared/fields/shape-decorators.js';
import { id, object } from '../../../shared/fields/values.js';
import { DistanceView } from '../../views/measures.views.js';
import { SourcedView } from '../../views/sourced.view.js';

@OutputShape('StrategyBattleCaster', 'A unit that has the power, and how well it casts it.')
export class CasterView {
  @IdField({ description: 'Id of the unit.', example: 'saruman' }) readonly unit!: string;
  @WholeNumberField({ description: 'Lowest die that casts it.', min: 2, max: 6 }) readonly castOn!: number;
  @ObjectField(() => DistanceView, { description: 'How far it reaches; null for powers that centre on the caster.', nullable: true }) readonly range!: DistanceView | null;
}

@OutputShape('StrategyBattleMagicalPower', 'A magical power.')
export class MagicalPowerView extends SourcedView {
  @IdField({ description: 'Id of the power.', example: 'transfix' }) readonly id!: string;
  @TextField({ description: 'Name.' }) readonly name!: string;
  @TextField({ description: 'What it does, in our own words.' }) readonly text!: string;
  @ListField(id(), { description: 'Units that have it.' }) readonly units!: readonly string[];
  @ListField(object(() => CasterView), { description: 'The same units with the die that casts it and its range.' }) readonly casters!: readonly CasterView[];
}
