import { ORDERS, READINGS, SIEGE_POLICIES, STRIKES, type BattleRequest, type GivenStructure, type Order, type Reading, type SiegePolicy, type SiegeRequest, type Strike, type StructureRequest, type UnitCount } from '../../../../rules/war-of-the-ring/battle/battle-types.js';
import { TERRAINS, type Terrain } from '../../../../rules/war-of-the-ring/reference.js';
import { ChoiceField, EitherField, FlagField, IdField, ObjectField, WholeNumberField } from '../../../shared/fields/field-decorators.js';
import { InputShape } from '../../../shared/fields/shape-decorators.js';
import { id, wholeNumber } from '../../../shared/fields/values.js';
import { DiceFields } from '../../../shared/operations/operation.fields.js';
import { absent, MOST_UNITS } from '../operation.fields.js';
import { SideInput } from './side.inputs.js';

export const MOST_ROUNDS = 100;

@InputShape('WarOfTheRingStructureInput', 'The figures of a structure. A figure left out is that of the structure `kind`.')
export class StructureInput implements GivenStructure {
  @IdField({ names: 'structure', description: 'Structure whose figures hold where none is given.', ...absent }) readonly kind!: string | null;
  @WholeNumberField({ description: 'Units that find room inside.', min: 0, max: MOST_UNITS, ...absent }) readonly capacity!: number | null;
  @WholeNumberField({ description: 'Units that may attack in a round.', min: 1, max: MOST_UNITS, ...absent }) readonly channel!: number | null;
  @WholeNumberField({ description: 'What units inside gain.', min: 0, max: 6, ...absent }) readonly defenceBonus!: number | null;
  @WholeNumberField({ description: 'What units that attack it lose, as a number of 0 or more.', min: 0, max: 6, ...absent }) readonly attackPenalty!: number | null;
}

/** `"fortress"`, or an object with its figures. */
export const StructureField = (description: string): ReturnType<typeof EitherField> =>
  EitherField(id({ names: 'structure' }), () => StructureInput, { description: `${description} An id such as "fortress", or an object with its figures: those of other kinds are lost (WR-SIEGE-015).`, ...absent });

@InputShape('WarOfTheRingUnitCountInput', 'Units by kind.')
export class UnitCountInput implements UnitCount {
  @WholeNumberField({ description: 'Regular units.', min: 0, max: MOST_UNITS, default: 0 }) readonly regular!: number;
  @WholeNumberField({ description: 'Elite units.', min: 0, max: MOST_UNITS, default: 0 }) readonly elite!: number;
}

class BattleFields extends DiceFields implements Omit<BattleRequest, 'structure'> {
  @ObjectField(() => SideInput, { description: 'Who attacks.', example: { nation: 'saruman', regular: 3 } }) readonly attacker!: SideInput;
  @ObjectField(() => SideInput, { description: 'Who defends.', example: { nation: 'rohan', regular: 1, elite: 1, leadership: 1 } }) readonly defender!: SideInput;
  @IdField({ names: 'step', description: 'Area; with `terrain` one of your own map.', ...absent }) readonly area!: string | null;
  @ChoiceField(TERRAINS, { description: 'Ground; that of the area, or plains.', ...absent }) readonly terrain!: Terrain | null;
  @FlagField({ description: 'The attackers cross a river: it helps in the first round (WR-BATTLE-010).', default: false }) readonly riverCrossing!: boolean;
  @WholeNumberField({ description: 'Rounds; null or absent: to the end.', min: 1, max: MOST_ROUNDS, ...absent }) readonly rounds!: number | null;
  @ChoiceField(READINGS, { description: 'Whether a die of the strength or less hits, or one above six minus the strength (WR-BATTLE-002).', default: 'low' }) readonly reading!: Reading;
  @ChoiceField(ORDERS, { description: 'Who is removed first, for sides that say nothing (WR-BATTLE-004).', default: 'regulars-first' }) readonly losses!: Order;
  @FlagField({ description: 'Blue attackers of red units may be paralysed in Minas Morgul (WR-PLACE-019); where nothing is said, as the area and the sides have it.', ...absent }) readonly fear!: boolean | null;
}

@InputShape('WarOfTheRingBattleInput', 'A field battle. With a structure it is an assault as `siege` has it, with its defaults.')
export class BattleInput extends BattleFields implements BattleRequest {
  @StructureField('A structure that the defenders are in; null for none.') readonly structure!: StructureRequest | null;
}

@InputShape('WarOfTheRingSiegeInput', 'An assault on a structure, a sally out of it, or a fight before its walls.')
export class SiegeInput extends BattleFields implements SiegeRequest {
  @StructureField('The structure; that of the area, or a fortress.') readonly structure!: StructureRequest | null;
  @EitherField(wholeNumber({ min: 1, max: MOST_UNITS }), () => UnitCountInput, { description: 'How many are sent in at once, or which units go in in the first round, where not all strike those outside; as many as the channel takes where nothing is said.', ...absent }) readonly engaged!: number | UnitCountInput | null;
  @ChoiceField(ORDERS, { description: 'Who goes in first, and who fills the channel again (WR-SIEGE-004).', default: 'regulars-first' }) readonly engage!: Order;
  @ObjectField(() => UnitCountInput, { description: 'Who is inside; as many as fit, elites first, where nothing is said (WR-SIEGE-006).', ...absent }) readonly inside!: UnitCountInput | null;
  @ChoiceField(STRIKES, { description: 'Whether the whole force strikes those outside first, or channel and spares at once (WR-SIEGE-007).', default: 'outside-first' }) readonly strike!: Strike;
  @ChoiceField(SIEGE_POLICIES, { description: 'When the attackers turn to a siege (WR-SIEGE-009).', default: 'never' }) readonly laySiege!: SiegePolicy;
  @WholeNumberField({ description: 'Turns of hunger before this assault (WR-SIEGE-010).', min: 0, max: MOST_UNITS, default: 0 }) readonly attritionTurns!: number;
  @FlagField({ description: 'The besieged come out and attack (WR-SIEGE-013).', default: false }) readonly sally!: boolean;
  @FlagField({ description: 'The defenders fight before their walls (WR-SIEGE-002).', default: false }) readonly fightsOutside!: boolean;
}
