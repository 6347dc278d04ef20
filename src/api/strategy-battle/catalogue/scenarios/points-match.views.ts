import { FlagField, IdField, ListField, ObjectField, WholeNumberField } from '../../../shared/fields/field-decorators.js';
import { OutputShape } from '../../../shared/fields/shape-decorators.js';
import { object } from '../../../shared/fields/values.js';
import { FractionView } from '../../views/measures.views.js';

@OutputShape('StrategyBattleFixedUnit', 'Models that a points match prescribes.')
export class FixedUnitView {
  @IdField({ description: 'Id of the unit.' }) readonly unit!: string;
  @WholeNumberField({ description: 'How many models.', min: 1 }) readonly count!: number;
}

@OutputShape('StrategyBattleSideLimits', 'Limits that a points match sets for one side. Null and empty mean: no such limit.')
export class SideLimitsView {
  @WholeNumberField({ description: 'The value agreed must be at least this many points.', nullable: true }) readonly minPoints!: number | null;
  @WholeNumberField({ description: 'Most points that may be spent.', nullable: true }) readonly maxPoints!: number | null;
  @ObjectField(() => FractionView, { description: 'Share of the value agreed that this side may spend.', nullable: true }) readonly share!: FractionView | null;
  @ObjectField(() => FractionView, { description: 'Share of the models that may carry bows or crossbows.', nullable: true }) readonly bows!: FractionView | null;
  @WholeNumberField({ description: 'Fewest Heroes.', nullable: true }) readonly minHeroes!: number | null;
  @WholeNumberField({ description: 'Most Heroes.', nullable: true }) readonly maxHeroes!: number | null;
  @FlagField({ description: 'Only Heroes may be taken.' }) readonly heroesOnly!: boolean;
  @FlagField({ description: 'Mounted models may be taken.' }) readonly mountedAllowed!: boolean;
  @ObjectField(() => FractionView, { description: "Least share of the points spent that goes on units of the other side's list.", nullable: true })
  readonly otherSideShare!: FractionView | null;
  @ListField(object(() => FixedUnitView), { description: 'The force is exactly these units; empty for a free choice.' }) readonly fixedUnits!: readonly FixedUnitView[];
}

@OutputShape('StrategyBattlePointsMatch', 'What a points match of the scenario asks of each side.')
export class PointsMatchView {
  @FlagField({ description: 'The same value must be agreed for both sides.' }) readonly equalValues!: boolean;
  @ObjectField(() => SideLimitsView, { description: 'Limits of the Good side.' }) readonly good!: SideLimitsView;
  @ObjectField(() => SideLimitsView, { description: 'Limits of the Evil side.' }) readonly evil!: SideLimitsView;
}
