import { READINGS, type Reading } from '../../../../rules/war-of-the-ring/battle/battle-types.js';
import { FATES, type Fate, type HuntersRequest, type HuntRequest, type JoinedRequest } from '../../../../rules/war-of-the-ring/hunt/hunt-types.js';
import { TROOPS, type Troop } from '../../../../rules/war-of-the-ring/strength/strength-types.js';
import { ChoiceField, FlagField, IdField, ListField, ObjectField, WholeNumberField } from '../../../shared/fields/field-decorators.js';
import { InputShape } from '../../../shared/fields/shape-decorators.js';
import { choice, id, object } from '../../../shared/fields/values.js';
import { DiceFields } from '../../../shared/operations/operation.fields.js';
import { absent, MOST_UNITS } from '../operation.fields.js';

const MOST_PARTY = 10;
const MOST_NAZGUL = 8;
const FACES = 6;

@InputShape('WarOfTheRingHuntersInput', 'Red pieces in the area; each counts one (WR-HUNT-001).')
export class HuntersInput implements HuntersRequest {
  @WholeNumberField({ description: 'Regular units.', min: 0, max: MOST_UNITS, default: 0, example: 3 }) readonly regular!: number;
  @WholeNumberField({ description: 'Elite units.', min: 0, max: MOST_UNITS, default: 0 }) readonly elite!: number;
  @WholeNumberField({ description: 'Nazgûl besides the Witch-king.', min: 0, max: MOST_NAZGUL, default: 0 }) readonly nazgul!: number;
  @FlagField({ description: 'The Witch-king.', default: false }) readonly witchKing!: boolean;
  @ListField(id({ names: 'character' }), { description: 'Red heroes.', max: MOST_PARTY, default: [] }) readonly heroes!: readonly string[];
}

@InputShape('WarOfTheRingJoinedInput', 'Characters who came in time, where that is known already.')
export class JoinedInput implements JoinedRequest {
  @WholeNumberField({ description: 'Nazgûl besides the Witch-king.', min: 0, max: MOST_NAZGUL, default: 0 }) readonly nazgul!: number;
  @FlagField({ description: 'The Witch-king.', default: false }) readonly witchKing!: boolean;
  @ListField(id({ names: 'character' }), { description: 'Red heroes.', max: MOST_PARTY, default: [] }) readonly heroes!: readonly string[];
}

@InputShape('WarOfTheRingHitsInput', 'Hits of a hunt, where they are known already.')
export class HitsInput {
  @WholeNumberField({ description: 'Of red.', min: 0, max: MOST_PARTY * 2 }) readonly red!: number;
  @WholeNumberField({ description: 'Of blue.', min: 0, max: MOST_PARTY }) readonly blue!: number;
}

@InputShape('WarOfTheRingStrengthOfInput', 'The strength of a character.')
export class StrengthOfInput {
  @IdField({ names: 'character', description: 'Id of the character.' }) readonly character!: string;
  @WholeNumberField({ description: 'In sixths.', min: 0, max: FACES }) readonly strength!: number;
}

@InputShape('WarOfTheRingCorruptionOfInput', 'The corruption of a member of the party.')
export class CorruptionOfInput {
  @IdField({ names: 'character', description: 'Id of the character.' }) readonly character!: string;
  @WholeNumberField({ description: 'His corruption, on the scale in use: it is lost.', min: 0, max: 1000 }) readonly corruption!: number;
}

@InputShape('WarOfTheRingHuntInput', 'Hunters and the party with the ring. What is known already takes the place of dice.')
export class HuntInput extends DiceFields implements HuntRequest {
  @ObjectField(() => HuntersInput, { description: 'The hunters.', example: { regular: 3 } }) readonly hunters!: HuntersInput;
  @ListField(id({ names: 'character' }), { description: 'Who travels with the ring (WR-CHAR-028).', min: 1, max: MOST_PARTY, example: ['frodo-and-sam', 'merry'] }) readonly party!: readonly string[];
  @IdField({ description: 'Who bears the ring; the ringbearer of the party, or its first.', ...absent }) readonly bearer!: string | null;
  @WholeNumberField({ description: 'Sixths, that they find the ring; known for 3 and 16 hunters only (WR-HUNT-002).', min: 0, max: FACES, ...absent }) readonly chance!: number | null;
  @FlagField({ description: 'In Moria, held by red (WR-PLACE-007).', default: false }) readonly redMoria!: boolean;
  @WholeNumberField({ description: 'Areas with these hunters that are passed this turn: two on foot, three by boat (WR-HUNT-011).', min: 1, max: FACES, default: 1 }) readonly areas!: number;
  @FlagField({ description: 'By boat: one hunt whatever the areas.', default: false }) readonly boats!: boolean;
  @ChoiceField(TROOPS, { description: 'Unit that fights, where there is one; the strongest (WR-HUNT-004).', ...absent }) readonly unit!: Troop | null;
  @ListField(object(() => StrengthOfInput), { description: 'Strengths of those who take part that the source lost, or others than its own.', max: MOST_PARTY * 2, default: [] }) readonly strengths!: readonly StrengthOfInput[];
  @ListField(choice(FATES), { description: 'What the faces 1 to 6 mean for a victim; known are 3 and 4 only (WR-HUNT-007).', min: FACES, max: FACES, ...absent }) readonly fates!: readonly Fate[] | null;
  @FlagField({ description: 'They were found, or not.', ...absent }) readonly found!: boolean | null;
  @ObjectField(() => JoinedInput, { description: 'Who came in time.', ...absent }) readonly joined!: JoinedInput | null;
  @ObjectField(() => HitsInput, { description: 'Hits of the fight.', ...absent }) readonly hits!: HitsInput | null;
  @FlagField({ description: 'The party flees although no army unit makes it (WR-HUNT-009).', default: false }) readonly flees!: boolean;
  @ListField(object(() => CorruptionOfInput), { description: 'Corruption of the members, for the next bearer (WR-HUNT-010).', max: MOST_PARTY, default: [] }) readonly corruption!: readonly CorruptionOfInput[];
  @ChoiceField(READINGS, { description: 'How chances are read; low where nothing is said (WR-HUNT-003).', ...absent }) readonly reading!: Reading | null;
  @ChoiceField(READINGS, { description: 'How the fight is read; high where nothing is said: the need or more (WR-HUNT-008).', ...absent }) readonly fightReading!: Reading | null;
}
