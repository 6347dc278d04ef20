import { ChoiceField, FlagField, IdField, ListField, ObjectField } from '../../shared/fields/field-decorators.js';
import { InputShape } from '../../shared/fields/shape-decorators.js';
import { id } from '../../shared/fields/values.js';
import type { ProfileRequest } from '../../../rules/strategy-battle/profile-report.js';

/** Most items of wargear that one model may be given in a request. */
export const MOST_ITEMS = 20;
const absent = { optional: true, nullable: true } as const;

@InputShape('StrategyBattlePassengerInput', 'Who sits behind the rider.')
export class PassengerInput {
  @IdField({ names: 'unit', description: 'Id of the unit.', example: 'frodo-baggins' }) readonly unit!: string;
  @FlagField({ description: 'The passenger is the Ringbearer.', default: false }) readonly ringBearer!: boolean;
}

@InputShape('StrategyBattleProfileInput', 'One model: as bought, and how it stands on the table.')
export class ProfileInput implements ProfileRequest {
  @IdField({ names: 'unit', description: 'Id of the unit.', example: 'legolas' }) readonly unit!: string;
  @IdField({ description: 'Id of the variant, where the unit has variants.', ...absent }) readonly variant!: string | null;
  @ListField(id({ names: 'option' }), { description: 'Ids of the options bought.', max: MOST_ITEMS, default: [], example: ['armour', 'horse'] }) readonly options!: readonly string[];
  @FlagField({ description: 'false puts a rider on foot. Mounted where nothing is said and there is a mount.', optional: true }) readonly mounted?: boolean;
  @ChoiceField(['shield', 'bow'], { description: 'What an expert rider on foot takes along; the other stays on the horse. The shield where nothing is said.', optional: true })
  readonly keeps?: 'shield' | 'bow';
  @IdField({ names: 'mount', description: 'A mount that is ridden but not bought: id of a unit such as gwaihir, or of the wargear of a loose mount.', ...absent }) readonly mount!: string | null;
  @ObjectField(() => PassengerInput, { description: 'Who sits behind the rider.', ...absent }) readonly passenger!: PassengerInput | null;
  @ListField(id({ names: 'wargear' }), { description: 'Wargear taken from slain enemies.', max: MOST_ITEMS, default: [] }) readonly pickedUp!: readonly string[];
}
