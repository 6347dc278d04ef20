import { CountsField, IdField, ListField, ObjectField, TextField } from '../shared/fields/field-decorators.js';
import { OutputShape } from '../shared/fields/shape-decorators.js';
import { object } from '../shared/fields/values.js';
import { VersionsView } from '../shared/versions/versions.view.js';

@OutputShape('Ruleset', 'A rule system that the service answers for.')
export class RulesetView {
  @IdField({ description: 'Id, as it stands in addresses.', example: 'strategy-battle' }) readonly id!: string;
  @TextField({ description: 'Title of the game.' }) readonly title!: string;
  @TextField({ description: 'The text that its facts were read from.' }) readonly source!: string;
  @CountsField({ description: 'Records of each collection, by its name.', example: { units: 78 } }) readonly counts!: Readonly<Record<string, number>>;
}

@OutputShape('Meta', 'What the service is and what it holds.')
export class MetaView {
  @TextField({ description: 'Name of the service.', example: 'hornburg' }) readonly name!: string;
  @ObjectField(() => VersionsView, { description: 'What answers are computed with just now.' }) readonly versions!: VersionsView;
  @ListField(object(() => RulesetView), { description: 'The rule systems that the service answers for.' }) readonly rulesets!: readonly RulesetView[];
}
