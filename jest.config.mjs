/** Unit tests run without a browser; what only a browser can show is in __tests__/browser, which Playwright runs. */
export default {
  testMatch: ['<rootDir>/__tests__/**/*.test.{ts,tsx}'],
  // Those in build/ look at the site as last built.
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/__tests__/(browser|build)/'],
  // Jest would leave one processor of two idle.
  maxWorkers: '100%',
  // Each use of a global is slow in Jest's sandbox, and drawing maps is nothing but arithmetic.
  sandboxInjectedGlobals: ['Math'],
  testEnvironment: 'jsdom',
  // Machines that build at the same time are slow; no test waits this long by itself.
  testTimeout: 30_000,
  setupFilesAfterEnv: ['<rootDir>/__tests__/setup.ts'],
  moduleNameMapper: {
    // Gatsby's own module runs only inside its build.
    '^gatsby$': '<rootDir>/__tests__/stubs/gatsby.tsx',
    // Jest needs no transform for this build. The other one is an ES module with private methods, which Babel's preset refuses.
    '^marked$': '<rootDir>/node_modules/marked/lib/marked.umd.js',
  },
  transform: {
    '\\.m?[jt]sx?$': [
      'babel-jest',
      { presets: [['babel-preset-gatsby', { reactRuntime: 'automatic' }], '@babel/preset-typescript'] },
    ],
  },
  // These publish ES modules alone, which Jest's own loader does not read.
  transformIgnorePatterns: [
    '/node_modules/(?!(d3-contour|d3-array|internmap|gatsby|@mdn|@netlify|escape-string-regexp|filter-obj|is-network-error|is-plain-obj|map-obj|p-retry|path-exists|pixelmatch)/)',
  ],
  modulePathIgnorePatterns: ['<rootDir>/.cache', '<rootDir>/public', '<rootDir>/.preview-builds'],
}
