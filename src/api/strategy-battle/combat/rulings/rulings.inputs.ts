import type { BannerQuestion, CoatQuestion, FoughtQuestion, MirrorQuestion, MountLeftQuestion, RetreatQuestion, ReturnsQuestion, RingOnQuestion, RingTakenQuestion, RulingQuestion, SpoilsQuestion, StandardQuestion, WakesQuestion } from '../../../../rules/strategy-battle/combat/rulings/rulings-types.js';
import type { Side } from '../../../../rules/strategy-battle/reference.js';
import { ChoiceField, FlagField, IdField, ListField, ObjectField, WholeNumberField } from '../../../shared/fields/field-decorators.js';
import { InputShape } from '../../../shared/fields/shape-decorators.js';
import { object } from '../../../shared/fields/values.js';
import { SIDES } from '../../views/words.js';
import { CombatantInput, MOST_MODELS } from '../combatant.inputs.js';
import { LengthInput } from '../lengths.inputs.js';

const absent = { optional: true, nullable: true } as const;
const MOST_TURN = 1000;
const MOST_SLAIN = 10_000;
const MOST_EDGES = 4;
/** A question as its route takes it: what it is about is the route. */
type Body<Question extends RulingQuestion> = Omit<Question, 'about'>;

class OfModel {
  @ObjectField(() => CombatantInput, { description: 'The model.' }) readonly model!: CombatantInput;
}

@InputShape('StrategyBattleTurnRulingRoyalStandardInput', 'A Hero so far from the Royal Standard as the turn starts (SB-SPEC-021).', { example: { model: { unit: 'eomer', might: 0 }, distance: { inches: 3 } } })
export class StandardInput extends OfModel implements Body<StandardQuestion> {
  @ObjectField(() => LengthInput, { description: 'To the standard.' }) readonly distance!: LengthInput;
}

@InputShape('StrategyBattleTurnRulingMirrorOfGaladrielInput', 'A Good Hero so far from the Mirror (SB-SPEC-064).', { example: { model: { unit: 'aragorn-strider', fate: 0 }, distance: { inches: 6 } } })
export class MirrorInput extends OfModel implements Body<MirrorQuestion> {
  @ObjectField(() => LengthInput, { description: 'To the Mirror.' }) readonly distance!: LengthInput;
  @FlagField({ description: 'Another Hero has used it this turn.', default: false }) readonly usedThisTurn!: boolean;
}

@InputShape('StrategyBattleTurnRulingWillAfterFightsInput', 'Fight phases in which a model fought (SB-SPEC-039, SB-SPEC-041).', { example: { model: { unit: 'ringwraith', will: 3 }, phases: 3 } })
export class FoughtInput extends OfModel implements Body<FoughtQuestion> {
  @WholeNumberField({ description: 'Fight phases with a fight or several.', min: 0, max: MOST_TURN, default: 1 }) readonly phases!: number;
  @WholeNumberField({ description: 'Of these, phases in which it fought a wearer of the Ring.', min: 0, max: MOST_TURN, default: 0 }) readonly againstTheRing!: number;
}

@InputShape('StrategyBattleTurnRulingRingOnInput', 'The Ringbearer wants to put the Ring on (SB-SPEC-005, SB-SPEC-006, SB-S03-007).', { example: { model: { unit: 'frodo-baggins' }, engagedBy: [{ unit: 'orc-warrior' }, { unit: 'ringwraith' }] } })
export class RingOnInput extends OfModel implements Body<RingOnQuestion> {
  @IdField({ names: 'scenario', description: 'Scenario being played.', ...absent }) readonly scenario!: string | null;
  @ChoiceField(SIDES, { description: 'Whose Move phase it is; that of his own side where nothing is said.', optional: true }) readonly movePhaseOf?: Side;
  @ListField(object(() => CombatantInput), { description: 'Enemies in contact with him.', max: MOST_MODELS, default: [] }) readonly engagedBy!: readonly CombatantInput[];
}

@InputShape('StrategyBattleTurnRulingRingTakenInput', 'The Ringbearer is slain by this model (SB-SPEC-052).', { example: { slayer: { unit: 'gollum' } } })
export class RingTakenInput implements Body<RingTakenQuestion> {
  @ObjectField(() => CombatantInput, { description: 'Who slew him.' }) readonly slayer!: CombatantInput;
}

