import { join } from 'node:path';

const RULEBOOKS = '^src/rules/(strategy-battle|fellowship|war-of-the-ring)/';
const DOORS = '^src/api/(strategy-battle|fellowship|war-of-the-ring)/';
const SHARED_RULES = '^src/rules/(?:dice|shared)/';
const SPEC = '[.]spec[.]ts$';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'A circle of imports has no reading order.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'A file that nothing imports is dead, but for the process itself and what tools start by name.',
      severity: 'error',
      from: { orphan: true, path: '^src/', pathNot: [SPEC, '^src/main[.]ts$'] },
      to: {},
    },
    {
      name: 'no-barrels',
      comment: 'Import from the file that says it; a register is named for what it registers.',
      severity: 'error',
      from: {},
      to: { path: '(?:^|/)index[.]ts$', pathNot: 'node_modules' },
    },
    {
      name: 'rules-are-pure',
      comment: 'The rules import nothing outside their ring: no framework, database, clock or environment.',
      severity: 'error',
      from: { path: '^src/rules/', pathNot: SPEC },
      to: { pathNot: '^src/rules/' },
    },
    {
      name: 'rulebooks-stand-apart',
      comment: 'One rulebook never imports another; what two of them use lies in dice/ or shared/.',
      severity: 'error',
      from: { path: RULEBOOKS, pathNot: SPEC },
      to: { path: '^src/rules/', pathNot: ['^src/rules/$1/', SHARED_RULES] },
    },
    {
      name: 'shared-rules-know-no-rulebook',
      comment: 'dice/ and shared/ are words of at least two rulebooks, so they know none.',
      severity: 'error',
      from: { path: SHARED_RULES, pathNot: SPEC },
      to: { path: RULEBOOKS },
    },
    {
      name: 'doors-stand-apart',
      comment: 'The doors of one rule system never import those of another; what two of them use lies in api/shared/.',
      severity: 'error',
      from: { path: DOORS, pathNot: SPEC },
      to: { path: DOORS, pathNot: '^src/api/$1/' },
    },
    {
      name: 'tables-stay-in-the-reference-ring',
      comment: 'Entities are read inside the reference ring only; platform/database opens the connection, database-schema lists the tables.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/reference/', '^src/database-schema[.]ts$', SPEC] },
      to: { path: '^src/reference/entities' },
    },
    {
      name: 'typeorm-stays-in-the-reference-ring',
      comment: 'Only the reference ring and the platform, which opens and hands out the connection, know TypeORM.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/reference/', '^src/platform/(?:database|platform[.]module)', '^src/database-schema[.]ts$', SPEC] },
      to: { path: 'node_modules/(?:@nestjs/)?typeorm/' },
    },
    {
      name: 'only-the-app-module-opens-the-doors',
      comment: 'Rings are read outside in: nothing below imports the doors.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/api/', '^src/app[.]module[.]ts$', SPEC] },
      to: { path: '^src/api/' },
    },
    {
      name: 'the-data-knows-no-doors-and-no-process',
      comment: 'The reference ring uses the rules and the connection, never the doors or HTTP.',
      severity: 'error',
      from: { path: '^src/reference/', pathNot: SPEC },
      to: { path: '^src/(?:api/|platform/(?:http|health|metrics)|app|main)' },
    },
    {
      name: 'source-imports-no-test',
      comment: 'What runs in production never imports what proves it.',
      severity: 'error',
      from: { path: '^(?:src|migrations)/', pathNot: SPEC },
      to: { path: ['^test/', SPEC] },
    },
    {
      name: 'no-development-dependencies',
      comment: 'What is imported in production is installed in production.',
      severity: 'error',
      from: { path: '^(?:src|migrations)/', pathNot: SPEC },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'everything-resolves',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^test/architecture/fixtures/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: join(import.meta.dirname, 'tsconfig.json') },
    detectProcessBuiltinModuleCalls: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'require', 'node', 'default', 'types'] },
  },
};
