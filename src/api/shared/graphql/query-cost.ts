import {
  getNamedType, isCompositeType, isListType, isNonNullType, isObjectType, Kind,
  type DocumentNode, type FieldNode, type FragmentDefinitionNode, type GraphQLNamedType, type GraphQLOutputType, type GraphQLSchema,
  type OperationDefinitionNode, type SelectionSetNode,
} from 'graphql';
import { COST_OF_COMPUTING } from '../../../platform/http/limits.js';
import { DEFAULT_PAGE } from '../paging/list-fields.js';
import { plainValue, type Variables } from './arguments/literal-value.js';

/** Items that a list inside an answer is taken to have: the longest that are common. */
const USUAL_LIST = 10;
/** The same of a list that stands in what is computed: dice, models, lines of a story. */
const COMPUTED_LIST = 100;
/** Fields with this argument compute something. */
const COMPUTED_BY = 'input';

/**
 * How many values a query may bring at most: every field counts one, times the items of the lists it lies in. A page
 * counts as many items as `first` says, and a field that computes something is dearer, since all of them are worked out one after the other.
 */
export function queryCost(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode, variables: Variables): number {
  const root = schema.getQueryType();
  return root ? new Weigher(schema, document, variables).selectionSet(operation.selectionSet, root, USUAL_LIST) : 0;
}

class Weigher {
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly #weighed = new Map<string, number>();

  constructor(readonly schema: GraphQLSchema, document: DocumentNode, readonly variables: Variables) {
    const fragments = document.definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
    this.#fragments = new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
  }

  selectionSet({ selections }: SelectionSetNode, type: GraphQLNamedType, page: number): number {
    let cost = 0;
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) cost += this.#field(selection, type, page);
      else if (selection.kind === Kind.INLINE_FRAGMENT) cost += this.selectionSet(selection.selectionSet, type, page);
      else cost += this.#fragment(selection.name.value, type, page);
    }
    return cost;
  }

  #field(node: FieldNode, parent: GraphQLNamedType, page: number): number {
    const field = isObjectType(parent) ? parent.getFields()[node.name.value] : undefined;
    if (!field || !node.selectionSet) return 1;
    const type = getNamedType(field.type);
    if (!isCompositeType(type)) return 1;
    const takes = (argument: string): boolean => field.args.some(({ name }) => name === argument);
    const pageBelow = takes('first') ? this.#first(node) : takes(COMPUTED_BY) ? COMPUTED_LIST : USUAL_LIST;
    const items = isList(field.type) ? page : 1;
    return 1 + (takes(COMPUTED_BY) ? COST_OF_COMPUTING : 0) + items * this.selectionSet(node.selectionSet, type, pageBelow);
  }

  #first(node: FieldNode): number {
    const first = node.arguments?.find(({ name }) => name.value === 'first');
    const size = first ? plainValue(first.value, this.variables) : DEFAULT_PAGE;
    return typeof size === 'number' ? size : DEFAULT_PAGE;
  }

  #fragment(name: string, type: GraphQLNamedType, page: number): number {
    const key = `${name} ${page}`;
    const known = this.#weighed.get(key);
    if (known !== undefined) return known;
    const fragment = this.#fragments.get(name);
    const cost = fragment ? this.selectionSet(fragment.selectionSet, type, page) : 0;
    this.#weighed.set(key, cost);
    return cost;
  }
}

const isList = (type: GraphQLOutputType): boolean => isListType(isNonNullType(type) ? type.ofType : type);