@InputShape('StrategyBattleTurnRulingMountLeftInput', 'A rider is gone from his mount (SB-LOOSE-001, SB-LOOSE-002).', { example: { model: { unit: 'rider-of-rohan' }, looseMounts: true } })
export class MountLeftInput implements Body<MountLeftQuestion> {
  @ObjectField(() => CombatantInput, { description: 'The mounted model.', example: { unit: 'rider-of-rohan' } }) readonly model!: CombatantInput;
  @FlagField({ description: 'Loose mounts are agreed for this game.', default: false }) readonly looseMounts!: boolean;
  @ObjectField(() => CombatantInput, { description: 'Who wants to mount what is left.', ...absent }) readonly by!: CombatantInput | null;
}

@InputShape('StrategyBattleTurnRulingSpoilsInput', 'A Hero who has won a fight looks at what the slain carried (SB-WEAP-022).', { example: { model: { unit: 'eomer' }, opponents: 1, slain: 1 } })
export class SpoilsInput extends OfModel implements Body<SpoilsQuestion> {
  @WholeNumberField({ description: 'Opponents in the fight.', min: 0, max: MOST_MODELS, example: 1 }) readonly opponents!: number;
  @WholeNumberField({ description: 'Of these, slain.', min: 0, max: MOST_MODELS, example: 1 }) readonly slain!: number;
}

@InputShape('StrategyBattleTurnRulingFallenBannerInput', 'A banner bearer is slain beside a friend (SB-BANNER-003).', { example: { model: { unit: 'warrior-of-minas-tirith' }, touching: true, engaged: false } })
export class FallenBannerInput extends OfModel implements Body<BannerQuestion> {
  @FlagField({ description: 'The friend touches the bearer.' }) readonly touching!: boolean;
  @FlagField({ description: 'The friend is engaged.' }) readonly engaged!: boolean;
}

@InputShape('StrategyBattleTurnRulingRetreatInput', 'A model that has failed a Courage test (SB-COUR-008, SB-COUR-009).', { example: { model: { unit: 'warrior-of-minas-tirith' }, moved: { inches: 2 }, edge: { inches: 5 } } })
export class RetreatInput extends OfModel implements Body<RetreatQuestion> {
  @ObjectField(() => LengthInput, { description: 'Moved towards the enemy before the test.', ...absent }) readonly moved!: LengthInput | null;
  @ObjectField(() => LengthInput, { description: 'To the nearest edge of the table.', ...absent }) readonly edge!: LengthInput | null;
}

@InputShape('StrategyBattleSlainKindInput', 'Like models slain in the turn before.')
export class SlainKindInput {
  @ObjectField(() => CombatantInput, { description: 'One of them.', example: { unit: 'orc-warrior' } }) readonly model!: CombatantInput;
  @WholeNumberField({ description: 'How many.', min: 1, max: MOST_SLAIN, example: 5 }) readonly count!: number;
}

@InputShape('StrategyBattleTurnRulingReturnsInput', 'Slain models that may come back (SB-S02-005, SB-S12-007, SB-W01-005).')
export class ReturnsInput implements Body<ReturnsQuestion> {
  @IdField({ names: 'scenario', description: 'Id of the scenario being played.', example: 'rearguard' }) readonly scenario!: string;
  @ListField(object(() => SlainKindInput), { description: 'Who was slain.', min: 1, max: MOST_MODELS }) readonly slain!: readonly SlainKindInput[];
  @WholeNumberField({ description: 'Edges that they may come from, where that limits them; all that the scenario allows where nothing is said.', min: 1, max: MOST_EDGES, optional: true }) readonly edges?: number;
}

@InputShape('StrategyBattleTurnRulingGollumWakesInput', 'Whether Gollum may move at the Black Gate (SB-S12-006).')
export class GollumWakesInput implements Body<WakesQuestion> {
  @WholeNumberField({ description: 'Turn in which the Hobbits entered the Chambers of Fire; null where they have not.', min: 1, max: MOST_TURN, nullable: true, example: 8 }) readonly entered!: number | null;
  @WholeNumberField({ description: 'This turn.', min: 1, max: MOST_TURN, example: 9 }) readonly turn!: number;
}

@InputShape('StrategyBattleTurnRulingMithrilCoatInput', 'The carrier of the coat is slain (SB-S11-005).', { example: { slainBy: 'blow', present: true } })
export class MithrilCoatInput implements Body<CoatQuestion> {
  @ChoiceField(['blow', 'shot'], { description: 'In close combat, or by a missile.' }) readonly slainBy!: 'blow' | 'shot';
  @FlagField({ description: 'Who wants it fought the carrier this turn, or touches the marker.' }) readonly present!: boolean;
}
