import {
  getNamedType, isCompositeType, isListType, isNonNullType, isObjectType, Kind,
  type DocumentNode, type FieldNode, type FragmentDefinitionNode, type GraphQLNamedType, type GraphQLOutputType, type GraphQLSchema,
  type OperationDefinitionNode, type SelectionSetNode,
} from 'graphql';
import { COST_OF_COMPUTING } from '../../../platform/http/limits.js';
import { DEFAULT_PAGE } from '../paging/list-fields.js';
import { plainValue, type Variables } from './arguments/literal-value.js';

/** Items that lists are taken to have: those met first, and those within them. */
interface Lengths {
  readonly lists: number;
  readonly within: number;
}

/** Inside an answer: the longest that are common. */
const USUAL: Lengths = { lists: 10, within: 10 };
/** In what is computed: dice, models, armies or lines of a story, and the little that each of them has. */
const COMPUTED: Lengths = { lists: 100, within: 3 };
/** Fields with this argument compute something. */
const COMPUTED_BY = 'input';

/**
 * How many values a query may bring at most: every field counts one, times the items of the lists it lies in. A page
 * counts as many items as `first` says, and a field that computes something is dearer, since all of them are worked out one after the other.
 */
export function queryCost(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode, variables: Variables): number {
  const root = schema.getQueryType();
  return root ? new Weigher(schema, document, variables).selectionSet(operation.selectionSet, root, USUAL) : 0;
}

class Weigher {
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly #weighed = new Map<string, number>();

  constructor(readonly schema: GraphQLSchema, document: DocumentNode, readonly variables: Variables) {
    const fragments = document.definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
    this.#fragments = new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
  }

  selectionSet({ selections }: SelectionSetNode, type: GraphQLNamedType, lengths: Lengths): number {
    let cost = 0;
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) cost += this.#field(selection, type, lengths);
      else if (selection.kind === Kind.INLINE_FRAGMENT) cost += this.selectionSet(selection.selectionSet, type, lengths);
      else cost += this.#fragment(selection.name.value, type, lengths);
    }
    return cost;
  }

  #field(node: FieldNode, parent: GraphQLNamedType, lengths: Lengths): number {
    const field = isObjectType(parent) ? parent.getFields()[node.name.value] : undefined;
    if (!field || !node.selectionSet) return 1;
    const type = getNamedType(field.type);
    if (!isCompositeType(type)) return 1;
    const takes = (argument: string): boolean => field.args.some(({ name }) => name === argument);
    if (takes(COMPUTED_BY)) return 1 + COST_OF_COMPUTING + this.selectionSet(node.selectionSet, type, COMPUTED);
    if (takes('first')) return 1 + this.selectionSet(node.selectionSet, type, { ...USUAL, lists: this.#first(node) });
    if (!isList(field.type)) return 1 + this.selectionSet(node.selectionSet, type, { ...lengths, lists: Math.min(lengths.lists, USUAL.lists) });
    return 1 + lengths.lists * this.selectionSet(node.selectionSet, type, { ...lengths, lists: lengths.within });
  }

  #first(node: FieldNode): number {
    const first = node.arguments?.find(({ name }) => name.value === 'first');
    const size = first ? plainValue(first.value, this.variables) : DEFAULT_PAGE;
    return typeof size === 'number' ? size : DEFAULT_PAGE;
  }

  #fragment(name: string, type: GraphQLNamedType, lengths: Lengths): number {
    const key = `${name} ${lengths.lists} ${lengths.within}`;
    const known = this.#weighed.get(key);
    if (known !== undefined) return known;
    const fragment = this.#fragments.get(name);
    const cost = fragment ? this.selectionSet(fragment.selectionSet, type, lengths) : 0;
    this.#weighed.set(key, cost);
    return cost;
  }
}

const isList = (type: GraphQLOutputType): boolean => isListType(isNonNullType(type) ? type.ofType : type);
