import {
  MOST_MODELS_OF_SIDE, MOST_TURNS, SLAIN_PARTS, type ExitedModels, type ItemGone, type OutcomeRequest, type OwnForce, type SideState, type SlainModels, type SlainPart,
  type UnitCount,
} from '../../../rules/strategy-battle/scenario/outcome/outcome-types.js';
import type { Side } from '../../../rules/strategy-battle/reference.js';
import { ChoiceField, FlagField, IdField, ListField, ObjectField, WholeNumberField } from '../../shared/fields/field-decorators.js';
import { InputShape } from '../../shared/fields/shape-decorators.js';
import { id, object } from '../../shared/fields/values.js';
import { SIDES } from '../views/words.js';

const MOST_LINES = 200;
const MOST_DEEDS = 10;
const absent = { optional: true, nullable: true } as const;
const models = { min: 0, max: MOST_MODELS_OF_SIDE } as const;

@InputShape('StrategyBattleOutcomeUnitInput', 'Models of one unit.')
export class UnitCountInput implements UnitCount {
  @IdField({ description: 'Id of the unit.', example: 'aragorn' }) readonly unit!: string;
  @WholeNumberField({ description: 'How many.', min: 1, max: MOST_MODELS_OF_SIDE, default: 1 }) readonly count!: number;
}

@InputShape('StrategyBattleOutcomeSlainInput', 'Slain models of one unit.')
export class SlainInput extends UnitCountInput implements SlainModels {
  @ChoiceField(SLAIN_PARTS, { description: 'Of cavalry: a rider is a casualty, a mount is not (SB-CAV-030).', default: 'model' }) readonly part!: SlainPart;
}

@InputShape('StrategyBattleOutcomeExitedInput', 'Models of one unit that left the table as their player wished.')
export class ExitedInput extends UnitCountInput implements ExitedModels {
  @IdField({ description: 'By what: an edge of the board (`north`, `east`, `south`, `west`) or one of its features.', example: 'north' }) readonly through!: string;
}

@InputShape('StrategyBattleOutcomeSideInput', 'One side at that moment. What is absent is not known; a scenario that it decides asks for it.')
export class SideStateInput implements SideState {
  @WholeNumberField({ description: 'Models at the start, those in reserve with them. Riders count, mounts never.', min: 1, max: MOST_MODELS_OF_SIDE, example: 24 }) readonly starting!: number;
  @WholeNumberField({ description: 'Models on the table.', ...models, example: 10 }) readonly left!: number;
  @WholeNumberField({ description: 'Models in reserve: they are not lost.', ...models, default: 0 }) readonly undeployed!: number;
  @ListField(object(() => SlainInput), { description: 'Slain, and not come back. Those that an objective names will do.', max: MOST_LINES, ...absent }) readonly slain!: readonly SlainInput[] | null;
  @ListField(object(() => UnitCountInput), { description: 'Left the table after a failed test: slain for every purpose (SB-COUR-009).', max: MOST_LINES, default: [] }) readonly fled!: readonly UnitCountInput[];
  @ListField(object(() => ExitedInput), { description: 'Everyone who left the table otherwise.', max: MOST_LINES, ...absent }) readonly exited!: readonly ExitedInput[] | null;
  @WholeNumberField({ description: 'Models inside the area that the objectives speak of.', ...models, ...absent }) readonly inside!: number | null;
  @IdField({ description: 'Id of the unit that wears the Ring just now (SB-SPEC-009).', ...absent }) readonly ringWornBy!: string | null;
  @WholeNumberField({ description: 'Banners lost so far (SB-BANNER-007).', ...models, ...absent }) readonly bannersLost!: number | null;
}

@InputShape('StrategyBattleOutcomeSidesInput', 'Both sides at that moment.')
export class SidesInput {
  @ObjectField(() => SideStateInput, { description: 'Good.' }) readonly good!: SideStateInput;
  @ObjectField(() => SideStateInput, { description: 'Evil.' }) readonly evil!: SideStateInput;
}

@InputShape('StrategyBattleOutcomeItemInput', 'An item that has left the table.')
export class ItemGoneInput implements ItemGone {
  @IdField({ description: 'Id of the item, as the objectives name it.', example: 'mithril-coat' }) readonly item!: string;
  @ChoiceField(SIDES, { description: 'Whose model carried it.', example: 'evil' }) readonly side!: Side;
  @IdField({ description: 'By what: an edge or a feature of the board.', example: 'gate' }) readonly through!: string;
}

@InputShape('StrategyBattleOutcomeForceInput', 'Who stands for the named models in a force of the players\' own.')
export class OwnForceInput implements OwnForce {
  @ListField(object(() => UnitCountInput), { description: 'Every Hero of the force.', max: MOST_LINES, ...absent }) readonly heroes!: readonly UnitCountInput[] | null;
  @IdField({ description: 'Id of the most expensive Hero, wargear and mount included; of equals its player chooses.', ...absent }) readonly mostExpensiveHero!: string | null;
  @IdField({ description: 'Id of the Ringbearer.', ...absent }) readonly ringbearer!: string | null;
}

@InputShape('StrategyBattleOutcomeForcesInput', 'Both forces of a points match.')
export class OwnForcesInput {
  @ObjectField(() => OwnForceInput, { description: 'Good.', ...absent }) readonly good!: OwnForceInput | null;
  @ObjectField(() => OwnForceInput, { description: 'Evil.', ...absent }) readonly evil!: OwnForceInput | null;
}

@InputShape('StrategyBattleScenarioOutcomeInput', 'A state of a game.')
export class OutcomeInput implements OutcomeRequest {
  @WholeNumberField({ description: 'The turn being played, or just ended.', min: 1, max: MOST_TURNS, example: 12 }) readonly turn!: number;
  @FlagField({ description: 'The turn has ended. Some objectives are looked at only then.', example: true }) readonly endOfTurn!: boolean;
  @ObjectField(() => SidesInput, { description: 'Both sides.' }) readonly sides!: SidesInput;
  @ListField(id(), { description: 'Ids of deeds done, as the objectives name them.', max: MOST_DEEDS, ...absent }) readonly deeds!: readonly string[] | null;
  @ListField(object(() => ItemGoneInput), { description: 'Items that have left the table.', max: MOST_DEEDS, ...absent }) readonly itemsGone!: readonly ItemGoneInput[] | null;
  @ObjectField(() => OwnForcesInput, { description: 'Given where both players chose their own forces; the participants of the book play otherwise.', ...absent }) readonly pointsMatch!: OwnForcesInput | null;
}
