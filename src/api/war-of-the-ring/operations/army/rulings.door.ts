import { SIDES, type Side } from '../../../../rules/war-of-the-ring/reference.js';
import { RULINGS, type RulingId, type RulingRequest } from '../../../../rules/war-of-the-ring/rulings/ruling-types.js';
import { ChoiceField, FlagField, IdField, ListField, TextField, WholeNumberField } from '../../../shared/fields/field-decorators.js';
import { InputShape, OutputShape } from '../../../shared/fields/shape-decorators.js';
import { id, object, wholeNumber } from '../../../shared/fields/values.js';
import { absent, AnswerFields, MOST_NAMES, MOST_TURN } from '../operation.fields.js';
import type { WarQuestionDoor } from '../war-doors.js';

@InputShape('WarOfTheRingRulingsInput', 'A question about characters or the party with the ring. Each ruling takes some of the facts and refuses the others.')
export class RulingsInput implements RulingRequest {
  @ChoiceField(RULINGS, { description: 'Which.', example: 'passengers' }) readonly ruling!: RulingId;
  @IdField({ names: 'character', description: 'Who.', ...absent }) readonly character!: string | null;
  @ListField(id({ names: 'character' }), { description: 'The party, or those who are meant.', max: MOST_NAMES, example: ['pippin'], ...absent }) readonly characters!: readonly string[] | null;
  @WholeNumberField({ description: 'Turn.', min: 1, max: MOST_TURN, ...absent }) readonly turn!: number | null;
  @WholeNumberField({ description: 'Turn of the death, or of the Council of Elrond.', min: 1, max: MOST_TURN, ...absent }) readonly eventTurn!: number | null;
  @IdField({ names: 'area', description: 'Area left.', ...absent }) readonly from!: string | null;
  @IdField({ names: 'area', description: 'Area entered.', ...absent }) readonly to!: string | null;
  @IdField({ names: 'area', description: 'Area.', ...absent }) readonly area!: string | null;
  @ChoiceField(SIDES, { description: 'Who holds it.', ...absent }) readonly heldBy!: Side | null;
  @FlagField({ description: 'Both players agree.', ...absent }) readonly agreed!: boolean | null;
  @FlagField({ description: 'The nation has enlisted a hobbit already.', ...absent }) readonly taken!: boolean | null;
  @FlagField({ description: 'The ringbearer is here.', ...absent }) readonly bearerHere!: boolean | null;
  @FlagField({ description: 'They passed Moria.', ...absent }) readonly passedMoria!: boolean | null;
  @FlagField({ description: 'They are followed.', ...absent }) readonly tracked!: boolean | null;
  @FlagField({ description: 'Who follows them guides them.', ...absent }) readonly guided!: boolean | null;
  @ListField(wholeNumber({ min: 1, max: MOST_TURN }), { description: 'Turns in which Lórien was red.', max: MOST_NAMES, ...absent }) readonly redTurns!: readonly number[] | null;
  @ListField(id({ names: 'area' }), { description: 'Citadels of Sauron in enemy hands.', max: MOST_NAMES, ...absent }) readonly lostAreas!: readonly string[] | null;
  @FlagField({ description: 'It is an attack.', ...absent }) readonly attacking!: boolean | null;
  @WholeNumberField({ description: 'Units used.', min: 0, max: MOST_NAMES, ...absent }) readonly used!: number | null;
  @FlagField({ description: 'Up the river.', ...absent }) readonly upstream!: boolean | null;
  @WholeNumberField({ description: 'Areas passed.', min: 0, max: MOST_NAMES, ...absent }) readonly areasPassed!: number | null;
  @WholeNumberField({ description: 'Areas with enemies among them.', min: 0, max: MOST_NAMES, ...absent }) readonly enemyAreas!: number | null;
  @WholeNumberField({ description: 'Corruption.', min: 0, max: MOST_TURN, ...absent }) readonly corruption!: number | null;
  @IdField({ names: 'character', description: 'Who has the bottle of light.', ...absent }) readonly bottleWith!: string | null;
  @ListField(id({ names: 'character' }), { description: 'Who was killed.', max: MOST_NAMES, ...absent }) readonly killed!: readonly string[] | null;
}

@OutputShape('WarOfTheRingPlaceCount', 'So many in an area.')
export class PlaceCountView {
  @IdField({ description: 'Id of the area.' }) readonly area!: string;
  @WholeNumberField({ description: 'How many.', min: 0 }) readonly count!: number;
}

@OutputShape('WarOfTheRingRuling', 'The answer to a question about characters.')
export class RulingView extends AnswerFields {
  @ChoiceField(RULINGS, { description: 'Which.' }) readonly ruling!: string;
  @FlagField({ description: 'It may be done, or holds; null where the source does not say.', nullable: true }) readonly allowed!: boolean | null;
  @TextField({ description: 'One word for what comes out.', example: 'carried' }) readonly outcome!: string;
  @IdField({ description: 'Row of the rules ledger.' }) readonly rule!: string;
  @TextField({ description: 'Why.' }) readonly because!: string;
  @WholeNumberField({ description: 'A turn that matters.', nullable: true }) readonly turn!: number | null;
  @WholeNumberField({ description: 'A figure that matters: units, hunts, strength, corruption.', nullable: true }) readonly value!: number | null;
  @ListField(id(), { description: 'Who comes out of it.' }) readonly characters!: readonly string[];
  @ListField(object(() => PlaceCountView), { description: 'Where, and how many.' }) readonly areas!: readonly PlaceCountView[];
}

export const RULINGS_DOOR: WarQuestionDoor = {
  path: 'rulings', field: 'rulings', summary: 'Ask about characters', description: 'Enlisting, promotion, death and return, guides, the Nazgûl after the Council, boats, the bottle of light, Shelob. No dice.',
  input: RulingsInput, view: RulingView, question: ({ operations }) => operations.rulings,
};
