import { RANKS, type Rank } from '../../../../rules/fellowship/figure/figure-request.js';
import { FANFARES, type CaptainRequest, type MotivationRequest, type MotivationSide } from '../../../../rules/fellowship/initiative/motivation-types.js';
import { ChoiceField, FlagField, ListField, NumberField, ObjectField, WholeNumberField } from '../../../shared/fields/field-decorators.js';
import { InputShape } from '../../../shared/fields/shape-decorators.js';
import { choice, id, object } from '../../../shared/fields/values.js';
import { DiceFields } from '../../../shared/operations/operation.fields.js';
import { absent, cm } from '../../views/words.js';
import { ability, MOST_TRAITS } from '../figures/figure.fields.js';

export const MOST_DRUMS = 20;
export const MOST_CAPTAINS = 10;
const sets = { min: 0, max: MOST_DRUMS, default: 0 } as const;

@InputShape('FellowshipCaptainInput', 'A captain or commander who has led a charge (FS-MOT-007).')
export class CaptainInput implements CaptainRequest {
  @WholeNumberField({ description: 'Ability value.', ...ability }) readonly ability!: number;
  @ChoiceField(RANKS, { description: 'Ring round his base.', default: 'captain' }) readonly rank!: Rank;
  @ListField(id({ names: 'ability' }), { description: 'Special abilities.', max: MOST_TRAITS, default: [] }) readonly abilities!: readonly string[];
  @WholeNumberField({ description: 'Bounds since the charge.', min: 0, max: 1000, default: 1 }) readonly boundsAgo!: number;
}

@InputShape('FellowshipMotivationSideInput', 'What moves one side in this bound.')
export class MotivationSideInput implements MotivationSide {
  @WholeNumberField({ description: 'Sets of war drums.', ...sets }) readonly drums!: number;
  @WholeNumberField({ description: 'Of these, sets that have fallen silent.', ...sets }) readonly silentDrums!: number;
  @FlagField({ description: 'The drums roll in this bound (FS-MOT-002).', default: false }) readonly drumRoll!: boolean;
  @WholeNumberField({ description: 'Groups of horns and trumpets.', min: 0, max: 10, default: 0 }) readonly horns!: number;
  @ChoiceField(FANFARES, { description: 'What they sound in place of their check.', default: 'none' }) readonly fanfare!: (typeof FANFARES)[number];
  @ListField(choice(['fanfare', 'royal']), { description: 'What they have sounded before.', max: 2, default: [] }) readonly fanfaresSounded!: readonly ('fanfare' | 'royal')[];
  @NumberField({ description: 'Centimetres from them to the nearest figure with Lordship.', ...cm, ...absent }) readonly lordshipAt!: number | null;
  @ListField(object(() => CaptainInput), { description: 'Captains who have charged.', max: MOST_CAPTAINS, default: [] }) readonly captains!: readonly CaptainInput[];
}

@InputShape('FellowshipMotivationInput', 'Motivation checks of both sides.', { example: { good: { horns: 1 }, evil: { drums: 2 } } })
export class MotivationInput extends DiceFields implements MotivationRequest {
  @ObjectField(() => MotivationSideInput, { description: 'What moves Good.', ...absent }) readonly good!: MotivationSideInput | null;
  @ObjectField(() => MotivationSideInput, { description: 'What moves Evil.', ...absent }) readonly evil!: MotivationSideInput | null;
}
