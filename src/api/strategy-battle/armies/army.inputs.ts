import { ChoiceField, FlagField, IdField, ListField, ObjectField, WholeNumberField } from '../../shared/fields/field-decorators.js';
import { InputShape } from '../../shared/fields/shape-decorators.js';
import { id, object, unchecked } from '../../shared/fields/values.js';
import type { ArmyEntryRequest, ArmyRequest } from '../../../rules/strategy-battle/army/army-report.js';
import type { Side } from '../../../rules/strategy-battle/reference.js';
import { MOST_ITEMS } from '../profiles/profile.inputs.js';
import { MEASURES, SIDES } from '../views/words.js';
import { EventPackInput } from './event-pack.inputs.js';

/** What one request may hold. A real army has some tens of entries. */
export const MOST_ENTRIES = 500;
export const MOST_MODELS_OF_ENTRY = 1000;
export const MOST_POINTS = 100_000;
export const MOST_ARMIES = 200;
const absent = { optional: true, nullable: true } as const;

@InputShape('StrategyBattleArmyEntryInput', 'One line of an army list: models that are all alike.')
export class ArmyEntryInput implements ArmyEntryRequest {
  @IdField({ names: 'unit', description: 'Id of the unit.', example: 'warrior-of-minas-tirith' }) readonly unit!: string;
  @WholeNumberField({ description: 'How many models.', min: 1, max: MOST_MODELS_OF_ENTRY, default: 1, example: 8 }) readonly count!: number;
  @ListField(id({ names: 'option' }), { description: 'Ids of the options that each model has.', max: MOST_ITEMS, default: [], example: ['shield'] }) readonly options!: readonly string[];
  @IdField({ description: 'Id of the variant, where the unit has variants.', ...absent }) readonly variant!: string | null;
  @FlagField({ description: 'The list marks this model as the Ringbearer.', default: false }) readonly ringBearer!: boolean;
  @WholeNumberField({ description: 'Points that the list claims for the whole entry.', min: 0, max: MOST_POINTS, ...absent, example: 64 }) readonly claimedPoints!: number | null;
}

@InputShape('StrategyBattleArmyInput', 'A force to be judged.')
export class ArmyInput implements ArmyRequest {
  @ChoiceField(SIDES, { description: 'Whose force it is.', example: 'good' }) readonly side!: Side;
  @WholeNumberField({ description: 'The value agreed for the match, in points.', min: 0, max: MOST_POINTS, ...absent, example: 200 }) readonly pointsLimit!: number | null;
  @IdField({ names: 'scenario', description: 'Id of the scenario whose points match binds the force.', ...absent, example: 'skirmish-in-osgiliath' }) readonly scenario!: string | null;
  @FlagField({ description: 'The other force has the Ringbearer.', default: false }) readonly opponentHasRingBearer!: boolean;
  @ChoiceField(MEASURES, { description: 'The measure of the table. A list is judged alike in both, and every distance is answered in both.', default: 'inches' }) readonly measure!: 'inches' | 'cm';
  @ListField(object(() => ArmyEntryInput), { description: 'The lines of the list.', max: MOST_ENTRIES }) readonly entries!: readonly ArmyEntryInput[];
  @ObjectField(() => EventPackInput, { description: "An organiser's own limits.", ...absent }) readonly eventPack!: EventPackInput | null;
}

@InputShape('StrategyBattleArmyBatchInput', 'Several forces, each judged by itself.')
export class ArmyBatchInput {
  @WholeNumberField({ description: 'The value agreed for the match, in points: of every force that gives none.', min: 0, max: MOST_POINTS, ...absent, example: 500 }) readonly pointsLimit!: number | null;
  @ObjectField(() => EventPackInput, { description: "An organiser's own limits: of every force that gives none. Its faults refuse the batch.", ...absent }) readonly eventPack!: EventPackInput | null;
  @ListField(unchecked(() => ArmyInput), { description: 'The forces.', min: 1, max: MOST_ARMIES }) readonly armies!: readonly unknown[];
}
