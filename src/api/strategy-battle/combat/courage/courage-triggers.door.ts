import { START_OF_MOVE_CAUSES, type CourageTriggersRequest, type Steadying } from '../../../../rules/strategy-battle/combat/courage/triggers-types.js';
import { ChoiceField, FlagField, IdField, ListField, ObjectField, WholeNumberField } from '../../../shared/fields/field-decorators.js';
import { InputShape, OutputShape } from '../../../shared/fields/shape-decorators.js';
import { object } from '../../../shared/fields/values.js';
import { VersionsView } from '../../../shared/versions/versions.view.js';
import { CombatantInput, MOST_MODELS } from '../combatant.inputs.js';
import { LengthInput } from '../lengths.inputs.js';
import type { CombatQuestionDoor } from '../combat-door.js';

/** Most models of a side in a request about losses. */
export const MOST_OF_A_FORCE = 10_000;
const absent = { optional: true, nullable: true } as const;

@InputShape('StrategyBattleSteadyingInput', 'A Hero who may have steadied the model (SB-COUR-010).')
export class SteadyingInput implements Steadying {
  @ObjectField(() => CombatantInput, { description: 'The Hero.' }) readonly hero!: CombatantInput;
  @ObjectField(() => LengthInput, { description: 'To the model.' }) readonly distance!: LengthInput;
  @FlagField({ description: 'The model sees him.', default: true }) readonly visible!: boolean;
  @FlagField({ description: 'He has tested this turn, or passed without dice, and passed.', default: true }) readonly passed!: boolean;
  @FlagField({ description: 'He is engaged, has not tested, and gives nothing.', default: false }) readonly engaged!: boolean;
}

@InputShape('StrategyBattleForceLossesInput', 'Models of the side at the start, and those lost since (SB-COUR-004).')
export class ForceLossesInput {
  @WholeNumberField({ description: 'At the start.', min: 1, max: MOST_OF_A_FORCE }) readonly starting!: number;
  @WholeNumberField({ description: 'Slain or off the table.', min: 0, max: MOST_OF_A_FORCE }) readonly lost!: number;
}

@InputShape('StrategyBattleCourageTriggersInput', 'What a model finds at the start of its move (SB-COUR-002).')
export class CourageTriggersInput implements CourageTriggersRequest {
  @ObjectField(() => CombatantInput, { description: 'The model.', example: { unit: 'orc-warrior' } }) readonly model!: CombatantInput;
  @FlagField({ description: 'It is engaged, and takes neither test.', default: false }) readonly engaged!: boolean;
  @ObjectField(() => ForceLossesInput, { description: 'Losses of its side.', ...absent }) readonly force!: ForceLossesInput | null;
  @ObjectField(() => LengthInput, { description: 'To the nearest visible friend; null where it sees none (SB-COUR-005).', ...absent }) readonly nearestFriend!: LengthInput | null;
  @ListField(object(() => LengthInput), { description: 'Distances of the enemies that it sees.', max: MOST_MODELS, default: [] }) readonly enemies!: readonly LengthInput[];
  @ListField(object(() => SteadyingInput), { description: 'Heroes near by.', max: MOST_MODELS, default: [] }) readonly heroes!: readonly SteadyingInput[];
  @ListField(object(() => CombatantInput), { description: 'Models on the table whose rules may end the tests for losses (SB-SPEC-035).', max: MOST_MODELS, default: [] }) readonly onTable!: readonly CombatantInput[];
  @FlagField({ description: 'The scenario makes it test as for the loss of half its force (SB-W03-005).', default: false }) readonly asIfHalfLost!: boolean;
}

@OutputShape('StrategyBattleCourageTrigger', 'One cause of a test.')
export class CourageTriggerView {
  @ChoiceField(START_OF_MOVE_CAUSES, { description: 'The cause.' }) readonly cause!: string;
  @IdField({ description: 'Row of the rules ledger.' }) readonly rule!: string;
}

@OutputShape('StrategyBattleCourageTriggers', 'Whether a model has to test its Courage before it moves.')
export class CourageTriggersView {
  @FlagField({ description: 'It has to roll: one roll for all causes (SB-COUR-011).' }) readonly due!: boolean;
  @ListField(object(() => CourageTriggerView), { description: 'Causes that apply.' }) readonly causes!: readonly CourageTriggerView[];
  @IdField({ description: 'Row by which no roll is made; null where there is nothing of the kind.', nullable: true }) readonly spared!: string | null;
  @ObjectField(() => VersionsView, { description: 'What it was worked out with.' }) readonly versions!: VersionsView;
}

export const COURAGE_TRIGGERS_DOOR: CombatQuestionDoor = {
  path: 'courage/triggers', field: 'courageTriggers', summary: 'Is a Courage test due',
  description: 'Which causes make a model test its Courage at the start of its move, and what spares it the roll.',
  input: CourageTriggersInput, view: CourageTriggersView, question: ({ combat }) => combat.courageTriggers,
};
