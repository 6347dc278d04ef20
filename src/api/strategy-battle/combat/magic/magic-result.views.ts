import { MEASURES } from '../../../../rules/strategy-battle/combat/length.js';
import { ChoiceField, FlagField, ListField, NumberField, ObjectField, TextField, WholeNumberField } from '../../../shared/fields/field-decorators.js';
import { OutputShape } from '../../../shared/fields/shape-decorators.js';
import { object } from '../../../shared/fields/values.js';
import { DistanceView } from '../../views/measures.views.js';
import { ResultFields } from '../operation.fields.js';
import { PartAfterView } from '../tests/part.views.js';

@OutputShape('StrategyBattleNearbyAfter', 'What befell one model near by.')
export class NearbyAfterView {
  @WholeNumberField({ description: 'Place in the request.', min: 0 }) readonly index!: number;
  @FlagField({ description: 'The power reached it.' }) readonly touched!: boolean;
  @FlagField({ description: 'It lies on the ground.' }) readonly prone!: boolean;
  @ListField(object(() => PartAfterView), { description: 'What is left of its parts.' }) readonly parts!: readonly PartAfterView[];
}

const no = { nullable: true } as const;

@OutputShape('StrategyBattleMagicEffects', 'What a power has done. Nothing of it where it was not cast, or resisted.')
export class MagicEffectsView {
  @TextField({ description: 'The effect in words.' }) readonly says!: string;
  @ListField(object(() => PartAfterView), { description: 'What is left of the victim.' }) readonly parts!: readonly PartAfterView[];
  @FlagField({ description: 'The victim can do nothing more this turn.' }) readonly immobilised!: boolean;
  @FlagField({ description: 'The victim lies on the ground.' }) readonly prone!: boolean;
  @FlagField({ description: 'The rider was thrown.' }) readonly thrown!: boolean;
  @NumberField({ description: 'How far the victim flew.', ...no }) readonly distance!: number | null;
  @ChoiceField(MEASURES, { description: 'Unit of that distance.' }) readonly measure!: string;
  @ListField(object(() => NearbyAfterView), { description: 'Bystanders.' }) readonly bystanders!: readonly NearbyAfterView[];
  @ListField(object(() => NearbyAfterView), { description: 'All who were aimed at.' }) readonly targets!: readonly NearbyAfterView[];
  @ObjectField(() => DistanceView, { description: 'How far the caster\'s side may move the victim; null where it stays.', ...no }) readonly move!: DistanceView | null;
  @WholeNumberField({ description: 'Will in the store of whoever was aimed at.', ...no }) readonly willLeft!: number | null;
  @WholeNumberField({ description: 'Courage afterwards.', ...no }) readonly courageAfter!: number | null;
  @WholeNumberField({ description: 'Wounds afterwards.', ...no }) readonly woundsAfter!: number | null;
  @FlagField({ description: 'The victim leaves the battle because no Will is left.' }) readonly banished!: boolean;
  @FlagField({ description: 'The power goes on; null where it needs no Will in store.', ...no }) readonly lasts!: boolean | null;
}

@OutputShape('StrategyBattleSpenderAfter', 'A model\'s points after the attempt.')
export class SpenderAfterView {
  @WholeNumberField({ description: 'Might in hand.', min: 0 }) readonly might!: number;
  @WholeNumberField({ description: 'Will in store.', min: 0 }) readonly will!: number;
  @WholeNumberField({ description: 'Free Will left this turn.', min: 0 }) readonly freeWill!: number;
  @FlagField({ description: 'It leaves the battle because no Will is left (SB-SPEC-038).' }) readonly banished!: boolean;
}

@OutputShape('StrategyBattleMagicResult', 'A magical power played once.')
export class MagicResultView extends ResultFields {
  @WholeNumberField({ description: 'Lowest die that casts it.' }) readonly castOn!: number;
  @WholeNumberField({ description: 'Best die of the caster, Might counted.' }) readonly score!: number;
  @FlagField({ description: 'It was cast.' }) readonly cast!: boolean;
  @WholeNumberField({ description: 'Best die of the resisting model; null where it rolled none.', ...no }) readonly resistScore!: number | null;
  @FlagField({ description: 'It was resisted.' }) readonly resisted!: boolean;
  @FlagField({ description: 'It took effect.' }) readonly takesEffect!: boolean;
  @ObjectField(() => MagicEffectsView, { description: 'What it did.' }) readonly effects!: MagicEffectsView;
  @ObjectField(() => SpenderAfterView, { description: 'The caster.' }) readonly caster!: SpenderAfterView;
  @ObjectField(() => SpenderAfterView, { description: 'The resisting model; null where there is none.', ...no }) readonly resister!: SpenderAfterView | null;
}
