import { packageFile } from '../../platform/package-root.js';
import { RULE_SYSTEMS, ruleSystemOf } from '../../rules/rule-systems.js';
import type { Catalogue } from '../shared/collections/catalogue.js';
import { documentedRoutes } from '../shared/openapi/documented-routes.js';
import type { IndexView, LinksView, RuleSystemIndexView } from './index.view.js';

export const LINKS = { meta: '/v1/meta', graphql: '/graphql', docs: '/docs', openapi: '/openapi.json', schema: '/schema.graphql' } as const satisfies LinksView;

/** Where the REST door begins. */
export const indexOfSystems = (): IndexView => ({
  name: packageFile.name, ruleSystems: RULE_SYSTEMS.map(({ id, title }) => ({ id, title, href: `/v1/${id}` })), links: LINKS,
});

/** What a rule system can be asked, and where: its lists, and every other route that the OpenAPI document has of it. */
export async function indexOf({ id, field, collections }: Catalogue): Promise<RuleSystemIndexView> {
  const base = `/v1/${id}/`;
  const lists = collections.map(({ path, plural, singular }) => ({
    name: plural, href: `${base}${path}`, item: `${base}${path}/{id}`, graphql: plural, graphqlItem: singular,
  }));
  const told = new Set(lists.flatMap(({ href, item }) => [`GET ${href}`, `GET ${item}`]));
  const routes = (await documentedRoutes()).filter(({ method, path }) => path.startsWith(base) && !told.has(`${method} ${path}`));
  return {
    id, title: ruleSystemOf(id).title, graphql: field, collections: lists,
    operations: routes.map(({ method, path, summary, graphql }) => ({ method, href: path, summary, graphql })),
  };
}
