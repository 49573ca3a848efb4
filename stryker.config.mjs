// Mutation testing: `npm run test:mutations -- --mutate "content-check/rules/*.ts"` changes the code in these files, one place at a time,
// and reports the share of the changes that the unit tests notice. `PROJECT=dom` runs the tests that need a document instead.
import { env } from 'node:process'
import jest from './jest.config.mjs'

const project = jest.projects.find(({ displayName }) => displayName === (env.PROJECT ?? 'unit'))

export default {
  testRunner: 'jest',
  jest: {
    config: {
      ...project,
      projects: [],
      testEnvironment: project.testEnvironment.replace('<rootDir>', '.'),
      // Stryker changes nothing in the processes of commands.
      testPathIgnorePatterns: [...project.testPathIgnorePatterns, '-commands?\\.test\\.ts$'],
    },
  },
  coverageAnalysis: 'perTest',
  // Stryker runs every test of the area for each change to a constant.
  ignoreStatic: true,
  // Otherwise, Stryker imports the TypeScript compiler to rewrite project references, which this project does not have.
  tsconfigFile: 'none',
  ignorePatterns: ['.cache', '.preview-builds', 'docs', '/preview-report', 'public', 'test-results'],
  tempDirName: '.stryker',
  timeoutMS: 60_000,
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
}
