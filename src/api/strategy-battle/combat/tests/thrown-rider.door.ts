import type { ThrownRiderRequest } from '../../../../rules/strategy-battle/combat/tests/thrown-rider-types.js';
import { FlagField, ListField } from '../../../shared/fields/field-decorators.js';
import { InputShape, OutputShape } from '../../../shared/fields/shape-decorators.js';
import { object } from '../../../shared/fields/values.js';
import { OddsFields } from '../../../shared/operations/operation.fields.js';
import { ChanceField } from '../../../shared/probability/probability-fields.js';
import type { ProbabilityView } from '../../../shared/probability/probability.view.js';
import type { CombatDoor } from '../combat-door.js';
import { ResultFields } from '../operation.fields.js';
import { PartAfterView, PartOddsView } from './part.views.js';
import { TestFields } from './test.inputs.js';

@InputShape('StrategyBattleThrownRiderInput', 'A rider, and his passenger, whose mount is slain or throws them (SB-CAV-019).')
export class ThrownRiderInput extends TestFields implements ThrownRiderRequest {}

@OutputShape('StrategyBattleThrownOdds', 'One roll on the Thrown Rider chart (SB-CAV-020).')
export class ThrownOddsView extends PartOddsView {
  @ChanceField('A 1: hit, and on the ground.') readonly knockedFlying!: ProbabilityView;
  @ChanceField('2 to 5: on foot, and nothing more this turn.') readonly risesFromTheDust!: ProbabilityView;
  @ChanceField('A 6: on foot, without a penalty.') readonly leapsIntoAction!: ProbabilityView;
}

@OutputShape('StrategyBattleThrownRiderOdds', 'The exact chances of the thrown.')
export class ThrownRiderOddsView extends OddsFields {
  @ListField(object(() => ThrownOddsView), { description: 'The rider, then the passenger.' }) readonly thrown!: readonly ThrownOddsView[];
}

@OutputShape('StrategyBattleThrownAfter', 'What has become of one who was thrown.')
export class ThrownAfterView extends PartAfterView {
  @FlagField({ description: 'It may do anything more this turn.' }) readonly mayAct!: boolean;
  @FlagField({ description: 'It strikes if it is in a fight and wins.' }) readonly mayStrike!: boolean;
  @FlagField({ description: 'It may still shoot this turn.' }) readonly mayShoot!: boolean;
}

@OutputShape('StrategyBattleThrownRiderResult', 'The rolls played once.')
export class ThrownRiderResultView extends ResultFields {
  @ListField(object(() => ThrownAfterView), { description: 'The rider, then the passenger.' }) readonly after!: readonly ThrownAfterView[];
}

export const THROWN_RIDER_DOOR: CombatDoor = {
  path: 'thrown-rider', field: 'thrownRider', noun: 'a thrown rider', description: 'One roll each for rider and passenger.',
  input: ThrownRiderInput, oddsView: ThrownRiderOddsView, resultView: ThrownRiderResultView, operation: ({ combat }) => combat.thrownRider,
};
