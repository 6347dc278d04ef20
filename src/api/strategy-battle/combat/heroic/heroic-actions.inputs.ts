import { HEROIC_PHASES, MOST_ACTIONS, MOST_FOLLOWERS, STOPS, type Declaration, type Follower, type HeroicActionsRequest, type HeroicPhase, type Stop } from '../../../../rules/strategy-battle/combat/heroic/heroic-types.js';
import type { Side } from '../../../../rules/strategy-battle/reference.js';
import { ChoiceField, FlagField, ListField, ObjectField, TextField, WholeNumberField } from '../../../shared/fields/field-decorators.js';
import { InputShape } from '../../../shared/fields/shape-decorators.js';
import { object } from '../../../shared/fields/values.js';
import { DiceFields } from '../../../shared/operations/operation.fields.js';
import { SIDES } from '../../views/words.js';
import { CombatantInput, MOST_MODELS } from '../combatant.inputs.js';
import { LengthInput } from '../lengths.inputs.js';

const absent = { optional: true, nullable: true } as const;

@InputShape('StrategyBattleFollowerInput', 'A friend who would go along. One and the same friend has the same name wherever he is listed.')
export class FollowerInput implements Follower {
  @TextField({ description: 'What he is called.', min: 1, max: 64 }) readonly name!: string;
  @ObjectField(() => LengthInput, { description: 'Distance to the Hero as the action begins.', ...absent }) readonly starts!: LengthInput | null;
  @ObjectField(() => LengthInput, { description: 'Distance to the Hero after the friend\'s move.', ...absent }) readonly ends!: LengthInput | null;
  @FlagField({ description: 'In heroic combats: fights beside the Hero; spears and pikes in support do not.', default: true }) readonly inFight!: boolean;
}

@InputShape('StrategyBattleStoppedByInput', 'An action that stops the Hero if it is worked out first.')
export class StoppedByInput {
  @WholeNumberField({ description: 'Place of that action in the request.', min: 0, max: MOST_ACTIONS }) readonly action!: number;
  @ChoiceField(STOPS, { description: 'How.' }) readonly how!: Stop;
}

@InputShape('StrategyBattleFoesInput', 'Enemies of a heroic combat.')
export class FoesInput {
  @WholeNumberField({ description: 'Enemies that touched the Hero.', min: 0, max: MOST_MODELS }) readonly touching!: number;
  @WholeNumberField({ description: 'How many of them are slain.', min: 0, max: MOST_MODELS }) readonly slain!: number;
}

@InputShape('StrategyBattleDeclarationInput', 'A heroic action that a Hero calls (SB-HEROIC-001).')
export class DeclarationInput implements Declaration {
  @ObjectField(() => CombatantInput, { description: 'The Hero; `might` is what he has in hand this turn.' }) readonly hero!: CombatantInput;
  @TextField({ description: 'What he is called among the followers of others.', max: 64, ...absent }) readonly name!: string | null;
  @ChoiceField(SIDES, { description: 'His side; the unit\'s own where nothing is said.', ...absent }) readonly side!: Side | null;
  @FlagField({ description: 'Not called at the start of the phase.', default: false }) readonly late!: boolean;
  @FlagField({ description: 'In base contact with an enemy as the phase begins.', ...absent }) readonly engaged!: boolean | null;
  @ObjectField(() => LengthInput, { description: 'Distance to Gríma, near whom a Good Hero pays double (SB-SPEC-055).', ...absent }) readonly distanceToGrima!: LengthInput | null;
  @ObjectField(() => StoppedByInput, { description: 'An action that stops him if it comes first.', ...absent }) readonly stoppedBy!: StoppedByInput | null;
  @ListField(object(() => FollowerInput), { description: 'Friends who would go along.', max: MOST_FOLLOWERS, default: [] }) readonly followers!: readonly FollowerInput[];
  @ObjectField(() => FoesInput, { description: 'Enemies of a heroic combat.', ...absent }) readonly foes!: FoesInput | null;
}

@InputShape('StrategyBattleHeroicActionsInput', 'Heroic actions of both sides at the start of one phase (SB-HEROIC-002).', { example: { phase: 'move', declared: [{ hero: { unit: 'aragorn-strider' } }, { hero: { unit: 'orc-captain' } }] } })
export class HeroicActionsInput extends DiceFields implements HeroicActionsRequest {
  @ChoiceField(HEROIC_PHASES, { description: 'The phase.' }) readonly phase!: HeroicPhase;
  @ListField(object(() => DeclarationInput), { description: 'What is called; the actions of one side in the order in which it picks them.', min: 1, max: MOST_ACTIONS }) readonly declared!: readonly DeclarationInput[];
}
