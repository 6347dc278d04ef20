import { Kind, separateOperations, TypeInfo, visit, visitWithTypeInfo, type ASTNode, type DocumentNode, type FieldNode, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import type { FieldRules } from '../../fields/field-spec.js';
import { argumentSpecs } from './argument-shapes.js';

/** A place of a document where a field takes arguments. */
export interface ArgumentSite {
  readonly node: FieldNode;
  /** The field that it stands in; `null` at the root, and in a fragment, which may stand in several. */
  readonly within: FieldNode | null;
  readonly specs: readonly FieldRules[];
}

const found = new WeakMap<OperationDefinitionNode, readonly ArgumentSite[]>();

/** Every place of an operation where a field of ours takes arguments, its fragments included. Looked for once per operation. */
export function argumentSites(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): readonly ArgumentSite[] {
  let sites = found.get(operation);
  if (!sites) found.set(operation, (sites = searchSites(schema, aloneWithFragments(document, operation))));
  return sites;
}

/** What stands beside an operation does not run, and has variables of its own. */
const aloneWithFragments = (document: DocumentNode, operation: OperationDefinitionNode): DocumentNode =>
  separateOperations(document)[operation.name?.value ?? ''] ?? document;

function searchSites(schema: GraphQLSchema, document: DocumentNode): readonly ArgumentSite[] {
  const sites: ArgumentSite[] = [];
  const info = new TypeInfo(schema);
  visit(document, visitWithTypeInfo(info, {
    Field(node, _key, _parent, _path, ancestors) {
      const parent = info.getParentType();
      const field = info.getFieldDef();
      if (!parent || !field || parent.name.startsWith('__') || field.name.startsWith('__')) return;
      if (field.args.length > 0) sites.push({ node, within: fieldAmong(ancestors), specs: argumentSpecs(parent.name, field) });
    },
  }));
  return sites;
}

/** The innermost field among the nodes around another, if there is one. */
function fieldAmong(ancestors: readonly (ASTNode | readonly ASTNode[])[]): FieldNode | null {
  return ancestors.findLast((node): node is FieldNode => 'kind' in node && node.kind === Kind.FIELD) ?? null;
}

/** The operation that a request runs; `undefined` where it is not clear. */
export function operationOf(document: DocumentNode, name: string | null | undefined): OperationDefinitionNode | undefined {
  const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  return name ? operations.find((operation) => operation.name?.value === name) : operations.length === 1 ? operations[0] : undefined;
}
