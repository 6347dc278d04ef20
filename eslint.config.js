import eslint from '@eslint/js';
import tseslint from 'typescript-eslint';

const SIZES = { file: 300, function: 40, constructor: 5 };

/** Things that a pure rulebook must be handed instead of reaching for. */
const impureGlobals = ['Date', 'process', 'fetch', 'setTimeout', 'setInterval', 'crypto', 'performance', 'console', 'Buffer'].map((name) => ({
  name,
  message: 'The rules are pure: what they need comes in as an argument.',
}));

const noDefaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export by name; only configuration files have a default export.',
};
const noEnvironment = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: 'The environment is read in src/platform/config only.',
};
const onlyTheManager = {
  selector: "CallExpression[callee.property.name='transaction'] > :function MemberExpression[property.name=/^(?:dataSource|connection)$/]",
  message: 'Inside a transaction everything uses its manager: the embedded database has one connection.',
};
const onlyTheManagerByName = {
  selector: "CallExpression[callee.property.name='transaction'] > :function MemberExpression[object.name=/[dD]ataSource$/]",
  message: 'Inside a transaction everything uses its manager: the embedded database has one connection.',
};
const everywhere = [noDefaultExport, onlyTheManager, onlyTheManagerByName];

export default tseslint.config(
  { ignores: ['dist/', 'coverage/', 'node_modules/', '.hornburg/', 'test/architecture/fixtures/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  eslint.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'no-param-reassign': 'error',
      'no-restricted-syntax': ['error', ...everywhere, noEnvironment],
      'max-lines': ['error', { max: SIZES.file }],
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }],
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-extraneous-class': ['error', { allowEmpty: true, allowWithDecorator: true }],
      // Views, inputs and the configuration are shapes: plain objects of that shape are meant to pass.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      // Plug-in interfaces ask for promises where there is nothing to wait for.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      // `value as T` after a proof is kept apart from `!`, which is banned.
      '@typescript-eslint/non-nullable-type-assertion-style': 'off',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },
  {
    files: ['src/**/*.ts'],
    rules: {
      complexity: ['error', { max: 15, variant: 'modified' }],
      'max-depth': ['error', 3],
      'max-lines-per-function': ['error', { max: SIZES.function, skipBlankLines: true, skipComments: true }],
      'max-params': ['error', SIZES.constructor],
    },
  },
  {
    files: ['src/rules/**/*.ts'],
    ignores: ['**/*.spec.ts'],
    rules: {
      'no-restricted-globals': ['error', ...impureGlobals],
      'no-restricted-properties': ['error', { object: 'Math', property: 'random', message: 'Dice come in as an argument.' }],
    },
  },
  {
    files: ['src/platform/config/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...everywhere] },
  },
  {
    files: ['**/*.spec.ts', 'test/**/*.ts'],
    rules: {
      // A table of cases is one function, however many rows it has; supertest and matchers are handed about unbound.
      'max-lines-per-function': 'off',
      'no-restricted-syntax': ['error', ...everywhere],
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    // Configuration and scripts: read by tools that ask for a default export, run from a shell.
    files: ['**/*.js', '**/*.mjs'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { globals: { process: 'readonly', console: 'readonly', Buffer: 'readonly', URL: 'readonly' } },
    rules: { 'no-restricted-syntax': ['error', onlyTheManager, onlyTheManagerByName], 'no-console': 'off' },
  },
);
