import { MOST_ROLLS, type TurnEffectRequest } from '../../../../rules/strategy-battle/combat/turn/turn-effects-types.js';
import { FlagField, IdField, ListField, ObjectField, TextField, WholeNumberField } from '../../../shared/fields/field-decorators.js';
import { InputShape, OutputShape } from '../../../shared/fields/shape-decorators.js';
import { object } from '../../../shared/fields/values.js';
import { OddsFields } from '../../../shared/operations/operation.fields.js';
import { ChanceField, ChancesField } from '../../../shared/probability/probability-fields.js';
import type { ProbabilityView } from '../../../shared/probability/probability.view.js';
import type { CombatDoor } from '../combat-door.js';
import { CombatantInput } from '../combatant.inputs.js';
import { HarmFields, ResultFields } from '../operation.fields.js';
import { PartAfterView, PartOddsView } from '../tests/part.views.js';

const absent = { optional: true, nullable: true } as const;
const MOST_MODELS_LEFT = 10_000;
const MOST_TURN = 1000;

@InputShape('StrategyBattleForceLeftInput', 'Models of a side at the start, and those left.')
export class ForceLeftInput {
  @WholeNumberField({ description: 'At the start.', min: 1, max: MOST_MODELS_LEFT }) readonly starting!: number;
  @WholeNumberField({ description: 'Left.', min: 0, max: MOST_MODELS_LEFT }) readonly left!: number;
}

@InputShape('StrategyBattleTurnEffectsInput', 'A die of the turn that belongs to no other operation, or the same die turn after turn until it succeeds.')
export class TurnEffectsInput extends HarmFields implements TurnEffectRequest {
  @IdField({ names: 'turnEffect', description: 'Which die: `ring-control` (SB-SPEC-007), or the id of a roll of a scenario: an arrival, a departure, the weather, a trap.', example: 'nazgul' }) readonly effect!: string;
  @ObjectField(() => CombatantInput, { description: 'The Ringbearer, or who comes near a trap; absent for every other die.', ...absent }) readonly model!: CombatantInput | null;
  @WholeNumberField({ description: 'Turn of the first roll; the first in which there may be one where nothing is said.', min: 1, max: MOST_TURN, optional: true }) readonly turn?: number;
  @WholeNumberField({ description: 'Rolls, one a turn, until one succeeds: one where nothing is said.', min: 1, max: MOST_ROLLS, optional: true }) readonly rolls?: number;
  @WholeNumberField({ description: 'Turn of the last roll, instead of their number.', min: 1, max: MOST_TURN, ...absent, example: 4 }) readonly untilTurn!: number | null;
  @ObjectField(() => ForceLeftInput, { description: 'The side that rolls, where its losses decide whether it may (SB-S06-006).', ...absent }) readonly force!: ForceLeftInput | null;
}

@OutputShape('StrategyBattleEdgeChance', 'An edge that arrivals may come from.')
export class EdgeChanceView {
  @TextField({ description: 'The edge, in words.' }) readonly edge!: string;
  @ChanceField('They arrive, and here.') readonly probability!: ProbabilityView;
}

@OutputShape('StrategyBattleTurnEffectsOdds', 'The exact chances of a die of the turn.')
export class TurnEffectsOddsView extends OddsFields {
  @WholeNumberField({ description: 'Lowest die that succeeds, Might aside.' }) readonly needed!: number;
  @TextField({ description: 'What a success is.' }) readonly says!: string;
  @ChanceField('The first roll succeeds.') readonly success!: ProbabilityView;
  @ChanceField('One of the rolls succeeds.') readonly within!: ProbabilityView;
  @WholeNumberField({ description: 'Turn of the first roll.' }) readonly firstTurn!: number;
  @ChancesField('Place k: one of the first k + 1 rolls succeeds, by the end of turn `firstTurn` + k.') readonly byRoll!: readonly ProbabilityView[];
  @ListField(object(() => EdgeChanceView), { description: 'Where arrivals come from; null where no die says it.', nullable: true }) readonly edges!: readonly EdgeChanceView[] | null;
  @ListField(object(() => PartOddsView), { description: 'What each part of the model may lose; empty where nothing hits it.' }) readonly harm!: readonly PartOddsView[];
  @ChanceField('The model is knocked down, alive or slain.') readonly knockedDown!: ProbabilityView;
}

@OutputShape('StrategyBattleTurnEffectsResult', 'A die of the turn played once.')
export class TurnEffectsResultView extends ResultFields {
  @FlagField({ description: 'A roll succeeded.' }) readonly succeeds!: boolean;
  @TextField({ description: 'What follows.' }) readonly says!: string;
  @WholeNumberField({ description: 'Roll that succeeded, from 1; null where none did.', nullable: true }) readonly onRoll!: number | null;
  @TextField({ description: 'Edge of the arrival; null where there is none.', nullable: true }) readonly edge!: string | null;
  @WholeNumberField({ description: 'Might that the model has left; null without a model.', nullable: true }) readonly might!: number | null;
  @ListField(object(() => PartAfterView), { description: 'What is left of the model that was hit.' }) readonly after!: readonly PartAfterView[];
  @FlagField({ description: 'The model was knocked down.' }) readonly knockedDown!: boolean;
}

export const TURN_EFFECTS_DOOR: CombatDoor = {
  path: 'turn-effects', field: 'turnEffects', noun: 'a die of the turn', description: 'Who moves the Ringbearer, arrivals and departures of a scenario, its wind and its traps.',
  input: TurnEffectsInput, oddsView: TurnEffectsOddsView, resultView: TurnEffectsResultView, operation: ({ combat }) => combat.turnEffects,
};
