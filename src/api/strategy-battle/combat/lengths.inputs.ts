import { MOST_LENGTH, type Length } from '../../../rules/strategy-battle/combat/length.js';
import { NumberField } from '../../shared/fields/field-decorators.js';
import { InputShape } from '../../shared/fields/shape-decorators.js';

@InputShape('StrategyBattleLengthInput', 'A length measured on one table: exactly one of the two, and the same in the whole request (SB-MEAS-002).')
export class LengthInput implements Length {
  @NumberField({ description: 'Inches.', min: 0, max: MOST_LENGTH, optional: true, nullable: true, example: 6 }) readonly inches!: number | null;
  @NumberField({ description: 'Centimetres.', min: 0, max: MOST_LENGTH, optional: true, nullable: true }) readonly cm!: number | null;
}
