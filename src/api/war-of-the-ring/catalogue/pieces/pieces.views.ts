import { CHARACTER_KINDS, SIDES, UNIT_KINDS } from '../../../../rules/war-of-the-ring/reference.js';
import { ChoiceField, FlagField, IdField, ListField, ObjectField, WholeNumberField } from '../../../shared/fields/field-decorators.js';
import { OutputShape } from '../../../shared/fields/shape-decorators.js';
import { id } from '../../../shared/fields/values.js';
import { EliteBonusView } from '../../views/elite-bonus.view.js';
import { lost, namedRecordFields } from '../../views/record.fields.js';

@OutputShape('WarOfTheRingNation', 'One of the eight nations.')
export class NationView extends namedRecordFields({ example: 'rohan' }) {
  @ChoiceField(SIDES, { description: 'Side.' }) readonly side!: string;
  @ObjectField(() => EliteBonusView, { description: 'Ability of its elite units; null where the source lost it.', ...lost }) readonly eliteBonus!: EliteBonusView | null;
  @ListField(id(), { description: 'Its leaders and heroes.' }) readonly characters!: readonly string[];
}

@OutputShape('WarOfTheRingSpecialForce', 'What holds for a force that is of no nation (WR-UNIT-008).')
export class SpecialForceView {
  @ChoiceField(SIDES, { description: 'Side.' }) readonly side!: string;
  @WholeNumberField({ description: 'Units of the whole force.', min: 1 }) readonly count!: number;
  @ObjectField(() => EliteBonusView, { description: 'Its ability.', nullable: true }) readonly eliteBonus!: EliteBonusView | null;
  @FlagField({ description: 'Kills against it are void.' }) readonly immortal!: boolean;
  @FlagField({ description: 'Gains nothing from the ground.' }) readonly noTerrainBonus!: boolean;
  @FlagField({ description: 'Rough ground and rivers do not stop it.' }) readonly anyGround!: boolean;
  @FlagField({ description: 'Stays out of Mordor.' }) readonly barredFromMordor!: boolean;
  @IdField({ description: 'The only area that it is in.', nullable: true }) readonly onlyArea!: string | null;
  @FlagField({ description: 'All of it fights, or none.' }) readonly together!: boolean;
}

@OutputShape('WarOfTheRingUnit', 'A kind of piece, or a force of no nation.')
export class UnitView extends namedRecordFields({ example: 'elite' }) {
  @ChoiceField(UNIT_KINDS, { description: 'Kind.' }) readonly kind!: string;
  @WholeNumberField({ description: 'Strength in sixths; null for those who never roll in battle.', min: 0, max: 6, nullable: true }) readonly strength!: number | null;
  @WholeNumberField({ description: 'Areas in a turn.', min: 1 }) readonly move!: number;
  @ObjectField(() => SpecialForceView, { description: 'For a force of no nation.', nullable: true }) readonly force!: SpecialForceView | null;
}

@OutputShape('WarOfTheRingCharacter', 'A leader or hero, the bearers of the ring, and who else has a name.')
export class CharacterView extends namedRecordFields({ example: 'theoden' }) {
  @ChoiceField(SIDES, { description: 'Side.' }) readonly side!: string;
  @IdField({ description: 'Nation; null for those of none.', nullable: true }) readonly nation!: string | null;
  @ChoiceField(CHARACTER_KINDS, { description: 'What it is.' }) readonly kind!: string;
  @IdField({ description: 'Area at the start; null where the source says none.', ...lost }) readonly area!: string | null;
  @FlagField({ description: 'Not on the map at the start.' }) readonly reserve!: boolean;
  @FlagField({ description: 'Has a figure.' }) readonly figure!: boolean;
  @WholeNumberField({ description: 'How many of it.', min: 1 }) readonly count!: number;
  @WholeNumberField({ description: 'Strength in a hunt; null where the source lost it.', min: 0, max: 6, ...lost }) readonly strength!: number | null;
  @WholeNumberField({ description: 'Areas in a turn; null for those who never move or whose speed is lost.', min: 1, ...lost }) readonly move!: number | null;
  @FlagField({ description: 'One of the humans who travel with the ring, whom Gollum does not guide (WR-CHAR-019). Not told of others.' }) readonly human!: boolean;
  @FlagField({ description: 'A hobbit.' }) readonly hobbit!: boolean;
  @FlagField({ description: 'One of the nine Nazgûl.' }) readonly nazgul!: boolean;
  @FlagField({ description: 'May travel with the ring.' }) readonly companion!: boolean;
  @FlagField({ description: 'Never leaves its area.' }) readonly fixed!: boolean;
  @IdField({ description: 'Whom he becomes.', nullable: true }) readonly becomes!: string | null;
  @WholeNumberField({ description: 'Place in the order of susceptibility to the ring, least first; null where the source lost it.', min: 1, ...lost }) readonly susceptibility!: number | null;
}
