import { ChoiceField, IdField, ListField, ObjectField, TextField, WholeNumberField } from '../../../shared/fields/field-decorators.js';
import { OutputShape } from '../../../shared/fields/shape-decorators.js';
import { object, text } from '../../../shared/fields/values.js';
import { FellowshipSourcedView } from '../../views/sourced.views.js';

@OutputShape('FellowshipZone', 'Where a side may stand.')
export class ZoneView {
  @ChoiceField(['either', 'attacker', 'defender'], { description: 'Which side.' }) readonly side!: string;
  @WholeNumberField({ description: 'Centimetres from its edge; null for as far as the middle.', nullable: true }) readonly depth!: number | null;
}

@OutputShape('FellowshipMarkers', 'Objective markers.')
export class MarkersView {
  @WholeNumberField({ description: 'For each side.' }) readonly each!: number;
  @WholeNumberField({ description: 'In the centre.' }) readonly centre!: number;
}

@OutputShape('FellowshipEngagement', 'A kind of engagement: how forces are set up.')
export class EngagementView extends FellowshipSourcedView {
  @IdField({ description: 'Its id.', example: 'defensive' }) readonly id!: string;
  @TextField({ description: 'Name.' }) readonly name!: string;
  @TextField({ description: 'What it does, in our own words.' }) readonly text!: string;
  @ListField(object(() => ZoneView), { description: 'Where each side may stand; empty where the players agree.' }) readonly zones!: readonly ZoneView[];
  @ListField(text(), { description: 'What is done in setting up, in order.' }) readonly steps!: readonly string[];
  @ObjectField(() => MarkersView, { description: 'Objective markers.' }) readonly markers!: MarkersView;
  @ListField(text(), { description: 'What the text leaves open, or a lost page held.' }) readonly open!: readonly string[];
}
