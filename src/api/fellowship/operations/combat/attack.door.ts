import { FATES, type Fate } from '../../../../rules/fellowship/attack/attack-types.js';
import type { Fellowship } from '../../../../rules/fellowship/fellowship.js';
import { ChoiceField, ListField, ObjectField, TextField, WholeNumberField } from '../../../shared/fields/field-decorators.js';
import { OutputShape } from '../../../shared/fields/shape-decorators.js';
import { object } from '../../../shared/fields/values.js';
import { OddsFields } from '../../../shared/operations/operation.fields.js';
import type { OperationDoor } from '../../../shared/operations/operation-door.js';
import type { ExpectationView } from '../../../shared/probability/expectation.view.js';
import { ChanceField, ChancesField, MeanField } from '../../../shared/probability/probability-fields.js';
import type { ProbabilityView } from '../../../shared/probability/probability.view.js';
import { PlayedView } from '../operation.fields.js';
import { AttackInput } from './attack.inputs.js';

@OutputShape('FellowshipTargetOdds', 'What may become of one target; a supporter is the last.')
export class TargetOddsView {
  @WholeNumberField({ description: 'Its place, from 0.' }) readonly index!: number;
  @WholeNumberField({ description: 'Target of an attack on it.' }) readonly attackTarget!: number;
  @WholeNumberField({ description: 'Target of its recovery.' }) readonly recoveryTarget!: number;
  @WholeNumberField({ description: 'Recovery rolls that cost nothing.' }) readonly recoveryRolls!: number;
  @WholeNumberField({ description: 'Target of a recovery roll for a hero point.' }) readonly heroPointTarget!: number;
  @ChanceField('It is attacked at all.') readonly attacked!: ProbabilityView;
  @ChanceField('It is killed.') readonly killed!: ProbabilityView;
  @ChanceField('It is banished (FS-ABIL-017).') readonly banished!: ProbabilityView;
  @ChanceField('It is disabled by poison.') readonly disabled!: ProbabilityView;
  @ChanceField('It stands, but on the ground.') readonly prone!: ProbabilityView;
  @ChanceField('An exceptional hit of unknown effect.') readonly open!: ProbabilityView;
  @ChanceField('It survives.') readonly survives!: ProbabilityView;
}

@OutputShape('FellowshipPhaseChance', 'A phase in which the attacker may strike.')
export class PhaseChanceView {
  @TextField({ description: 'Code of the phase.', example: '6d' }) readonly phase!: string;
  @ChanceField('It strikes in this phase.') readonly probability!: ProbabilityView;
}

@OutputShape('FellowshipAttackOdds', 'The exact chances of an attack. Figures of the target are those of the first.')
export class AttackOddsView extends OddsFields {
  @WholeNumberField({ description: 'Target of the attack roll.' }) readonly attackTarget!: number;
  @WholeNumberField({ description: 'Target of recovery; null without a target.', nullable: true }) readonly recoveryTarget!: number | null;
  @WholeNumberField({ description: 'Most attack dice.' }) readonly attacks!: number;
  @ChanceField('At least one attack hits.') readonly hit!: ProbabilityView;
  @ChanceField('At least one wound is dealt.') readonly wound!: ProbabilityView;
  @ChanceField('The target survives; null without one.', { nullable: true }) readonly survives!: ProbabilityView | null;
  @ChanceField('It is killed.', { nullable: true }) readonly killed!: ProbabilityView | null;
  @ChanceField('It stands, but prone.', { nullable: true }) readonly prone!: ProbabilityView | null;
  @ChanceField('It is disabled.', { nullable: true }) readonly disabled!: ProbabilityView | null;
  @ChanceField('It is banished.', { nullable: true }) readonly banished!: ProbabilityView | null;
  @ChancesField('Place k: k hits.') readonly hits!: readonly ProbabilityView[];
  @MeanField('Hits on average.') readonly expectedHits!: ExpectationView;
  @ChanceField('At least one exceptional hit.') readonly exceptional!: ProbabilityView;
  @ChancesField('Place k: k targets killed, banished or disabled.') readonly felled!: readonly ProbabilityView[];
  @MeanField('Targets felled on average.') readonly expectedFelled!: ExpectationView;
  @ListField(object(() => TargetOddsView), { description: 'Target by target.' }) readonly targets!: readonly TargetOddsView[];
  @ListField(object(() => PhaseChanceView), { description: 'Phases of its attacks.' }) readonly phases!: readonly PhaseChanceView[];
  @ChanceField('The attacker falls to a reply.') readonly attackerFalls!: ProbabilityView;
  @ChanceField('Nobody falls.') readonly allStand!: ProbabilityView;
}

@OutputShape('FellowshipTargetResult', 'What became of one target.')
export class TargetResultView {
  @WholeNumberField({ description: 'Its place, from 0.' }) readonly index!: number;
  @ChoiceField(FATES, { description: 'Its fate.' }) readonly fate!: Fate;
  @WholeNumberField({ description: 'Hero points left.' }) readonly heroPoints!: number;
}

@OutputShape('FellowshipAttackerResult', 'What became of the attacker.')
export class AttackerResultView {
  @ChoiceField(FATES, { description: 'Its fate.' }) readonly fate!: Fate;
  @WholeNumberField({ description: 'Hero points left.' }) readonly heroPoints!: number;
}

@OutputShape('FellowshipAttackResult', 'An attack played once.')
export class AttackResultView extends PlayedView {
  @WholeNumberField({ description: 'Target of the attack roll.' }) readonly attackTarget!: number;
  @WholeNumberField({ description: 'Target of recovery; null without a target.', nullable: true }) readonly recoveryTarget!: number | null;
  @WholeNumberField({ description: 'Hits.' }) readonly hits!: number;
  @WholeNumberField({ description: 'Exceptional hits among them.' }) readonly exceptional!: number;
  @WholeNumberField({ description: 'Targets killed, banished or disabled.' }) readonly felled!: number;
  @ListField(object(() => TargetResultView), { description: 'Target by target.' }) readonly targets!: readonly TargetResultView[];
  @ObjectField(() => AttackerResultView, { description: 'The attacker.' }) readonly attacker!: AttackerResultView;
}

export const ATTACK_DOOR: OperationDoor<Fellowship> = {
  path: 'attack', field: 'attack', noun: 'an attack',
  description: 'Hit rolls and wound recovery with everything that changes them: sweeps, thrusts, stomps, poison, flames, charges, shields, hero points and the reply.',
  input: AttackInput, oddsView: AttackOddsView, resultView: AttackResultView, operation: (book) => book.attack,
};
