import { TRIGGER_EVENTS } from '../../../../rules/war-of-the-ring/reference.js';
import { EVENT_KINDS, type EventKind, type EventRequest, type MobilizationRequest } from '../../../../rules/war-of-the-ring/turns/mobilization-types.js';
import { ChoiceField, FlagField, IdField, ListField, ObjectField, WholeNumberField } from '../../../shared/fields/field-decorators.js';
import { InputShape, OutputShape } from '../../../shared/fields/shape-decorators.js';
import { object, wholeNumber } from '../../../shared/fields/values.js';
import { absent, AnswerFields, MOST_TURN, MOST_UNITS } from '../operation.fields.js';
import type { WarQuestionDoor } from '../war-doors.js';

const NATIONS = 8;
const none = { nullable: true } as const;

@InputShape('WarOfTheRingEventInput', 'Something that happened in a turn.')
export class EventInput implements EventRequest {
  @WholeNumberField({ description: 'Turn.', min: 1, max: MOST_TURN }) readonly turn!: number;
  @ChoiceField(EVENT_KINDS, { description: 'What. `border`: enemy units appear next to the land of the nation. An attack or an invasion takes nation and area, `border` the two flags besides, an arrival and a cure character and area, a visit to Fangorn the character; the others take the turn only.' }) readonly kind!: EventKind;
  @IdField({ names: 'nation', description: 'Nation that it happens to.', ...absent }) readonly nation!: string | null;
  @IdField({ description: 'Area, of the source or of your own map.', ...absent }) readonly area!: string | null;
  @IdField({ names: 'character', description: 'Who arrives, cures or visits.', ...absent }) readonly character!: string | null;
  @FlagField({ description: 'The units stood there from the start: they do not count (WR-MOB-008).', default: false }) readonly fromStart!: boolean;
  @FlagField({ description: 'They were raised there as reserve or reinforcement (WR-MOB-012).', default: false }) readonly raised!: boolean;
}

@InputShape('WarOfTheRingReserveInput', 'The reserve of a nation: the numbers are lost.')
export class ReserveInput {
  @IdField({ names: 'nation', description: 'Id of the nation.' }) readonly nation!: string;
  @WholeNumberField({ description: 'Units.', min: 0, max: MOST_UNITS }) readonly units!: number;
}

@InputShape('WarOfTheRingMobilizationInput', 'What happened, turn by turn.')
export class MobilizationInput implements MobilizationRequest {
  @ListField(object(() => EventInput), { description: 'Events, in any order.', max: MOST_UNITS, default: [], example: [{ turn: 4, kind: 'attacked', nation: 'rohan' }] }) readonly events!: readonly EventInput[];
  @ListField(object(() => ReserveInput), { description: 'Reserves.', max: NATIONS, default: [], example: [{ nation: 'rohan', units: 7 }] }) readonly reserves!: readonly ReserveInput[];
  @WholeNumberField({ description: 'Last turn that is looked at; no event is later.', min: 1, max: MOST_TURN, default: 30 }) readonly through!: number;
}

@OutputShape('WarOfTheRingArrival', 'Units of the reserve that appear.')
export class ArrivalView {
  @WholeNumberField({ description: 'Turn.', min: 1 }) readonly turn!: number;
  @WholeNumberField({ description: 'Units; null where the reserve is not given.', min: 0, ...none }) readonly units!: number | null;
  @IdField({ description: 'Row of the rules ledger.' }) readonly rule!: string;
  @WholeNumberField({ description: 'They move from this turn on.', min: 1 }) readonly movesFrom!: number;
}

@OutputShape('WarOfTheRingNationMobilization', 'When a nation mobilizes, and with what.')
export class NationMobilizationView {
  @IdField({ description: 'Id of the nation.' }) readonly nation!: string;
  @WholeNumberField({ description: 'Turn; null: not yet.', min: 1, ...none }) readonly mobilizes!: number | null;
  @ChoiceField(TRIGGER_EVENTS, { description: 'What set it going.', ...none }) readonly because!: string | null;
  @IdField({ description: 'Row of the rules ledger.', ...none }) readonly rule!: string | null;
  @ListField(object(() => ArrivalView), { description: 'Its reserve.' }) readonly arrivals!: readonly ArrivalView[];
  @ListField(wholeNumber({ min: 1 }), { description: 'Turns of reinforcements, whose numbers are lost.' }) readonly reinforcements!: readonly number[];
}

@OutputShape('WarOfTheRingTheoden', 'The king of Rohan (WR-MOB-004, WR-MOB-005).')
export class TheodenView {
  @WholeNumberField({ description: 'Turn of his cure; null: bewitched.', min: 1, ...none }) readonly cured!: number | null;
  @WholeNumberField({ description: 'Turn of his death with Edoras.', min: 1, ...none }) readonly dies!: number | null;
  @FlagField({ description: 'He leads.' }) readonly available!: boolean;
  @IdField({ description: 'Row of the rules ledger.' }) readonly rule!: string;
}

@OutputShape('WarOfTheRingEnts', 'The Ents, a turn after a blue hero was in Fangorn (WR-PLACE-015).')
export class EntsView {
  @WholeNumberField({ description: 'Turn in which they appear.', min: 1 }) readonly appear!: number;
  @WholeNumberField({ description: 'Turn from which they may be used.', min: 1 }) readonly usable!: number;
  @WholeNumberField({ description: 'Units.', min: 0 }) readonly units!: number;
  @IdField({ description: 'Row of the rules ledger.' }) readonly rule!: string;
}

@OutputShape('WarOfTheRingMobilizationReport', 'Who mobilizes when, and with what.')
export class MobilizationReportView extends AnswerFields {
  @ListField(object(() => NationMobilizationView), { description: 'The eight nations.' }) readonly nations!: readonly NationMobilizationView[];
  @ObjectField(() => TheodenView, { description: 'The king of Rohan.' }) readonly theoden!: TheodenView;
  @ObjectField(() => EntsView, { description: 'The Ents; null without a visit.', ...none }) readonly ents!: EntsView | null;
}

export const MOBILIZATION_DOOR: WarQuestionDoor = {
  path: 'mobilization', field: 'mobilization', summary: 'Work out who mobilizes when', description: 'Triggers and delays, the chain of North, Elves and Dwarves, halves of Rohan, reinforcements, the Ents. No dice.',
  input: MobilizationInput, view: MobilizationReportView, question: ({ operations }) => operations.mobilization,
};
