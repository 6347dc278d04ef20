import { BONUS_OCCASIONS, TERRAINS } from '../../../rules/war-of-the-ring/reference.js';
import { ChoiceField, ListField } from '../../shared/fields/field-decorators.js';
import { OutputShape } from '../../shared/fields/shape-decorators.js';
import { choice } from '../../shared/fields/values.js';

@OutputShape('WarOfTheRingEliteBonus', 'When an elite unit gains +1 (WR-UNIT-004).')
export class EliteBonusView {
  @ChoiceField(BONUS_OCCASIONS, { description: 'In which role.' }) readonly when!: string;
  @ListField(choice(TERRAINS), { description: 'On which ground; empty: on any.' }) readonly terrains!: readonly string[];
}
