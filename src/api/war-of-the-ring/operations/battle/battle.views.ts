import { OUTCOMES } from '../../../../rules/war-of-the-ring/battle/battle-types.js';
import { ROLES, TROOPS } from '../../../../rules/war-of-the-ring/strength/strength-types.js';
import { ChoiceField, FlagField, IdField, ListField, ObjectField, TextField, WholeNumberField } from '../../../shared/fields/field-decorators.js';
import { OutputShape } from '../../../shared/fields/shape-decorators.js';
import { id, object } from '../../../shared/fields/values.js';
import { OddsFields } from '../../../shared/operations/operation.fields.js';
import { ExpectationView } from '../../../shared/probability/expectation.view.js';
import { ChanceField, ChancesField } from '../../../shared/probability/probability-fields.js';
import type { ProbabilityView } from '../../../shared/probability/probability.view.js';
import { WarResultFields } from '../operation.fields.js';

@OutputShape('WarOfTheRingUnitCount', 'Units by kind.')
export class UnitCountView {
  @WholeNumberField({ description: 'Regular units.', min: 0 }) readonly regular!: number;
  @WholeNumberField({ description: 'Elite units, those of forces without a nation too.', min: 0 }) readonly elite!: number;
}

@OutputShape('WarOfTheRingSurvivors', 'Who is left, and how likely.')
export class SurvivorsView {
  @ObjectField(() => UnitCountView, { description: 'Attackers.' }) readonly attacker!: UnitCountView;
  @ObjectField(() => UnitCountView, { description: 'Defenders, those who withdrew too.' }) readonly defender!: UnitCountView;
  @ChanceField('That exactly these are left.') readonly probability!: ProbabilityView;
}

@OutputShape('WarOfTheRingFirstRound', 'Hits of the first round, before any is lost for want of a target. Place k is for k hits.')
export class FirstRoundView {
  @ChancesField('Of the attackers.') readonly attackerHits!: readonly ProbabilityView[];
  @ChancesField('Of the defenders.') readonly defenderHits!: readonly ProbabilityView[];
}

@OutputShape('WarOfTheRingUnitStrength', 'Strength of one group of units, in sixths.')
export class UnitStrengthView {
  @ChoiceField(ROLES, { description: 'Whose.' }) readonly by!: string;
  @IdField({ description: 'Nation.', nullable: true }) readonly nation!: string | null;
  @IdField({ description: 'Force of no nation.', nullable: true }) readonly force!: string | null;
  @ChoiceField(TROOPS, { description: 'Kind.' }) readonly troop!: string;
  @WholeNumberField({ description: 'How many.', min: 1 }) readonly count!: number;
  @WholeNumberField({ description: 'In the open, in the first round.', min: 0, max: 6 }) readonly firstRound!: number;
  @WholeNumberField({ description: 'In the open, later.', min: 0, max: 6 }) readonly later!: number;
  @WholeNumberField({ description: 'Inside of the structure, or attacking it.', min: 0, max: 6 }) readonly atWalls!: number;
}

@OutputShape('WarOfTheRingBattleOdds', 'The exact chances of a battle. The first four add up to 1; the three after them are parts of these.')
export class BattleOddsView extends OddsFields {
  @ChanceField('The defenders are destroyed, or have retreated.') readonly attackerWins!: ProbabilityView;
  @ChanceField('The attackers are destroyed, or have retreated.') readonly defenderWins!: ProbabilityView;
  @ChanceField('Nobody is left.') readonly bothDestroyed!: ProbabilityView;
  @ChanceField('Neither has won: the rounds are over, or it became a siege.') readonly undecided!: ProbabilityView;
  @ChanceField('The attackers leave; part of `defenderWins`.') readonly attackerRetreats!: ProbabilityView;
  @ChanceField('The defenders leave; part of `attackerWins`.') readonly defenderRetreats!: ProbabilityView;
  @ChanceField('The attackers turn to a siege; part of `undecided`.') readonly besieged!: ProbabilityView;
  @ListField(object(() => SurvivorsView), { description: 'Everything that can be left, most attackers first.' }) readonly survivors!: readonly SurvivorsView[];
  @ObjectField(() => ExpectationView, { description: 'Rounds on average; null where it may go on for ever.', nullable: true }) readonly expectedRounds!: ExpectationView | null;
  @ObjectField(() => FirstRoundView, { description: 'Hits of the first round.' }) readonly firstRound!: FirstRoundView;
  @ListField(object(() => UnitStrengthView), { description: 'Strengths, group by group.' }) readonly strengths!: readonly UnitStrengthView[];
}

