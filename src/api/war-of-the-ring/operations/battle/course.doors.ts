import type { DecisionsRequest } from '../../../../rules/war-of-the-ring/battle/decisions.js';
import { SIEGE_EVENTS, type SiegeCourseRequest, type SiegeEvent } from '../../../../rules/war-of-the-ring/battle/siege-course.js';
import { ROLES } from '../../../../rules/war-of-the-ring/strength/strength-types.js';
import { ChoiceField, FlagField, IdField, ListField, TextField, WholeNumberField } from '../../../shared/fields/field-decorators.js';
import { InputShape, OutputShape } from '../../../shared/fields/shape-decorators.js';
import { choice, id, object } from '../../../shared/fields/values.js';
import { absent, AnswerFields, MOST_NAMES, MOST_TURN, MOST_UNITS } from '../operation.fields.js';
import type { WarQuestionDoor } from '../war-doors.js';

const KINDS = ['battle', 'siege'] as const;

@InputShape('WarOfTheRingNeighbourInput', 'A neighbour of the battle.')
export class NeighbourInput {
  @IdField({ description: 'Id of the area, of the source or of your own map.' }) readonly area!: string;
  @FlagField({ description: 'An enemy army is there.', default: false }) readonly enemyArmy!: boolean;
}

@InputShape('WarOfTheRingDecisionsInput', 'A battle or siege between two rounds or turns.')
export class DecisionsInput implements DecisionsRequest {
  @ChoiceField(KINDS, { description: 'Which of the two.', example: 'battle' }) readonly kind!: 'battle' | 'siege';
  @WholeNumberField({ description: 'Rounds fought.', min: 0, max: MOST_TURN, example: 1 }) readonly round!: number;
  @WholeNumberField({ description: 'Defenders outside of the structure.', min: 0, max: MOST_UNITS, default: 0 }) readonly outside!: number;
  @IdField({ description: 'Area that the attackers came from, of the source or of your own map; not with `besieged`.', ...absent }) readonly attackerFrom!: string | null;
  @ListField(object(() => NeighbourInput), { description: 'Neighbours: the map is lost. Not with `besieged`.', max: MOST_NAMES, default: [] }) readonly neighbours!: readonly NeighbourInput[];
  @FlagField({ description: 'The siege was laid in an earlier turn, and this is the beginning of a turn; false between two rounds of an assault.', default: false }) readonly besieged!: boolean;
}

@OutputShape('WarOfTheRingDecision', 'One thing that a side may decide, or may not.')
export class DecisionView {
  @ChoiceField(ROLES, { description: 'Who.' }) readonly by!: string;
  @TextField({ description: 'What.', example: 'retreat' }) readonly choice!: string;
  @FlagField({ description: 'It is allowed.' }) readonly allowed!: boolean;
  @ListField(id(), { description: 'Areas to go to.' }) readonly areas!: readonly string[];
  @IdField({ description: 'Row of the rules ledger.' }) readonly rule!: string;
  @TextField({ description: 'Why.' }) readonly because!: string;
}

@OutputShape('WarOfTheRingDecisions', 'What both sides may decide.')
export class DecisionsView extends AnswerFields {
  @ListField(choice(ROLES), { description: 'Who decides first (WR-BATTLE-008).' }) readonly order!: readonly string[];
  @ListField(object(() => DecisionView), { description: 'The decisions.' }) readonly decisions!: readonly DecisionView[];
}

export const DECISIONS_DOOR: WarQuestionDoor = {
  path: 'decisions', field: 'decisions', summary: 'List what may be decided', description: 'Retreats, sieges and sallies that the rules allow between rounds and turns, and who decides first. No dice.',
  input: DecisionsInput, view: DecisionsView, question: ({ operations }) => operations.decisions,
};

@InputShape('WarOfTheRingSiegeEventInput', 'What happens in a turn of a siege.')
export class SiegeEventInput {
  @WholeNumberField({ description: 'Turn.', min: 1, max: MOST_TURN }) readonly turn!: number;
  @ChoiceField(SIEGE_EVENTS, { description: 'What happens.' }) readonly event!: SiegeEvent;
  @WholeNumberField({ description: 'Units that join.', min: 0, max: MOST_UNITS, default: 0 }) readonly units!: number;
}

@InputShape('WarOfTheRingSiegeCourseInput', 'A siege over several turns.')
export class SiegeCourseInput implements SiegeCourseRequest {
  @WholeNumberField({ description: 'Turn in which it begins.', min: 1, max: MOST_TURN, example: 5 }) readonly begun!: number;
  @WholeNumberField({ description: 'Last turn.', min: 1, max: MOST_TURN, example: 8 }) readonly through!: number;
  @WholeNumberField({ description: 'Units inside.', min: 1, max: MOST_UNITS, example: 3 }) readonly defenders!: number;
  @WholeNumberField({ description: 'Besieging units.', min: 1, max: MOST_UNITS, example: 4 }) readonly attackers!: number;
  @ListField(object(() => SiegeEventInput), { description: 'What happens.', max: MOST_UNITS, default: [] }) readonly events!: readonly SiegeEventInput[];
}

@OutputShape('WarOfTheRingSiegeTurn', 'A siege at the end of a turn.')
export class SiegeTurnView {
  @WholeNumberField({ description: 'Turn.', min: 1 }) readonly turn!: number;
  @WholeNumberField({ description: 'Besieging units; none once they are beaten or gone.', min: 0 }) readonly attackers!: number;
  @WholeNumberField({ description: 'Units inside, after hunger.', min: 0 }) readonly defenders!: number;
  @WholeNumberField({ description: 'Units that hunger took.', min: 0 }) readonly starved!: number;
  @FlagField({ description: 'The siege goes on.' }) readonly besieged!: boolean;
  @ListField(id(), { description: 'Rows of the rules ledger.' }) readonly rules!: readonly string[];
}

@OutputShape('WarOfTheRingSiegeCourse', 'A siege turn by turn.')
export class SiegeCourseView extends AnswerFields {
  @ListField(object(() => SiegeTurnView), { description: 'Its turns.' }) readonly turns!: readonly SiegeTurnView[];
  @WholeNumberField({ description: 'Turn in which the last unit starves; null where that is not reached.', min: 1, nullable: true }) readonly falls!: number | null;
  @WholeNumberField({ description: 'Units that relief must beat: all who besieged (WR-SIEGE-012).', min: 0 }) readonly reliefMeets!: number;
}

export const SIEGE_COURSE_DOOR: WarQuestionDoor = {
  path: 'siege-course', field: 'siegeCourse', summary: 'Follow a siege', description: 'Hunger, reinforcements of the besiegers, and relief, turn by turn. No dice.',
  input: SiegeCourseInput, view: SiegeCourseView, question: ({ operations }) => operations.siegeCourse,
};
