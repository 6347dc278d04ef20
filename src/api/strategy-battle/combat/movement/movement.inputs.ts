import { MEASURES, type Measure } from '../../../../rules/strategy-battle/combat/length.js';
import {
  CLIMB_ENDS, MOST_STEPS, MOVEMENT_SCENARIO_RULES, STEP_KINDS, type BarrierDefender, type ChargeIntent, type ClimbEnd, type EnemyNear,
  type MovementRequest, type MovementScenarioRule, type MoveStep, type Retreat, type StepKind,
} from '../../../../rules/strategy-battle/combat/movement/movement-types.js';
import type { Side } from '../../../../rules/strategy-battle/reference.js';
import { JUMP_FEATURES, TERRAIN, type JumpFeature, type Terrain } from '../../../../rules/strategy-battle/terrain.js';
import { ChoiceField, FlagField, IdField, ListField, NumberField, ObjectField, WholeNumberField } from '../../../shared/fields/field-decorators.js';
import { InputShape } from '../../../shared/fields/shape-decorators.js';
import { choice, object } from '../../../shared/fields/values.js';
import { SIDES } from '../../views/words.js';
import { CombatantInput } from '../combatant.inputs.js';
import { LengthInput } from '../lengths.inputs.js';
import { absent, HeightOfModel, MOST_MILLIMETRES } from '../tests/test.inputs.js';

/** Most enemies near one step, or at the top of a climb, or in contact. */
export const MOST_ENEMIES = 20;
const enemies = { max: MOST_ENEMIES, ...absent };
const maybe = { optional: true } as const;

class ApartFields {
  @ObjectField(() => LengthInput, { description: 'Distance from edge to edge.', ...absent }) readonly distance!: LengthInput | null;
  @ObjectField(() => LengthInput, { description: 'Or from centre to centre, with the diameters of both bases.', ...absent }) readonly centres!: LengthInput | null;
  @ListField(object(() => LengthInput), { description: 'Diameters of both bases, in the measure of the game.', max: 2, ...absent }) readonly bases!: readonly LengthInput[] | null;
}

@InputShape('StrategyBattleEnemyNearInput', 'An enemy whose control zone a stretch may enter (SB-MOVE-005).')
export class EnemyNearInput extends ApartFields implements EnemyNear {
  @FlagField({ description: 'The move will charge it.', ...maybe }) readonly target?: boolean;
  @FlagField({ description: 'It touches a foe already, so it has no control zone.', ...maybe }) readonly engaged?: boolean;
  @FlagField({ description: 'It lies on the ground.', ...maybe }) readonly onGround?: boolean;
  @FlagField({ description: 'A mount without a rider.', ...maybe }) readonly looseMount?: boolean;
  @FlagField({ description: 'It sees a wearer of the Ring (SB-SPEC-041).', ...maybe }) readonly seesTheInvisible?: boolean;
  @ObjectField(() => LengthInput, { description: 'How near it was when the whole move began.', ...absent }) readonly atStart!: LengthInput | null;
}

@InputShape('StrategyBattleBarrierDefenderInput', 'An enemy that defends the barrier to be crossed (SB-BARR-002).')
export class BarrierDefenderInput implements BarrierDefender {
  @ObjectField(() => LengthInput, { description: 'From the side of its base along the barrier to the place of crossing; 0 in front of it.' }) readonly beside!: LengthInput;
  @FlagField({ description: 'It lies on the ground.', ...maybe }) readonly onGround?: boolean;
}

@InputShape('StrategyBattleMoveStepInput', 'One step of a move: its kind, and what that kind takes.')
export class MoveStepInput implements MoveStep {
  @ChoiceField(STEP_KINDS, { description: 'What is done.', example: 'move' }) readonly kind!: StepKind;
  @ObjectField(() => LengthInput, { description: 'Of a move or a climb: as measured on the table, or along the surface.', example: { inches: 3 }, ...absent }) readonly distance!: LengthInput | null;
  @ChoiceField(TERRAIN, { description: 'Of a move: the ground; open where nothing is said.', ...absent }) readonly terrain!: Terrain | null;
  @ListField(object(() => EnemyNearInput), { description: 'Of a move: enemies near by.', ...enemies }) readonly near!: readonly EnemyNearInput[] | null;
  @FlagField({ description: 'Of a move: the charge is already within 1"/2cm of its target.', ...absent }) readonly closing!: boolean | null;
  @FlagField({ description: 'Of a move: another rule moves the model, not its player.', ...absent }) readonly forced!: boolean | null;
  @FlagField({ description: 'Of a move: a flier comes down on top of the terrain, as agreed before the game.', ...absent }) readonly onTop!: boolean | null;
  @NumberField({ description: 'Between two models: millimetres.', min: 0, max: MOST_MILLIMETRES, ...absent }) readonly gap!: number | null;
  @ObjectField(() => LengthInput, { description: 'Of a barrier: from one side to the other.', ...absent }) readonly across!: LengthInput | null;
  @NumberField({ description: 'Of a barrier or a way down: height in millimetres.', min: 0, max: MOST_MILLIMETRES, ...absent }) readonly height!: number | null;
  @NumberField({ description: 'Of a barrier: width in millimetres.', min: 0, max: MOST_MILLIMETRES, ...absent }) readonly width!: number | null;
  @ChoiceField(JUMP_FEATURES, { description: 'Of a barrier: what it is; an obstacle where nothing is said.', ...absent }) readonly over!: JumpFeature | null;
  @WholeNumberField({ description: 'What the roll came to; reckoned as a 6 where nothing is said.', min: 1, max: 6, ...absent }) readonly score!: number | null;
  @ObjectField(() => BarrierDefenderInput, { description: 'Of a barrier: who defends it.', ...absent }) readonly defender!: BarrierDefenderInput | null;
  @ChoiceField(CLIMB_ENDS, { description: 'Of a climb: where it ends.', ...absent }) readonly arrives!: ClimbEnd | null;
  @ListField(object(() => LengthInput), { description: 'Of a climb that ends at the top: distances to the enemies there.', ...enemies }) readonly edge!: readonly LengthInput[] | null;
  @IdField({ names: 'mount', description: 'Of mounting: wargear or unit id; its own where nothing is said.', ...absent }) readonly mount!: string | null;
  @FlagField({ description: 'Of leaving the table: the scenario calls for it.', ...absent }) readonly allowed!: boolean | null;
}

