import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

const JAVASCRIPT = 'text/javascript; charset=utf-8';
const CSS = 'text/css; charset=utf-8';

/** Starts Swagger UI over our own document. Its filter knows tags only; ours looks at addresses and summaries, without regard to capitals. */
const REST_SCRIPT = `const told = (operation) => [operation.get('method'), operation.get('path'), operation.getIn(['operation', 'summary'])].join(' ').toLowerCase();
const opsFilter = (tags, phrase) => tags
  .map((tag) => tag.update('operations', (operations) => operations.filter((operation) => told(operation).includes(phrase.toLowerCase()))))
  .filter((tag) => tag.get('operations').size > 0);
SwaggerUIBundle({
  url: '/openapi.json', dom_id: '#page', deepLinking: true, tryItOutEnabled: true, validatorUrl: null, filter: true,
  plugins: [() => ({ fn: { opsFilter } })],
  onComplete: () => { document.querySelector('.operation-filter-input')?.setAttribute('placeholder', 'Filter by address or summary'); },
});`;

/** Starts GraphiQL over our own endpoint, with a first query. */
const GRAPHQL_SCRIPT = `const defaultQuery = \`# Run this with Ctrl-Enter.
{
  meta { name versions { contract engine content } }
  strategyBattle {
    units(first: 5, sort: ["-points"]) {
      totalCount
      nodes { id name points profile { fight shoot strength defence attacks wounds courage } }
    }
  }
}
\`;
ReactDOM.createRoot(document.getElementById('page'))
  .render(React.createElement(GraphiQL, { fetcher: GraphiQL.createFetcher({ url: '/graphql' }), defaultQuery }));`;

const STYLE = `body { margin: 0; font-family: system-ui, sans-serif; }
nav { display: flex; gap: 1.5rem; padding: 0.75rem 1.25rem; background: #263238; color: #fff; }
nav a { color: #fff; }
main { max-width: 60rem; margin: 1.5rem auto; padding: 0 1.25rem; line-height: 1.5; }
#page.full { height: calc(100vh - 3rem); }`;

/** A file that the pages load: text of our own, or a file of a package. */
type Asset = { readonly type: string } & ({ readonly text: string } | { readonly file: readonly [packageName: string, path: string] });

const ASSETS: Readonly<Record<string, Asset>> = {
  'page.css': { type: CSS, text: STYLE },
  'rest.js': { type: JAVASCRIPT, text: REST_SCRIPT },
  'graphql.js': { type: JAVASCRIPT, text: GRAPHQL_SCRIPT },
  'swagger-ui.css': { type: CSS, file: ['swagger-ui-dist', 'swagger-ui.css'] },
  'swagger-ui-bundle.js': { type: JAVASCRIPT, file: ['swagger-ui-dist', 'swagger-ui-bundle.js'] },
  'graphiql.css': { type: CSS, file: ['graphiql', 'graphiql.min.css'] },
  'graphiql.js': { type: JAVASCRIPT, file: ['graphiql', 'graphiql.min.js'] },
  'react.js': { type: JAVASCRIPT, file: ['react', 'umd/react.production.min.js'] },
  'react-dom.js': { type: JAVASCRIPT, file: ['react-dom', 'umd/react-dom.production.min.js'] },
};

/** What `readAsset` knows. */
export const assetNames: readonly string[] = Object.keys(ASSETS);

/** The text of an asset and its media type; `null` where there is none of that name. */
export async function readAsset(name: string): Promise<{ readonly type: string; readonly text: string } | null> {
  const asset = Object.hasOwn(ASSETS, name) ? ASSETS[name] : undefined;
  if (!asset) return null;
  return { type: asset.type, text: 'text' in asset ? asset.text : await readFile(pathOf(...asset.file), 'utf8') };
}

const pathOf = (packageName: string, path: string): string => join(dirname(require.resolve(`${packageName}/package.json`)), path);
