import { RECRUITS, type Recruit, type RecruitmentRequest, type RecruitTurn, type SlainRequest } from '../../../../rules/war-of-the-ring/turns/recruitment-types.js';
import { ChoiceField, FlagField, IdField, ListField, ObjectField, WholeNumberField } from '../../../shared/fields/field-decorators.js';
import { InputShape, OutputShape } from '../../../shared/fields/shape-decorators.js';
import { object } from '../../../shared/fields/values.js';
import { absent, AnswerFields, MOST_TURN, MOST_UNITS, WarFindingView } from '../operation.fields.js';
import { UnitCountInput } from '../battle/battle.inputs.js';
import type { WarQuestionDoor } from '../war-doors.js';

const MOST_TURNS = 100;
const MOST_NAZGUL = 8;

@InputShape('WarOfTheRingRecruitTurnInput', 'What one turn of recruitment is spent on.')
export class RecruitTurnInput implements RecruitTurn {
  @WholeNumberField({ description: 'Turn.', min: 1, max: MOST_TURN, example: 2 }) readonly turn!: number;
  @ChoiceField(RECRUITS, { description: 'On what.', example: 'regular' }) readonly recruit!: Recruit;
  @IdField({ names: 'area', description: 'Where.', ...absent }) readonly area!: string | null;
  @FlagField({ description: 'The place is besieged.', default: false }) readonly besieged!: boolean;
  @FlagField({ description: 'The place is in enemy hands.', default: false }) readonly conquered!: boolean;
  @FlagField({ description: 'Who must be there is away.', default: false }) readonly away!: boolean;
  @WholeNumberField({ description: 'Regular figures that came free before.', min: 0, max: MOST_UNITS, default: 0 }) readonly lostRegular!: number;
  @WholeNumberField({ description: 'Elite figures that came free before.', min: 0, max: MOST_UNITS, default: 0 }) readonly lostElite!: number;
  @WholeNumberField({ description: 'Nazgûl killed before, who may be brought back (WR-RECR-006).', min: 0, max: MOST_NAZGUL, default: 0 }) readonly lostNazgul!: number;
  @FlagField({ description: 'The Witch-king was killed before.', default: false }) readonly lostWitchKing!: boolean;
}

@InputShape('WarOfTheRingSlainInput', 'Of the nine, who is dead.')
export class SlainInput implements SlainRequest {
  @WholeNumberField({ description: 'Nazgûl besides the Witch-king.', min: 0, max: MOST_NAZGUL, default: 0 }) readonly nazgul!: number;
  @FlagField({ description: 'The Witch-king.', default: false }) readonly witchKing!: boolean;
}

@InputShape('WarOfTheRingRecruitmentInput', 'Recruitment of a nation, turn by turn.')
export class RecruitmentInput implements RecruitmentRequest {
  @IdField({ names: 'nation', description: 'Id of the nation.', example: 'saruman' }) readonly nation!: string;
  @ListField(object(() => RecruitTurnInput), { description: 'Turns, in their order.', min: 1, max: MOST_TURNS, example: [{ turn: 2, recruit: 'regular' }] }) readonly turns!: readonly RecruitTurnInput[];
  @ObjectField(() => UnitCountInput, { description: 'Figures off the map; no limit is counted where nothing is said (WR-RECR-003).', ...absent }) readonly figures!: UnitCountInput | null;
  @ObjectField(() => SlainInput, { description: 'Of the nine, dead before the first of these turns; any of them may be where nothing is said (WR-RECR-006).', ...absent }) readonly slain!: SlainInput | null;
}

@OutputShape('WarOfTheRingRecruitedTurn', 'What a turn of recruitment raised.')
export class RecruitedTurnView {
  @WholeNumberField({ description: 'Turn.', min: 1 }) readonly turn!: number;
  @ChoiceField(RECRUITS, { description: 'What appears.' }) readonly raised!: string;
  @IdField({ description: 'Where; null where that is open.', nullable: true }) readonly area!: string | null;
  @WholeNumberField({ description: 'Turns paid so far for what takes two.', min: 0 }) readonly progress!: number;
  @WholeNumberField({ description: 'It moves from this turn on.', min: 1, nullable: true }) readonly movesFrom!: number | null;
  @IdField({ description: 'Row of the rules ledger.' }) readonly rule!: string;
}

@OutputShape('WarOfTheRingRecruitedTotal', 'What was raised in all.')
export class RecruitedTotalView {
  @WholeNumberField({ description: 'Regular units.', min: 0 }) readonly regular!: number;
  @WholeNumberField({ description: 'Elite units.', min: 0 }) readonly elite!: number;
  @WholeNumberField({ description: 'Nazgûl brought back.', min: 0 }) readonly nazgul!: number;
  @WholeNumberField({ description: 'The Witch-king brought back.', min: 0 }) readonly witchKing!: number;
}

@OutputShape('WarOfTheRingRecruitmentReport', 'Recruitment, judged and added up.')
export class RecruitmentReportView extends AnswerFields {
  @FlagField({ description: 'Every turn is legal.' }) readonly legal!: boolean;
  @ListField(object(() => RecruitedTurnView), { description: 'Turns.' }) readonly turns!: readonly RecruitedTurnView[];
  @ObjectField(() => RecruitedTotalView, { description: 'In all.' }) readonly total!: RecruitedTotalView;
  @ListField(object(() => WarFindingView), { description: 'What is wrong.' }) readonly findings!: readonly WarFindingView[];
}

export const RECRUITMENT_DOOR: WarQuestionDoor = {
  path: 'recruitment', field: 'recruitment', summary: 'Work out what is raised', description: 'Regulars, elites and the Nazgûl of Saruman and Sauron, where and when they may be raised. No dice.',
  input: RecruitmentInput, view: RecruitmentReportView, question: ({ operations }) => operations.recruitment,
};
