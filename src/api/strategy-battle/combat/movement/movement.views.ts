import { MEASURES } from '../../../../rules/strategy-battle/combat/length.js';
import { STEP_KINDS } from '../../../../rules/strategy-battle/combat/movement/movement-types.js';
import { ChoiceField, FlagField, IdField, ListField, NumberField, ObjectField, TextField, WholeNumberField } from '../../../shared/fields/field-decorators.js';
import { OutputShape } from '../../../shared/fields/shape-decorators.js';
import { object, text, wholeNumber } from '../../../shared/fields/values.js';
import { ChanceField } from '../../../shared/probability/probability-fields.js';
import type { ProbabilityView } from '../../../shared/probability/probability.view.js';
import { VersionsView } from '../../../shared/versions/versions.view.js';
import { SIDES } from '../../views/words.js';
import { TraceStepView } from '../story.views.js';

const no = { nullable: true } as const;

class LeaveFields {
  @FlagField({ description: 'It may.' }) readonly may!: boolean;
  @IdField({ description: 'Row of the rules ledger.' }) readonly rule!: string;
  @TextField({ description: 'Why, or why not.' }) readonly because!: string;
}

@OutputShape('StrategyBattleLeave', 'What is allowed, and the row that says so.')
export class LeaveView extends LeaveFields {}

@OutputShape('StrategyBattleShootingLeave', 'Whether one missile weapon may still be used this turn.')
export class ShootingLeaveView extends LeaveFields {
  @IdField({ description: 'Wargear id, or the special rule that throws stones.' }) readonly weapon!: string;
  @NumberField({ description: 'How much farther over open ground the model may go and still use it.', min: 0 }) readonly further!: number;
}

@OutputShape('StrategyBattleChargeLeave', 'Whether the charge may be made.')
export class ChargeLeaveView extends LeaveFields {
  @NumberField({ description: 'To the enemy, edge to edge.', min: 0 }) readonly distance!: number;
  @FlagField({ description: 'A rule of the scenario makes the model charge.' }) readonly must!: boolean;
  @FlagField({ description: 'Cavalry keeps the bonuses of its charge (SB-CAV-004); null on foot.', ...no }) readonly bonuses!: boolean | null;
  @WholeNumberField({ description: 'Enemies charged at once.', min: 0 }) readonly charged!: number;
}

@OutputShape('StrategyBattleReach', 'How far may still be moved, wholly over one kind of ground.')
export class ReachView {
  @NumberField({ description: 'Open ground.', min: 0 }) readonly open!: number;
  @NumberField({ description: 'Woods.', min: 0 }) readonly woods!: number;
  @NumberField({ description: 'Other difficult ground.', min: 0 }) readonly difficult!: number;
  @NumberField({ description: 'Climbing; null for whoever does not climb.', ...no }) readonly climbing!: number | null;
}

@OutputShape('StrategyBattleMoveStep', 'One step as it was reckoned.')
export class MoveStepView {
  @ChoiceField(STEP_KINDS, { description: 'What was done.' }) readonly kind!: string;
  @NumberField({ description: 'What it cost of the move.', min: 0 }) readonly cost!: number;
  @NumberField({ description: 'What was left then.', min: 0 }) readonly left!: number;
  @TextField({ description: 'In words.' }) readonly text!: string;
  @IdField({ description: 'Row of the rules ledger.' }) readonly rule!: string;
}

@OutputShape('StrategyBattlePassengerLeft', 'A passenger who got down.')
export class PassengerLeftView {
  @NumberField({ description: 'What is left of his move.', min: 0 }) readonly left!: number;
  @FlagField({ description: 'He counts as having used his full move.' }) readonly countsAsFullMove!: boolean;
}

@OutputShape('StrategyBattleRetreatReport', 'Where a retreat goes.')
export class RetreatReportView {
  @TextField({ description: 'Direction.' }) readonly direction!: string;
  @IdField({ description: 'Row of the rules ledger.' }) readonly rule!: string;
}

@OutputShape('StrategyBattleTether', 'What holds a model near the Ringbearer.')
export class TetherView {
  @ChoiceField(SIDES, { description: 'Who moves it; null where nobody has priority yet.', ...no }) readonly movedBy!: string | null;
  @NumberField({ description: 'The least it must move straight towards him.', min: 0 }) readonly least!: number;
  @NumberField({ description: 'How far off it ends then.', min: 0 }) readonly distanceThen!: number;
  @IdField({ description: 'Row of the rules ledger.' }) readonly rule!: string;
}

@OutputShape('StrategyBattleMovementReport', 'How far a model may still move, and what it may do then. All lengths are in `measure`.')
export class MovementReportView {
  @ChoiceField(MEASURES, { description: 'Unit of all lengths.' }) readonly measure!: string;
  @NumberField({ description: 'The full move when the move begins.', min: 0 }) readonly allowance!: number;
  @NumberField({ description: 'What is used up.', min: 0 }) readonly used!: number;
  @NumberField({ description: 'What is left, rounded as ruled.', min: 0 }) readonly left!: number;
  @ObjectField(() => ReachView, { description: 'What that is over each kind of ground.' }) readonly reach!: ReachView;
  @FlagField({ description: 'It counts as having used its full move.' }) readonly countsAsFullMove!: boolean;
  @FlagField({ description: 'It sits on its mount.' }) readonly mounted!: boolean;
  @FlagField({ description: 'It lies on the ground.' }) readonly onGround!: boolean;
  @ListField(object(() => MoveStepView), { description: 'Step by step.' }) readonly steps!: readonly MoveStepView[];
  @ListField(object(() => ShootingLeaveView), { description: 'Each missile weapon.' }) readonly shoot!: readonly ShootingLeaveView[];
  @ObjectField(() => LeaveView, { description: 'Whether it may try to mount.' }) readonly mount!: LeaveView;
  @ObjectField(() => ChargeLeaveView, { description: 'The charge; null where none was asked about.', ...no }) readonly charge!: ChargeLeaveView | null;
  @WholeNumberField({ description: 'Place in the last climb\'s `edge` of the enemy that the climber is made to charge; null for none.', ...no }) readonly chargesAtEdge!: number | null;
  @ListField(wholeNumber({ min: 0 }), { description: 'Places in `engagedBy` of those who still fight the model.' }) readonly engagedBy!: readonly number[];
  @ObjectField(() => PassengerLeftView, { description: 'A passenger who got down; null without one.', ...no }) readonly passenger!: PassengerLeftView | null;
  @ObjectField(() => RetreatReportView, { description: 'Where a retreat goes; null for other moves.', ...no }) readonly retreat!: RetreatReportView | null;
  @ChanceField('A loose mount that must test its Courage retreats; null for others.', no) readonly retreats!: ProbabilityView | null;
  @ObjectField(() => TetherView, { description: 'What holds it near the Ringbearer; null for others.', ...no }) readonly tether!: TetherView | null;
  @ListField(text(), { description: 'Choices made for the caller.' }) readonly assumptions!: readonly string[];
  @ListField(object(() => TraceStepView), { description: 'The story: what was done, and by which rule.' }) readonly trace!: readonly TraceStepView[];
  @ObjectField(() => VersionsView, { description: 'What it was worked out with.' }) readonly versions!: VersionsView;
}
