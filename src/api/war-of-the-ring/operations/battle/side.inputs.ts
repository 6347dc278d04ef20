import { ORDERS, type ContingentRequest, type Order, type RetreatPolicy, type SideRequest } from '../../../../rules/war-of-the-ring/battle/battle-types.js';
import { BONUS_OCCASIONS, TERRAINS, type BonusOccasion, type EliteBonus, type Terrain } from '../../../../rules/war-of-the-ring/reference.js';
import { ChoiceField, FlagField, IdField, ListField, ObjectField, WholeNumberField } from '../../../shared/fields/field-decorators.js';
import { InputShape } from '../../../shared/fields/shape-decorators.js';
import { choice, id, object } from '../../../shared/fields/values.js';
import { absent, MOST_NAMES, MOST_TURN, MOST_UNITS } from '../operation.fields.js';

@InputShape('WarOfTheRingEliteBonusInput', 'When elite units gain +1, for nations whose ability the source lost (WR-UNIT-004).')
export class EliteBonusInput implements EliteBonus {
  @ChoiceField(BONUS_OCCASIONS, { description: 'In which role.', example: 'attacking' }) readonly when!: BonusOccasion;
  @ListField(choice(TERRAINS), { description: 'On which ground; empty: on any.', max: TERRAINS.length, default: [] }) readonly terrains!: readonly Terrain[];
}

class ContingentFields implements ContingentRequest {
  @IdField({ names: 'nation', description: 'Id of the nation.', example: 'rohan', ...absent }) readonly nation!: string | null;
  @IdField({ names: 'force', description: 'Or of a force that has none: Ents, Wild Men, the dead (WR-UNIT-008).', ...absent }) readonly force!: string | null;
  @WholeNumberField({ description: 'Regular units.', min: 0, max: MOST_UNITS, default: 0, example: 3 }) readonly regular!: number;
  @WholeNumberField({ description: 'Elite units.', min: 0, max: MOST_UNITS, default: 0 }) readonly elite!: number;
  @ObjectField(() => EliteBonusInput, { description: 'Ability of the elites, where the source lost it or another holds.', ...absent }) readonly eliteBonus!: EliteBonusInput | null;
}

@InputShape('WarOfTheRingContingentInput', 'Units of one nation, or of a force that has none.')
export class ContingentInput extends ContingentFields {}

@InputShape('WarOfTheRingRetreatInput', 'When a side leaves, asked after each round (WR-BATTLE-006, WR-BATTLE-007). Any one that holds is enough.')
export class RetreatInput implements RetreatPolicy {
  @WholeNumberField({ description: 'After this round.', min: 1, max: MOST_TURN, ...absent }) readonly afterRound!: number | null;
  @WholeNumberField({ description: 'When it has no more than so many units.', min: 0, max: MOST_UNITS, ...absent }) readonly atMost!: number | null;
  @FlagField({ description: 'When the enemy has more units.', default: false }) readonly outnumbered!: boolean;
}

@InputShape('WarOfTheRingSideInput', 'One side of a battle: its units, who leads them, and what it decides.')
export class SideInput extends ContingentFields implements SideRequest {
  @WholeNumberField({ description: 'Leadership: missed attacks repeated in a round (WR-LEAD-001, WR-LEAD-002).', min: 0, max: MOST_UNITS, default: 0 }) readonly leadership!: number;
  @ListField(object(() => ContingentInput), { description: 'Units of other nations or forces beside them.', max: 10, default: [] }) readonly contingents!: readonly ContingentInput[];
  @ListField(id({ names: 'character' }), { description: 'Characters beside the units, of their side and each once: their rings count.', max: MOST_NAMES, default: [] }) readonly companions!: readonly string[];
  @ChoiceField(ORDERS, { description: 'Who is removed first; that of the battle where nothing is said (WR-BATTLE-004).', ...absent }) readonly losses!: Order | null;
  @ChoiceField(ORDERS, { description: 'Who repeats a missed attack first (WR-LEAD-004).', default: 'strongest-first' }) readonly rerolls!: Order;
  @ObjectField(() => RetreatInput, { description: 'When it leaves; never where nothing is said. Defenders who are all inside cannot (WR-SIEGE-008).', ...absent }) readonly retreat!: RetreatInput | null;
}
