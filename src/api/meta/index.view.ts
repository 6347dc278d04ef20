import { ChoiceField, IdField, ListField, ObjectField, TextField } from '../shared/fields/field-decorators.js';
import { OutputShape } from '../shared/fields/shape-decorators.js';
import { object } from '../shared/fields/values.js';

@OutputShape('Links', 'Where else to go from here.')
export class LinksView {
  @TextField({ description: 'Versions and counts.', example: '/v1/meta' }) readonly meta!: string;
  @TextField({ description: 'The GraphQL door.', example: '/graphql' }) readonly graphql!: string;
  @TextField({ description: 'Documentation for people.', example: '/docs' }) readonly docs!: string;
  @TextField({ description: 'The contract of the REST door.', example: '/openapi.json' }) readonly openapi!: string;
  @TextField({ description: 'The contract of the GraphQL door.', example: '/schema.graphql' }) readonly schema!: string;
}

@OutputShape('RuleSystemLink', 'A rule system and where it begins.')
export class RuleSystemLinkView {
  @IdField({ description: 'Id, as it stands in addresses.', example: 'strategy-battle' }) readonly id!: string;
  @TextField({ description: 'Title of the game.' }) readonly title!: string;
  @TextField({ description: 'Address of its index.', example: '/v1/strategy-battle' }) readonly href!: string;
}

@OutputShape('Index', 'Where the REST door begins.')
export class IndexView {
  @TextField({ description: 'Name of the service.', example: 'hornburg' }) readonly name!: string;
  @ListField(object(() => RuleSystemLinkView), { description: 'The rule systems that the service answers for.' }) readonly ruleSystems!: readonly RuleSystemLinkView[];
  @ObjectField(() => LinksView, { description: 'Where else to go from here.' }) readonly links!: LinksView;
}

@OutputShape('CollectionLink', 'A collection of a rule system.')
export class CollectionLinkView {
  @TextField({ description: 'Its name, as in the counts of `/v1/meta`, in the bulk and in GraphQL.', example: 'specialRules' }) readonly name!: string;
  @TextField({ description: 'Address of the list.', example: '/v1/strategy-battle/special-rules' }) readonly href!: string;
  @TextField({ description: 'Address of one record, with the id in braces.', example: '/v1/strategy-battle/special-rules/{id}' }) readonly item!: string;
  @TextField({ description: 'The GraphQL field of the list, under that of the rule system.', example: 'specialRules' }) readonly graphql!: string;
  @TextField({ description: 'The GraphQL field of one record.', example: 'specialRule' }) readonly graphqlItem!: string;
}

@OutputShape('RouteLink', 'Something else that a rule system can be asked.')
export class RouteLinkView {
  @ChoiceField(['GET', 'POST'], { description: 'The method to ask with.' }) readonly method!: string;
  @TextField({ description: 'The address, with parameters in braces.', example: '/v1/strategy-battle/fight/odds' }) readonly href!: string;
  @TextField({ description: 'What is asked, in a few words.', example: 'Exact odds of a fight' }) readonly summary!: string;
  @TextField({ description: 'The GraphQL field that answers the same, under that of the rule system; null where there is none.', nullable: true, example: 'fightOdds' }) readonly graphql!: string | null;
}

@OutputShape('RuleSystemIndex', 'What a rule system can be asked, and where.')
export class RuleSystemIndexView {
  @IdField({ description: 'Id, as it stands in addresses.', example: 'strategy-battle' }) readonly id!: string;
  @TextField({ description: 'Title of the game.' }) readonly title!: string;
  @TextField({ description: 'The field of the GraphQL query that holds the same.', example: 'strategyBattle' }) readonly graphql!: string;
  @ListField(object(() => CollectionLinkView), { description: 'Its collections.' }) readonly collections!: readonly CollectionLinkView[];
  @ListField(object(() => RouteLinkView), { description: 'Its operations, and its other documents.' }) readonly operations!: readonly RouteLinkView[];
}
