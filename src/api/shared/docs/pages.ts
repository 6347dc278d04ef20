import { PROBLEM_CODES } from '../../../rules/shared/rule-error.js';
import { PROBLEMS, type ProblemName } from '../problems/problem-codes.js';
import { explanations } from './problem-explanations.js';

interface Page {
  readonly title: string;
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
  readonly body: string;
}

const html = ({ title, styles, scripts, body }: Page): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${['page.css', ...styles].map((name) => `<link rel="stylesheet" href="/docs/assets/${name}">`).join('\n')}
</head>
<body>
<nav><strong>Hornburg</strong> <a href="/docs">REST</a> <a href="/docs/graphql">GraphQL</a> <a href="/docs/problems">Problems</a> <a href="/openapi.json">openapi.json</a> <a href="/schema.graphql">schema.graphql</a></nav>
${body}
${scripts.map((name) => `<script src="/docs/assets/${name}"></script>`).join('\n')}
</body>
</html>
`;

/** Swagger UI over the OpenAPI document. */
export const restPage = html({
  title: 'Hornburg: REST', styles: ['swagger-ui.css'], scripts: ['swagger-ui-bundle.js', 'rest.js'], body: '<div id="page"></div>',
});

/** GraphiQL over the GraphQL door. */
export const graphqlPage = html({
  title: 'Hornburg: GraphQL', styles: ['graphiql.css'], scripts: ['react.js', 'react-dom.js', 'graphiql.js', 'graphql.js'],
  body: '<div id="page" class="full"></div>',
});

const names = Object.keys(PROBLEMS) as ProblemName[];

/** What every code of an error means; the `type` of problem details leads here. */
export const problemsPage = html({
  title: 'Hornburg: problems', styles: [], scripts: [],
  body: `<main><h1>Problems</h1>
<p>Errors are problem details (RFC 9457). <code>code</code> is one of these; through GraphQL the same code is in <code>extensions.code</code>.</p>
${names.map((name) => `<h2 id="${name}"><code>${name}</code></h2><p>${PROBLEMS[name].title} (${PROBLEMS[name].status}).</p>`).join('\n')}
<h1>Faults</h1>
<p>Each entry of <code>errors</code> has a JSON pointer to the fault and one of these codes.</p>
${PROBLEM_CODES.map((code) => `<h2 id="fault-${code}"><code>${code}</code></h2><p>${explanations[code]}</p>`).join('\n')}
</main>`,
});