@InputShape('StrategyBattleChargeIntentInput', 'A charge that is asked about, after the path (SB-MOVE-008).')
export class ChargeIntentInput extends ApartFields implements ChargeIntent {
  @FlagField({ description: 'The enemy could be seen from where the whole move began.' }) readonly seenAtStart!: boolean;
  @ChoiceField(TERRAIN, { description: 'Ground up to the enemy; open where nothing is said.', ...absent }) readonly terrain!: Terrain | null;
  @WholeNumberField({ description: 'Enemies touched at the end.', min: 1, max: MOST_ENEMIES, ...maybe }) readonly enemies?: number;
  @ObjectField(() => CombatantInput, { description: 'The enemy, where it matters who it is.', ...absent }) readonly enemy!: CombatantInput | null;
}

@InputShape('StrategyBattleRetreatInput', 'A move that a failed Courage test forces (SB-COUR-006).')
export class RetreatInput implements Retreat {
  @FlagField({ description: 'An enemy is in sight.' }) readonly enemyInSight!: boolean;
  @FlagField({ description: 'It could not move as far as it should have.', ...maybe }) readonly blocked?: boolean;
}

@InputShape('StrategyBattleMovementInput', 'How far a model may move, and what it may do then. Either a model or a loose mount.')
export class MovementInput implements MovementRequest {
  @ObjectField(() => CombatantInput, { description: 'The model.', example: { unit: 'legolas' }, ...absent }) readonly model!: CombatantInput | null;
  @IdField({ names: 'looseMount', description: 'Wargear id of a mount without a rider (SB-LOOSE-003).', ...absent }) readonly looseMount!: string | null;
  @ChoiceField(MEASURES, { description: 'Measure of the table; that of the lengths given, else inches.', ...absent }) readonly measure!: Measure | null;
  @ObjectField(() => LengthInput, { description: 'The full move, for a model by profile.', ...absent }) readonly move!: LengthInput | null;
  @HeightOfModel() readonly modelHeight!: number | null;
  @NumberField({ description: 'Width of its base in millimetres; 25, or 40 mounted, where nothing is said.', min: 1, max: MOST_MILLIMETRES, ...absent }) readonly base!: number | null;
  @ListField(object(() => MoveStepInput), { description: 'The path, step by step.', max: MOST_STEPS, default: [] }) readonly path!: readonly MoveStepInput[];
  @ListField(object(() => CombatantInput), { description: 'Enemies that touch the model when its turn to move comes.', ...enemies }) readonly engagedBy!: readonly CombatantInput[] | null;
  @ObjectField(() => ChargeIntentInput, { description: 'A charge that is asked about.', ...absent }) readonly charge!: ChargeIntentInput | null;
  @ObjectField(() => RetreatInput, { description: 'The move is a retreat.', ...absent }) readonly retreat!: RetreatInput | null;
  @ChoiceField(SIDES, { description: 'Who has priority, for whoever is moved by that side (SB-SPEC-051).', ...absent }) readonly priority!: Side | null;
  @ObjectField(() => LengthInput, { description: 'To the Ringbearer, for whoever must stay near him.', ...absent }) readonly ringbearer!: LengthInput | null;
  @FlagField({ description: 'Moria or another place under the earth.', default: false }) readonly underground!: boolean;
  @ListField(choice(MOVEMENT_SCENARIO_RULES), { description: 'Rules of the scenario about moving.', max: MOVEMENT_SCENARIO_RULES.length, default: [] }) readonly scenarioRules!: readonly MovementScenarioRule[];
}
