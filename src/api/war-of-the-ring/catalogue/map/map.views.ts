import { BARRED, TERRAINS } from '../../../../rules/war-of-the-ring/reference.js';
import { ChoiceField, FlagField, IdField, ListField, TextField, WholeNumberField } from '../../../shared/fields/field-decorators.js';
import { OutputShape } from '../../../shared/fields/shape-decorators.js';
import { choice, id, object } from '../../../shared/fields/values.js';
import { lost, namedRecordFields } from '../../views/record.fields.js';
import { WarOfTheRingSourcedView } from '../../views/sourced.views.js';

@OutputShape('WarOfTheRingAreaLink', 'What is known of two areas.')
export class AreaLinkView {
  @IdField({ description: 'The other area.' }) readonly to!: string;
  @FlagField({ description: 'They touch; false: expressly not.' }) readonly adjacent!: boolean;
  @FlagField({ description: 'Inferred from a move of the prose: a map goes before it.' }) readonly inferred!: boolean;
}

@OutputShape('WarOfTheRingArea', 'An area that the source names. The map is lost.')
export class AreaView extends WarOfTheRingSourcedView {
  @IdField({ description: 'Id.', example: 'edoras' }) readonly id!: string;
  @TextField({ description: 'Name.' }) readonly name!: string;
  @ChoiceField(TERRAINS, { description: 'Ground; plains where it is not in the list of rough areas.' }) readonly terrain!: string;
  @FlagField({ description: 'In the printed list of rough areas.' }) readonly listed!: boolean;
  @FlagField({ description: 'Lies in Mordor, as far as the source says so.' }) readonly mordor!: boolean;
  @FlagField({ description: 'One of the two passes into Mordor.' }) readonly mordorPass!: boolean;
  @IdField({ description: 'Kind of structure that the source names there.', ...lost }) readonly structure!: string | null;
  @IdField({ description: 'Nation that it counts for, where the source says so.', ...lost }) readonly nation!: string | null;
  @IdField({ description: 'Place with rules of its own.', nullable: true }) readonly place!: string | null;
  @ListField(object(() => AreaLinkView), { description: 'What is known of its neighbours, from either side.' }) readonly links!: readonly AreaLinkView[];
}

@OutputShape('WarOfTheRingStructure', 'A kind of structure; figures that the source lost are null.')
export class StructureView extends namedRecordFields({ example: 'fortress' }) {
  @WholeNumberField({ description: 'What units inside gain.', min: 0, ...lost }) readonly defenceBonus!: number | null;
  @WholeNumberField({ description: 'What units that attack it lose.', min: 0, ...lost }) readonly attackPenalty!: number | null;
  @WholeNumberField({ description: 'Units that may attack in a round.', min: 0, ...lost }) readonly channel!: number | null;
  @WholeNumberField({ description: 'Units that find room inside.', min: 0, ...lost }) readonly capacity!: number | null;
  @ListField(id(), { description: 'Areas that have one, as far as the source says so.' }) readonly areas!: readonly string[];
}

@OutputShape('WarOfTheRingPlace', 'A place with rules of its own.')
export class PlaceView extends namedRecordFields({ example: 'grey-harbors' }) {
  @ListField(id(), { description: 'Its areas.' }) readonly areas!: readonly string[];
  @ListField(id(), { description: 'Rows of the ledger that speak of it.' }) readonly rules!: readonly string[];
  @ListField(choice(BARRED), { description: 'Who is kept out.' }) readonly bars!: readonly string[];
  @FlagField({ description: 'Armies that go in are destroyed.' }) readonly destroysArmies!: boolean;
  @WholeNumberField({ description: 'Sixths, that a blue attacker is paralysed.', min: 0, max: 6 }) readonly fearSixths!: number;
}
