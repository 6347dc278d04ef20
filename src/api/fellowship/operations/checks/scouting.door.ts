import type { Fellowship } from '../../../../rules/fellowship/fellowship.js';
import type { ScoutingPointsRequest } from '../../../../rules/fellowship/scouts/scouting-points.js';
import { ROLES, type ScoutingRequest, type ScoutRole } from '../../../../rules/fellowship/scouts/scouting.js';
import { ChoiceField, FlagField, IdField, ListField, NumberField, ObjectField, WholeNumberField } from '../../../shared/fields/field-decorators.js';
import { InputShape, OutputShape } from '../../../shared/fields/shape-decorators.js';
import { object, wholeNumber } from '../../../shared/fields/values.js';
import { DiceFields, OddsFields } from '../../../shared/operations/operation.fields.js';
import type { OperationDoor } from '../../../shared/operations/operation-door.js';
import type { QuestionDoor } from '../../../shared/operations/question-door.js';
import { ChanceField } from '../../../shared/probability/probability-fields.js';
import type { ProbabilityView } from '../../../shared/probability/probability.view.js';
import { absent, cm } from '../../views/words.js';
import { ability } from '../figures/figure.fields.js';
import { AskedView, PlayedView } from '../operation.fields.js';

export const MOST_SCOUTS = 100;

@InputShape('FellowshipScoutingInput', 'Scouts of one squad who try to help their army (FS-SCOUT-001).', { example: { scouts: [35, 35], role: 'spotter', enemyAt: 40, ownAt: 30 } })
export class ScoutingInput extends DiceFields implements ScoutingRequest {
  @ListField(wholeNumber(ability), { description: 'Ability values, as marked.', min: 1, max: MOST_SCOUTS }) readonly scouts!: readonly number[];
  @FlagField({ description: "They are base values, from which the scout's penalty is still to be taken.", default: false }) readonly baseValues!: boolean;
  @ChoiceField(ROLES, { description: 'What a success grants.', default: 'wary-movement' }) readonly role!: ScoutRole;
  @FlagField({ description: 'In close combat.', default: false }) readonly engaged!: boolean;
  @NumberField({ description: 'Centimetres to the enemy.', ...cm, ...absent }) readonly enemyAt!: number | null;
  @NumberField({ description: 'Centimetres to the own formation.', ...cm, ...absent }) readonly ownAt!: number | null;
  @FlagField({ description: 'They see the enemy.', default: true }) readonly seesEnemy!: boolean;
  @FlagField({ description: 'They see the own formation.', default: true }) readonly seesOwn!: boolean;
}

@OutputShape('FellowshipScoutingOdds', 'The exact chances of a scouting check.')
export class ScoutingOddsView extends OddsFields {
  @WholeNumberField({ description: 'Sum of the ability values.' }) readonly total!: number;
  @WholeNumberField({ description: 'A roll of this or less succeeds.' }) readonly target!: number;
  @ChoiceField(ROLES, { description: 'What a success grants.' }) readonly role!: ScoutRole;
  @IdField({ description: 'Row of that role.' }) readonly rule!: string;
  @ChanceField('It succeeds.') readonly succeeds!: ProbabilityView;
  @ChanceField('It fails.') readonly fails!: ProbabilityView;
}

@OutputShape('FellowshipScoutingResult', 'A scouting check played once.')
export class ScoutingResultView extends PlayedView {
  @WholeNumberField({ description: 'Sum of the ability values.' }) readonly total!: number;
  @WholeNumberField({ description: 'A roll of this or less succeeds.' }) readonly target!: number;
  @ChoiceField(ROLES, { description: 'What a success grants.' }) readonly role!: ScoutRole;
  @IdField({ description: 'Row of that role.' }) readonly rule!: string;
  @FlagField({ description: 'It succeeded.' }) readonly success!: boolean;
}

export const SCOUTING_DOOR: OperationDoor<Fellowship> = {
  path: 'scouting', field: 'scouting', noun: 'a scouting check', description: 'Scouts pool their values and make an enemy wary, spot for archers, or point out a weakness.',
  input: ScoutingInput, oddsView: ScoutingOddsView, resultView: ScoutingResultView, operation: (book) => book.scouting,
};

@InputShape('FellowshipScoutingPointsInput', 'The scouts of an army (FS-SCOUT-007).', { example: { scouts: [45, 48, 50], opponent: [95] } })
export class ScoutingPointsInput implements ScoutingPointsRequest {
  @ListField(wholeNumber(ability), { description: 'Ability values, as marked.', max: MOST_SCOUTS }) readonly scouts!: readonly number[];
  @ListField(wholeNumber(ability), { description: 'Those of the other side.', max: MOST_SCOUTS, ...absent }) readonly opponent!: readonly number[] | null;
  @WholeNumberField({ description: 'The D100 for what is left over, once it has been rolled.', min: 1, max: 100, ...absent }) readonly roll!: number | null;
  @WholeNumberField({ description: 'And that of the other side.', min: 1, max: 100, ...absent }) readonly opponentRoll!: number | null;
}

@OutputShape('FellowshipScoutingTotal', 'Scouting points of one side.')
export class ScoutingTotalView {
  @WholeNumberField({ description: 'Sum of the ability values.' }) readonly total!: number;
  @WholeNumberField({ description: 'Points without a roll.' }) readonly certain!: number;
  @ChanceField('The chance of one more.') readonly extra!: ProbabilityView;
  @WholeNumberField({ description: 'Points once the rest has been rolled for; null before.', nullable: true }) readonly points!: number | null;
}

@OutputShape('FellowshipScoutingDifference', 'By how much a side out-scouts the other.')
export class ScoutingDifferenceView {
  @WholeNumberField({ description: "Points more than the opponent's; below 0 the opponent out-scouts." }) readonly difference!: number;
  @ChanceField('How likely.') readonly probability!: ProbabilityView;
}

@OutputShape('FellowshipScoutingPointsReport', 'Scouting points, and who out-scouts whom.')
export class ScoutingPointsReportView extends AskedView {
  @WholeNumberField({ description: 'Sum of the ability values.' }) readonly total!: number;
  @WholeNumberField({ description: 'Points without a roll.' }) readonly certain!: number;
  @ChanceField('The chance of one more.') readonly extra!: ProbabilityView;
  @WholeNumberField({ description: 'Points once the rest has been rolled for; null before.', nullable: true }) readonly points!: number | null;
  @ObjectField(() => ScoutingTotalView, { description: 'The other side; null where it was not told.', nullable: true }) readonly opponent!: ScoutingTotalView | null;
  @ListField(object(() => ScoutingDifferenceView), { description: 'Every difference that can come out, from the lowest; empty without an opponent.' }) readonly outScouting!: readonly ScoutingDifferenceView[];
}

export const SCOUTING_POINTS_DOOR: QuestionDoor<Fellowship> = {
  path: 'scouting-points', field: 'scoutingPoints', summary: 'Count scouting points', description: 'Points of an army by its scouts, the chance of one more, and the exact spread of the difference to the other side.',
  input: ScoutingPointsInput, view: ScoutingPointsReportView, question: (book) => book.scoutingPoints,
};
