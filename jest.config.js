const swc = {
  jsc: {
    target: 'es2023',
    parser: { syntax: 'typescript', decorators: true },
    keepClassNames: true,
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
  },
  module: { type: 'es6' },
  sourceMaps: 'inline',
  swcrc: false,
};
// Libraries check themselves no more than they do in the service: src/platform/config/production-mode.ts.
process.env.NODE_ENV = 'production';

// Two ESM-only leaves that CommonJS packages require: Jest cannot require ESM on Node 20, so they are transformed.
const requiredEsm = '/node_modules/(?:cookie|content-disposition)/';

/** @type {import('jest').Config} */
export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/src', '<rootDir>/test'],
  testMatch: ['**/*.spec.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  // Properties draw their cases from one seed: test/support/seeded-fast-check.ts.
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1', '^fast-check$': '<rootDir>/test/support/seeded-fast-check.ts' },
  moduleFileExtensions: ['ts', 'js', 'mjs', 'cjs', 'json', 'node'],
  coverageProvider: 'v8',
  testSequencer: '<rootDir>/test/support/slow-first.mjs',
  globalSetup: '<rootDir>/test/support/global-setup.mjs',
  testTimeout: 30_000,
  maxWorkers: 2,
  transform: {
    '^.+\\.ts$': ['@swc/jest', swc],
    [`${requiredEsm}.+\\.js$`]: [
      '@swc/jest',
      { jsc: { target: 'es2022', parser: { syntax: 'ecmascript' } }, module: { type: 'commonjs' }, swcrc: false },
    ],
  },
  transformIgnorePatterns: [`^(?!.*${requiredEsm}).*/node_modules/`],
};
