import { FlagField, IdField, ListField, ObjectField, TextField, WholeNumberField } from '../../../shared/fields/field-decorators.js';
import { OutputShape } from '../../../shared/fields/shape-decorators.js';
import { id } from '../../../shared/fields/values.js';
import { DistanceView } from '../../views/measures.views.js';
import { SourcedView } from '../../views/sourced.view.js';

@OutputShape('StrategyBattleRace', 'A race: it decides movement, mounts, and the Shooting value of a weapon picked up.')
export class RaceView extends SourcedView {
  @IdField({ description: 'Id of the race.', example: 'wood-elf' }) readonly id!: string;
  @TextField({ description: 'Name.' }) readonly name!: string;
  @ObjectField(() => DistanceView, { description: 'Most it moves on foot.' }) readonly move!: DistanceView;
  @WholeNumberField({ description: 'Lowest die that hits with a weapon picked up, where the profile prints none; null where nothing is known.', nullable: true })
  readonly baseShoot!: number | null;
  @ListField(id(), { description: 'Mounts that it rides by default (SB-CAV-001).' }) readonly rides!: readonly string[];
  @FlagField({ description: 'May be carried behind a rider although it rides nothing itself (SB-CAV-012).' }) readonly carried!: boolean;
  @ListField(id(), { description: 'Units of the race, and those with a variant of it.' }) readonly units!: readonly string[];
}
