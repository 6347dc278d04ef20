import { PARTS, type Part } from '../../../../rules/strategy-battle/combat/combatant.js';
import { MEASURES, type Measure } from '../../../../rules/strategy-battle/combat/length.js';
import { BYSTANDER_PLACES, MOST_DICE, MOST_NEARBY, type Bystander, type BystanderPlace, type MagicRequest } from '../../../../rules/strategy-battle/combat/magic/magic-types.js';
import { SCENARIO_RULES, type ScenarioRule } from '../../../../rules/strategy-battle/combat/scenario-rules.js';
import { DiceInput } from '../../../shared/dice/dice.inputs.js';
import { ChoiceField, FlagField, IdField, ListField, ObjectField, WholeNumberField } from '../../../shared/fields/field-decorators.js';
import { InputShape } from '../../../shared/fields/shape-decorators.js';
import { choice, object } from '../../../shared/fields/values.js';
import { CombatantInput, MOST_POINTS } from '../combatant.inputs.js';
import { LengthInput } from '../lengths.inputs.js';

const absent = { optional: true, nullable: true } as const;

@InputShape('StrategyBattleBystanderInput', 'Somebody near the victim of a blast. Those in the path are listed nearest first.')
export class BystanderInput implements Bystander {
  @ObjectField(() => CombatantInput, { description: 'Who it is.' }) readonly model!: CombatantInput;
  @ChoiceField(BYSTANDER_PLACES, { description: 'In the path, or in a fight with the victim or with one in its path.' }) readonly where!: BystanderPlace;
  @ObjectField(() => LengthInput, { description: 'How far the victim flies before it meets him; met in any case where nothing is said.', ...absent }) readonly at!: LengthInput | null;
}

@InputShape('StrategyBattleMagicInput', 'A magical power cast, resisted or not (SB-WILL-001 to SB-WILL-005). `dice` is the number of dice cast, so the dice of `resolve` are in `rollWith`.', { example: { power: 'black-dart', caster: { unit: 'ringwraith' }, dice: 2, target: { unit: 'warrior-of-minas-tirith' } } })
export class MagicInput implements MagicRequest {
  @IdField({ names: 'power', description: 'Id of the power.', example: 'black-dart' }) readonly power!: string;
  @ObjectField(() => CombatantInput, { description: 'Who casts. `will` is the store; the turn\'s free Will comes on top.', example: { unit: 'ringwraith' } }) readonly caster!: CombatantInput;
  @WholeNumberField({ description: 'Dice cast, each paid for with 1 Will.', min: 1, max: MOST_DICE, example: 2 }) readonly dice!: number;
  @ObjectField(() => CombatantInput, { description: 'Who is aimed at; absent for auras, lights and powers over all enemies near by.', ...absent }) readonly target!: CombatantInput | null;
  @ListField(object(() => CombatantInput), { description: 'All enemies near by, for a power over them.', max: MOST_NEARBY, ...absent }) readonly targets!: readonly CombatantInput[] | null;
  @WholeNumberField({ description: 'Which of `targets` resists for all, from 0.', min: 0, max: MOST_NEARBY, ...absent }) readonly resistedBy!: number | null;
  @WholeNumberField({ description: 'Dice with which the victim resists if the power is cast.', min: 0, max: MOST_DICE, default: 0 }) readonly resistDice!: number;
  @ChoiceField(PARTS, { description: 'Which part of a mounted victim the caster picks, where he may.', default: 'rider' }) readonly part!: Part;
  @WholeNumberField({ description: 'Of the caster\'s free Will, what is not used yet this turn; all where nothing is said.', min: 0, max: MOST_POINTS, ...absent }) readonly freeWill!: number | null;
  @WholeNumberField({ description: 'Of the resisting model\'s free Will, what is not used yet this turn.', min: 0, max: MOST_POINTS, ...absent }) readonly resisterFreeWill!: number | null;
  @ObjectField(() => LengthInput, { description: 'From caster to target; in range where nothing is said.', ...absent }) readonly distance!: LengthInput | null;
  @FlagField({ description: 'Caster and target see each other.', default: true }) readonly seen!: boolean;
  @FlagField({ description: 'Another model hides a part of the target.', default: false }) readonly hiddenByModel!: boolean;
  @FlagField({ description: 'The caster touches an enemy as his move comes (SB-WILL-002).', default: false }) readonly casterEngaged!: boolean;
  @FlagField({ description: 'The target is in a fight.', default: false }) readonly targetEngaged!: boolean;
  @FlagField({ description: 'The caster has attempted a power this turn.', default: false }) readonly alreadyCast!: boolean;
  @ListField(object(() => BystanderInput), { description: 'Whom a blast may touch.', max: MOST_NEARBY, default: [] }) readonly bystanders!: readonly BystanderInput[];
  @ObjectField(() => LengthInput, { description: 'How far the victim of a blast flies before it meets an obstacle.', ...absent }) readonly obstacleAt!: LengthInput | null;
  @WholeNumberField({ description: 'For a caster by profile: the lowest die that casts the power.', min: 1, max: 6, ...absent }) readonly castOn!: number | null;
  @ListField(choice(SCENARIO_RULES), { description: 'Rules of the scenario that change how Wounds are recovered.', max: SCENARIO_RULES.length, default: [] }) readonly scenarioRules!: readonly ScenarioRule[];
  @ChoiceField(MEASURES, { description: 'Measure of the table where no length says it; inches where nothing is said.', ...absent }) readonly measure!: Measure | null;
  @ObjectField(() => DiceInput, { description: 'Dice of `resolve`; a seed of our own where nothing is said.', ...absent }) readonly rollWith!: DiceInput | null;
}
