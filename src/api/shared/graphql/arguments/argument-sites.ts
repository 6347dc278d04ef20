import { Kind, TypeInfo, visit, visitWithTypeInfo, type ASTNode, type DocumentNode, type FieldNode, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import type { FieldRules } from '../../fields/field-spec.js';
import { argumentSpecs } from './argument-shapes.js';

/** A place of a document where a field takes arguments. */
export interface ArgumentSite {
  readonly node: FieldNode;
  /** The field that it stands in; `null` at the root, and in a fragment, which may stand in several. */
  readonly within: FieldNode | null;
  readonly specs: readonly FieldRules[];
}

const found = new WeakMap<DocumentNode, readonly ArgumentSite[]>();

/** Every place of a document where a field of ours takes arguments, fragments included. Looked for once per document. */
export function argumentSites(schema: GraphQLSchema, document: DocumentNode): readonly ArgumentSite[] {
  let sites = found.get(document);
  if (!sites) found.set(document, (sites = searchSites(schema, document)));
  return sites;
}

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
