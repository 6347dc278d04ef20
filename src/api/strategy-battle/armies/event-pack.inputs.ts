import { ChoiceField, FlagField, IdField, ListField, ObjectField, TextField, WholeNumberField } from '../../shared/fields/field-decorators.js';
import { InputShape } from '../../shared/fields/shape-decorators.js';
import { id, object } from '../../shared/fields/values.js';
import type { BowLimit, EventPack } from '../../../rules/strategy-battle/army/army-report.js';
import { BOW_BASES, ROUNDINGS } from '../views/words.js';

const MOST_POINTS_OF_EVENT = 100_000;
const MOST_MODELS = 100_000;
const MOST_UNITS = 200;
const absent = { optional: true, nullable: true } as const;

@InputShape('StrategyBattleFractionInput', 'A share, as a fraction.')
export class FractionInput {
  @WholeNumberField({ description: 'Upper number.', min: 0, max: 1000, example: 1 }) readonly numerator!: number;
  @WholeNumberField({ description: 'Lower number.', min: 1, max: 1000, example: 3 }) readonly denominator!: number;
}

@InputShape('StrategyBattleBowLimitInput', 'At most this share carries bows or crossbows.')
export class BowLimitInput implements BowLimit {
  @ObjectField(() => FractionInput, { description: 'The share.' }) readonly fraction!: FractionInput;
  @ChoiceField(BOW_BASES, { description: 'Of all models, Heroes included, or of the warriors.', default: 'models' }) readonly of!: 'models' | 'warriors';
  @ChoiceField(ROUNDINGS, { description: 'How the share of the number is rounded.', default: 'down' }) readonly rounding!: 'down' | 'up' | 'nearest';
}

@InputShape('StrategyBattleUnitMaximumInput', 'Most models of one unit.')
export class UnitMaximumInput {
  @IdField({ names: 'unit', description: 'Id of the unit.', example: 'mordor-troll' }) readonly unit!: string;
  @WholeNumberField({ description: 'Most models of it.', min: 0, max: MOST_MODELS }) readonly max!: number;
}

@InputShape('StrategyBattleEventPackInput', "An organiser's own limits. Nothing of it is stored.")
export class EventPackInput implements EventPack {
  @TextField({ description: 'Name of the event.', max: 100, ...absent }) readonly name!: string | null;
  @WholeNumberField({ description: 'Most points.', min: 0, max: MOST_POINTS_OF_EVENT, ...absent }) readonly pointsCap!: number | null;
  @WholeNumberField({ description: 'Points by which the cap may be passed.', min: 0, max: MOST_POINTS_OF_EVENT, ...absent }) readonly pointsTolerance!: number | null;
  @WholeNumberField({ description: 'Fewest models.', min: 0, max: MOST_MODELS, ...absent }) readonly minModels!: number | null;
  @WholeNumberField({ description: 'Most models.', min: 0, max: MOST_MODELS, ...absent }) readonly maxModels!: number | null;
  @WholeNumberField({ description: 'Fewest Heroes.', min: 0, max: MOST_MODELS, ...absent }) readonly minHeroes!: number | null;
  @WholeNumberField({ description: 'Most Heroes.', min: 0, max: MOST_MODELS, ...absent }) readonly maxHeroes!: number | null;
  @ObjectField(() => BowLimitInput, { description: 'Limit for bows and crossbows.', ...absent }) readonly bowLimit!: BowLimitInput | null;
  @ListField(id({ names: 'unit' }), { description: 'Units that may not be taken.', max: MOST_UNITS, default: [] }) readonly bannedUnits!: readonly string[];
  @ListField(id({ names: 'unit' }), { description: "Units that must be in the force. Units of the other side's list are asked of a force only where the scenario mixes the sides; else an info says so.", max: MOST_UNITS, default: [] }) readonly requiredUnits!: readonly string[];
  @FlagField({ description: 'Every Hero at most once, generic ones too.', default: false }) readonly everyHeroUnique!: boolean;
  @ListField(object(() => UnitMaximumInput), { description: 'Most models of single units.', max: MOST_UNITS, default: [] }) readonly unitMaxima!: readonly UnitMaximumInput[];
}
