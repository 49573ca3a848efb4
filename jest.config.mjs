/** The settings of all projects. */
const shared = {
  // In Jest's sandbox, each use of a global is slow, and drawings use Math all the time.
  sandboxInjectedGlobals: ['Math'],
  testEnvironment: 'node',
  // The build defines them and chooses the modules; see gatsby/webpack/constants.ts.
  globals: { ANALYTICS: null, DELIVERY: null, IS_RIGHT_TO_LEFT: false, LIST_SEPARATOR: ', ', QUOTATION_MARKS: '' },
  setupFilesAfterEnv: ['<rootDir>/__tests__/setup.ts'],
  moduleNameMapper: {
    '^configured-(delivery|analytics)$': '<rootDir>/content-model/$1/endpoint.ts',
    // Gatsby's own module runs only inside its build.
    '^gatsby$': '<rootDir>/__tests__/stubs/gatsby.tsx',
    // This build needs no transform. The other is an ES module with private methods, which Babel's preset rejects.
    '^marked$': '<rootDir>/node_modules/marked/lib/marked.umd.js',
  },
  transform: {
    '\\.m?[jt]sx?$': [
      '@swc/jest',
      { jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } } },
    ],
  },
  // These packages publish only ES modules, which Jest's own loader does not support.
  transformIgnorePatterns: [
    '/node_modules/(?!(@sindresorhus/transliterate|d3-contour|d3-array|entities|internmap|gatsby|@netlify|escape-string-regexp|filter-obj|hunspell-wasm|is-plain-obj|map-obj|parse5|path-exists)/)',
  ],
  // If content/ had a folder named __mocks__, Jest would use the modules in it in every test.
  modulePathIgnorePatterns: ['<rootDir>/.cache', '<rootDir>/content/', '<rootDir>/public', '<rootDir>/.preview-builds'],
}

const SLOW = '\\.slow\\.test\\.tsx?$'

/** Tests without a browser; __tests__/browser has the others, for Playwright. */
export default {
  // By default, Jest leaves one processor idle, which is half of a machine with two.
  maxWorkers: '100%',
  // In milliseconds. Tests are slow on a machine that also runs a build. None takes this long unless it hangs.
  testTimeout: 30_000,
  projects: [
    {
      ...shared,
      displayName: 'dom',
      testEnvironment: '<rootDir>/__tests__/dom-environment.ts',
      testMatch: ['<rootDir>/__tests__/**/*.test.tsx'],
      testPathIgnorePatterns: [SLOW],
    },
    {
      ...shared,
      displayName: 'unit',
      testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
      testPathIgnorePatterns: [SLOW, '<rootDir>/__tests__/(build|hosts|sample)/'],
    },
    // What the sample content must say. It is deleted with that content.
    { ...shared, displayName: 'sample', testMatch: ['<rootDir>/__tests__/sample/*.test.ts'] },
    // Inspects the last build of the site.
    { ...shared, displayName: 'build', testMatch: ['<rootDir>/__tests__/build/*.test.ts'] },
    // Serves the last build with nginx and Caddy.
    { ...shared, displayName: 'hosts', testMatch: ['<rootDir>/__tests__/hosts/*.test.ts'] },
    { ...shared, displayName: 'slow', testMatch: ['<rootDir>/__tests__/**/*.slow.test.{ts,tsx}'] },
  ],
}
