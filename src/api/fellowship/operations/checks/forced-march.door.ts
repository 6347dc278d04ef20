import type { Fellowship } from '../../../../rules/fellowship/fellowship.js';
import { BEFORE, OUTCOMES, type ForcedMarchRequest, type MarchOutcome } from '../../../../rules/fellowship/march/forced-march-types.js';
import type { Side } from '../../../../rules/fellowship/reference.js';
import { ChoiceField, FlagField, ListField, NumberField, ObjectField, WholeNumberField } from '../../../shared/fields/field-decorators.js';
import { InputShape, OutputShape } from '../../../shared/fields/shape-decorators.js';
import { number, text, wholeNumber } from '../../../shared/fields/values.js';
import { DiceFields, OddsFields } from '../../../shared/operations/operation.fields.js';
import type { OperationDoor } from '../../../shared/operations/operation-door.js';
import { ChanceField } from '../../../shared/probability/probability-fields.js';
import type { ProbabilityView } from '../../../shared/probability/probability.view.js';
import { absent, cm, SIDE_WORDS } from '../../views/words.js';
import { ability } from '../figures/figure.fields.js';
import { PlayedView } from '../operation.fields.js';

export const MOST_COMPANIES = 50;
const bound = { min: 1, max: 1000 } as const;

@InputShape('FellowshipForcedMarchInput', 'A company attempts a second move (FS-FM-001).', { example: { ability: 70, after: 'normal', drover: null } })
export class ForcedMarchInput extends DiceFields implements ForcedMarchRequest {
  @WholeNumberField({ description: 'Ability value of the company leader, or of the figure whose terror drives.', ...ability, example: 70 }) readonly ability!: number;
  @ChoiceField(BEFORE, { description: 'What came before: only the normal move, or heroic moves as well.', default: 'normal' }) readonly after!: (typeof BEFORE)[number];
  @WholeNumberField({ description: 'Ability value of the drover; null for none.', ...ability, ...absent }) readonly drover!: number | null;
  @ChoiceField(SIDE_WORDS, { description: 'Whose company.', ...absent }) readonly side!: Side | null;
  @ListField(number(cm), { description: 'Driving Terror: centimetres to the standard of each company (FS-FM-009).', max: MOST_COMPANIES, ...absent }) readonly drivenAt!: readonly number[] | null;
  @NumberField({ description: 'Normal rate of the company in centimetres.', ...cm, ...absent }) readonly rate!: number | null;
  @FlagField({ description: 'It wants to impact as well, which is refused.', default: false }) readonly impact!: boolean;
  @WholeNumberField({ description: 'Number of this bound, to count the rest from.', ...bound, default: 1 }) readonly bound!: number;
  @ListField(wholeNumber(bound), { description: 'Later bounds in which an enemy has it in close combat.', max: 100, default: [] }) readonly contactBounds!: readonly number[];
}

@OutputShape('FellowshipMarchState', 'What a company may do.')
export class MarchStateView {
  @FlagField({ description: 'It may shoot.' }) readonly mayShoot!: boolean;
  @FlagField({ description: 'It may fight in 6d.' }) readonly mayFightNormally!: boolean;
  @ListField(text(), { description: 'Phases in which it may fight, after a march for a hero point.' }) readonly mayFightIn!: readonly string[];
  @FlagField({ description: 'It may impact.' }) readonly mayImpact!: boolean;
  @FlagField({ description: 'It strikes back.' }) readonly strikesBack!: boolean;
  @FlagField({ description: 'It recovers from wounds at half value.' }) readonly recoveryHalved!: boolean;
  @FlagField({ description: 'It counts as prone when it is contacted.' }) readonly proneOnContact!: boolean;
}

@OutputShape('FellowshipForcedMarchOdds', 'The exact chances of a forced march.')
export class ForcedMarchOddsView extends OddsFields {
  @WholeNumberField({ description: 'A roll of this or less marches.' }) readonly target!: number;
  @ChanceField('It marches.') readonly marches!: ProbabilityView;
  @ChanceField('It is fatigued.') readonly fatigued!: ProbabilityView;
  @ChanceField('Nothing happens.') readonly nothing!: ProbabilityView;
  @WholeNumberField({ description: 'Faces from this one on mean fatigue.' }) readonly fatigueFrom!: number;
  @WholeNumberField({ description: 'Full bounds of rest.' }) readonly rest!: number;
  @WholeNumberField({ description: 'First bound in which a fatigued company is normal again.' }) readonly normalFrom!: number;
  @NumberField({ description: 'Centimetres more; null where the rate is not told.', nullable: true }) readonly move!: number | null;
  @ListField(wholeNumber({ min: 0 }), { description: 'Places of the companies that the roll is for.' }) readonly companies!: readonly number[];
  @ObjectField(() => MarchStateView, { description: 'After a march.' }) readonly afterMarch!: MarchStateView;
  @ObjectField(() => MarchStateView, { description: 'While it rests.' }) readonly whileFatigued!: MarchStateView;
}

@OutputShape('FellowshipForcedMarchResult', 'A forced march played once.')
export class ForcedMarchResultView extends PlayedView {
  @WholeNumberField({ description: 'A roll of this or less marches.' }) readonly target!: number;
  @ChoiceField(OUTCOMES, { description: 'What came of it.' }) readonly outcome!: MarchOutcome;
  @WholeNumberField({ description: 'Full bounds of rest.' }) readonly rest!: number;
  @WholeNumberField({ description: 'First bound in which it is normal again; null where it is not fatigued.', nullable: true }) readonly normalFrom!: number | null;
  @NumberField({ description: 'Centimetres more; null for none, or where the rate is not told.', nullable: true }) readonly move!: number | null;
  @ListField(wholeNumber({ min: 0 }), { description: 'Places of the companies that the roll is for.' }) readonly companies!: readonly number[];
  @ObjectField(() => MarchStateView, { description: 'What they may do now.' }) readonly state!: MarchStateView;
}

export const FORCED_MARCH_DOOR: OperationDoor<Fellowship> = {
  path: 'forced-march', field: 'forcedMarch', noun: 'a forced march', description: 'One roll for a second move at the risk of fatigue, with a drover or driven by terror.',
  input: ForcedMarchInput, oddsView: ForcedMarchOddsView, resultView: ForcedMarchResultView, operation: (book) => book.forcedMarch,
};
