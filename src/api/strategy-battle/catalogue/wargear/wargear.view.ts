import { ChoiceField, FlagField, IdField, ListField, ObjectField, TextField } from '../../../shared/fields/field-decorators.js';
import { OutputShape } from '../../../shared/fields/shape-decorators.js';
import { choice, id, object } from '../../../shared/fields/values.js';
import { WARGEAR_CATEGORIES } from '../../../../rules/strategy-battle/reference.js';
import { SourcedView } from '../../views/sourced.view.js';
import { MissileView, MountView, WargearEffectView } from './wargear-parts.views.js';

@OutputShape('StrategyBattleWargear', 'Something that a model carries, wears or rides.')
export class WargearView extends SourcedView {
  @IdField({ description: 'Id of the wargear.', example: 'shield' }) readonly id!: string;
  @TextField({ description: 'Name.' }) readonly name!: string;
  @ChoiceField(WARGEAR_CATEGORIES, { description: 'What kind of thing it is: exclusions and bow limits are written in these words.' }) readonly category!: string;
  @FlagField({ description: 'A magical item: an enemy never picks it up.' }) readonly magical!: boolean;
  @TextField({ description: 'What it does, in our own words.' }) readonly text!: string;
  @ListField(object(() => WargearEffectView), { description: 'What it adds to characteristics.' }) readonly effects!: readonly WargearEffectView[];
  @ListField(choice(WARGEAR_CATEGORIES), { description: 'Categories that may not be carried beside it.' }) readonly excludes!: readonly string[];
  @ListField(choice(WARGEAR_CATEGORIES), { description: 'Its bearer loses whatever is not in one of these categories; null where nothing is lost.', nullable: true })
  readonly keepsOnly!: readonly string[] | null;
  @ObjectField(() => MissileView, { description: 'How it shoots; null where it does not.', nullable: true }) readonly missile!: MissileView | null;
  @ObjectField(() => MountView, { description: 'What it brings as a mount; null where it is none.', nullable: true }) readonly mount!: MountView | null;
  @ListField(id(), { description: 'Special rules that it gives to whoever carries it.' }) readonly specialRules!: readonly string[];
  @ListField(id(), { description: 'Units that have it or may buy it.' }) readonly units!: readonly string[];
  @ListField(id(), { description: 'Units that have it in their price.' }) readonly baseOf!: readonly string[];
  @ListField(id(), { description: 'Units that may buy it.' }) readonly optionOf!: readonly string[];
}