@OutputShape('WarOfTheRingBattleRoll', 'One die of a round, and whether it hit.')
export class BattleRollView {
  @TextField({ description: 'Side, kind and place of the unit.', example: 'attacker/regular/0' }) readonly by!: string;
  @TextField({ description: '`fear`, `attack` or `reroll`.', example: 'attack' }) readonly purpose!: string;
  @WholeNumberField({ description: 'Sixths that hit.', min: 0, max: 6 }) readonly strength!: number;
  @WholeNumberField({ description: 'What it showed.', min: 1, max: 6 }) readonly face!: number;
  @FlagField({ description: 'It hit; for fear: the unit is paralysed.' }) readonly hit!: boolean;
  @IdField({ description: 'Row of the rules ledger.' }) readonly rule!: string;
}

@OutputShape('WarOfTheRingLossCount', 'Units lost.')
export class LossCountView extends UnitCountView {
  @WholeNumberField({ description: 'Both together.', min: 0 }) readonly total!: number;
}

@OutputShape('WarOfTheRingRoundLosses', 'Losses of a round.')
export class RoundLossesView {
  @ObjectField(() => LossCountView, { description: 'Of the attackers.' }) readonly attacker!: LossCountView;
  @ObjectField(() => LossCountView, { description: 'Of the defenders.' }) readonly defender!: LossCountView;
}

@OutputShape('WarOfTheRingUnitsLeft', 'Units left.')
export class UnitsLeftView {
  @ObjectField(() => UnitCountView, { description: 'Of the attackers.' }) readonly attacker!: UnitCountView;
  @ObjectField(() => UnitCountView, { description: 'Of the defenders.' }) readonly defender!: UnitCountView;
}

@OutputShape('WarOfTheRingRound', 'One round as it was fought.')
export class RoundView {
  @WholeNumberField({ description: 'Which, from 1.', min: 1 }) readonly round!: number;
  @ListField(object(() => BattleRollView), { description: 'Its dice, in the order rolled.' }) readonly rolls!: readonly BattleRollView[];
  @ObjectField(() => RoundLossesView, { description: 'Who was removed at its end.' }) readonly losses!: RoundLossesView;
  @ObjectField(() => UnitsLeftView, { description: 'Who was left then.' }) readonly after!: UnitsLeftView;
  @ListField(id(), { description: 'Rows of the rules ledger that decided something.' }) readonly rules!: readonly string[];
}

@OutputShape('WarOfTheRingLeadersKilled', 'Whether leaders and heroes died with their last unit (WR-LEAD-005).')
export class LeadersKilledView {
  @FlagField({ description: 'Those of the attackers.' }) readonly attacker!: boolean;
  @FlagField({ description: 'Those of the defenders.' }) readonly defender!: boolean;
}

@OutputShape('WarOfTheRingBattleResult', 'A battle played once, round by round.')
export class BattleResultView extends WarResultFields {
  @ListField(object(() => RoundView), { description: 'The rounds.' }) readonly rounds!: readonly RoundView[];
  @ChoiceField(ROLES, { description: 'Who has won; null for nobody.', nullable: true }) readonly winner!: string | null;
  @ChoiceField(OUTCOMES, { description: 'How it ended.' }) readonly outcome!: string;
  @ObjectField(() => UnitsLeftView, { description: 'Who is left.' }) readonly survivors!: UnitsLeftView;
  @ObjectField(() => LeadersKilledView, { description: 'Whose leaders and heroes die with their last unit; false for a side that had none (WR-LEAD-005).' }) readonly leadersKilled!: LeadersKilledView;
  @FlagField({ description: 'The structure has fallen (WR-SIEGE-017).' }) readonly structureTaken!: boolean;
}
