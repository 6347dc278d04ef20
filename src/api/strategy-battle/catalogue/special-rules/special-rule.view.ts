import { IdField, ListField, ObjectField, TextField } from '../../../shared/fields/field-decorators.js';
import { OutputShape } from '../../../shared/fields/shape-decorators.js';
import { id } from '../../../shared/fields/values.js';
import { SourcedView } from '../../views/sourced.view.js';
import { MissileView } from '../wargear/wargear-parts.views.js';

@OutputShape('StrategyBattleSpecialRule', 'A rule that only some units have.')
export class SpecialRuleView extends SourcedView {
  @IdField({ description: 'Id of the special rule.', example: 'terror' }) readonly id!: string;
  @TextField({ description: 'Name.' }) readonly name!: string;
  @TextField({ description: 'What it says, in our own words.' }) readonly text!: string;
  @ObjectField(() => MissileView, { description: 'How stones fly, for rules that let a model throw them; else null.', nullable: true }) readonly missile!: MissileView | null;
  @IdField({ description: 'Wargear that brings the rule to whoever carries it; null where units have it themselves.', nullable: true }) readonly wargear!: string | null;
  @ListField(id(), { description: 'Units that have it or may come by it.' }) readonly units!: readonly string[];
  @ListField(id(), { description: 'Units that always have it.' }) readonly baseOf!: readonly string[];
  @ListField(id(), { description: 'Units that come by it with a variant or an option.' }) readonly optionOf!: readonly string[];
}
