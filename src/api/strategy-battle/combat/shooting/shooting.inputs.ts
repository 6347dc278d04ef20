import { MOVED, WAY_KINDS, type InTheWay, type Moved, type ShootingRequest, type WayKind } from '../../../../rules/strategy-battle/combat/shooting/shooting-types.js';
import { ChoiceField, FlagField, ListField, ObjectField, WholeNumberField } from '../../../shared/fields/field-decorators.js';
import { InputShape } from '../../../shared/fields/shape-decorators.js';
import { object } from '../../../shared/fields/values.js';
import { CombatantInput } from '../combatant.inputs.js';
import { LengthInput } from '../lengths.inputs.js';
import { HarmFields } from '../operation.fields.js';

/** Most things in the way, and most models of a fight that a shot may meet. */
export const MOST_IN_THE_WAY = 20;
/** Most shots of each shooter. */
export const MOST_SHOTS = 10;
const list = { max: MOST_IN_THE_WAY, default: [] };

@InputShape('StrategyBattleInTheWayInput', 'One thing that partly hides the target: an obstacle, a model described like any combatant, a loose mount, or a fight with those who are in it.')
export class InTheWayInput extends CombatantInput implements InTheWay {
  @ChoiceField(WAY_KINDS, { description: 'What it is.' }) readonly kind!: WayKind;
  @ListField(object(() => CombatantInput), { description: 'Who is in the fight; on each side the nearest to the shooter first.', ...list }) readonly with!: readonly CombatantInput[];
  @FlagField({ description: 'Touched by the shooter, who sees over or past it (SB-SHOOT-012, SB-SHOOT-013).', default: false }) readonly touchesShooter!: boolean;
  @FlagField({ description: 'On a larger base than the shooter\'s.', default: false }) readonly largerBase!: boolean;
  @FlagField({ description: 'Fights the target itself, so that it has no roll of its own (SB-SHOOT-011).', default: false }) readonly inTargetsFight!: boolean;
}

@InputShape('StrategyBattleShootingInput', 'Shots of one model, or of several like ones, at one target in one Shoot phase.', { example: { shooter: { unit: 'legolas' }, target: { unit: 'orc-warrior' } } })
export class ShootingInput extends HarmFields implements ShootingRequest {
  @ObjectField(() => CombatantInput, { description: 'Who shoots. `weapon` names the missile weapon, or the special rule that throws stones, where the model has several.' }) readonly shooter!: CombatantInput;
  @ObjectField(() => CombatantInput, { description: 'Who is shot at.' }) readonly target!: CombatantInput;
  @WholeNumberField({ description: 'Shots of each shooter at this target; all that it has where nothing is said.', min: 1, max: MOST_SHOTS, optional: true, nullable: true }) readonly shots!: number | null;
  @ObjectField(() => LengthInput, { description: 'Distance to the target; in range where nothing is said.', optional: true, nullable: true }) readonly distance!: LengthInput | null;
  @ChoiceField(MOVED, { description: 'How much of its move the shooter has made (SB-SHOOT-005).', default: 'none' }) readonly moved!: Moved;
  @ListField(object(() => InTheWayInput), { description: 'Things in the way, nearest the shooter first.', ...list }) readonly inTheWay!: readonly InTheWayInput[];
  @ListField(object(() => CombatantInput), { description: 'Models of the shooter\'s side in the target\'s fight, the nearest first (SB-SHOOT-008).', ...list }) readonly targetInCombatWith!: readonly CombatantInput[];
  @FlagField({ description: 'A light makes shots hit on a 6 alone (SB-MAGIC-004).', default: false }) readonly needsSix!: boolean;
  @FlagField({ description: 'Thrown at the target of a charge, before contact (SB-WEAP-021).', default: false }) readonly onTheCharge!: boolean;
  @FlagField({ description: 'The shooter touches an enemy (SB-SHOOT-007).', default: false }) readonly engaged!: boolean;
  @FlagField({ description: 'It tried to jump, climb, mount or get over an obstacle this turn (SB-SHOOT-006).', default: false }) readonly attempted!: boolean;
  @FlagField({ description: 'It was thrown from its mount this turn.', default: false }) readonly thrown!: boolean;
  @FlagField({ description: 'The shooter sees the target.', default: true }) readonly visible!: boolean;
  @FlagField({ description: 'Every shot first meets one more thing in the way (SB-W02-005).', default: false }) readonly strongWind!: boolean;
}
