import { Kind, TypeInfo, visit, visitWithTypeInfo, type DocumentNode, type FieldNode, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import type { FieldRules } from '../../fields/field-spec.js';
import { argumentSpecs } from './argument-shapes.js';

/** A place of a document where a field takes arguments. */
export interface ArgumentSite {
  readonly node: FieldNode;
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
    Field(node) {
      const parent = info.getParentType();
      const field = info.getFieldDef();
      if (!parent || !field || parent.name.startsWith('__') || field.name.startsWith('__')) return;
      if (field.args.length > 0) sites.push({ node, specs: argumentSpecs(parent.name, field) });
    },
  }));
  return sites;
}

/** The operation that a request runs; `undefined` where it is not clear. */
export function operationOf(document: DocumentNode, name: string | null | undefined): OperationDefinitionNode | undefined {
  const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  return name ? operations.find((operation) => operation.name?.value === name) : operations.length === 1 ? operations[0] : undefined;
}
