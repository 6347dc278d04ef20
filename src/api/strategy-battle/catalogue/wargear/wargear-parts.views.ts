import { ChoiceField, FlagField, IdField, ObjectField, WholeNumberField } from '../../../shared/fields/field-decorators.js';
import { OutputShape } from '../../../shared/fields/shape-decorators.js';
import { EFFECT_CONDITIONS } from '../../../../rules/strategy-battle/reference.js';
import { DistanceView } from '../../views/measures.views.js';
import { ProfileView } from '../../views/profile.views.js';
import { CHANGED_BY_WARGEAR, MOVE_COSTS } from '../../views/words.js';

@OutputShape('StrategyBattleWargearEffect', 'What an item of wargear adds to a characteristic of its bearer.')
export class WargearEffectView {
  @ChoiceField(CHANGED_BY_WARGEAR, { description: 'The characteristic.' }) readonly characteristic!: string;
  @WholeNumberField({ description: 'How much is added.' }) readonly amount!: number;
  @ChoiceField(EFFECT_CONDITIONS, { description: 'When it counts: always, or only where no bow or crossbow is carried (mounted expert riders excepted).' })
  readonly condition!: string;
  @IdField({ description: 'Row of the rules ledger.' }) readonly rule!: string;
}

@OutputShape('StrategyBattleMissile', 'How a weapon or a stone flies.')
export class MissileView {
  @ObjectField(() => DistanceView, { description: 'How far it reaches.' }) readonly range!: DistanceView;
  @WholeNumberField({ description: 'Strength of a hit.', min: 0 }) readonly strength!: number;
  @ChoiceField(MOVE_COSTS, { description: 'Share of the move that using it costs.' }) readonly moveCost!: string;
}

@OutputShape('StrategyBattleMount', 'What a mount brings to its rider.')
export class MountView {
  @ObjectField(() => ProfileView, { description: "The mount's own profile." }) readonly profile!: ProfileView;
  @ObjectField(() => DistanceView, { description: 'How far it carries its rider.' }) readonly move!: DistanceView;
  @FlagField({ description: 'It fights beside its rider: Fight and Attacks above 0 (SB-MM-001).' }) readonly monstrous!: boolean;
  @FlagField({ description: 'It flies, so it is not used in Moria or underground.' }) readonly flies!: boolean;
  @FlagField({ description: 'It may carry a passenger behind its rider.' }) readonly carriesPassenger!: boolean;
}
