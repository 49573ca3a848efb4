// `AREA=rules npx tsx tools/benchmarks/mutations.ts` changes an area's code one place at a time, and reports the share that
// its unit tests notice. `SAMPLE=10` changes every tenth line.
import { readdirSync, readFileSync } from 'node:fs'
import { env } from 'node:process'
import jest from './jest.config.mjs'

/** The files of each area, and the folders with its tests. */
const AREAS = {
  // Commands write placeholders, and look up published addresses.
  rules: { code: /^content-check\/rules\//, tests: ['content-check', 'tools/commands'] },
  form: {
    code: /^(src\/consultation-form|content-model\/(consultation-form|delivery))\//,
    tests: ['consultation-form', 'content-model/consultation-form', 'content-model/delivery'],
    project: 'dom',
  },
  service: { code: /^src\/consultation-api\//, tests: ['consultation-api'] },
  hosting: {
    code: /^gatsby\/(encoding\/|pages\/redirects|output\/(security-headers|content-security-policy))/,
    tests: ['gatsby/encoding', 'gatsby/output', 'gatsby/pages'],
  },
  saving: {
    // The preview beside the form saves nothing.
    code: /^(admin\/(?!preview\/)|content-check\/write\/)/,
    tests: ['admin', 'content-check/write'],
    project: 'dom',
  },
  diff: { code: /^tools\/preview-report\/(content|field|word)-/, tests: ['tools/preview-report'] },
}

const { AREA = '', SAMPLE = '1' } = env
const area = AREAS[AREA]
if (!area) throw new Error(`Set AREA to one of these: ${Object.keys(AREAS).join(', ')}`)

const root = `${import.meta.dirname}/`
const files = ['admin', 'content-check', 'content-model', 'content-resolvers', 'gatsby', 'src', 'tools'].flatMap(
  (folder) => readdirSync(root + folder, { recursive: true }).map((file) => `${folder}/${file}`),
)
const code = files.filter((file) => area.code.test(file) && /\.tsx?$/.test(file))

/** Every n-th line of a file, as Stryker's ranges. */
function sampleOf(file) {
  const lines = readFileSync(root + file, 'utf8').split('\n').length
  return Array.from({ length: Math.ceil(lines / Number(SAMPLE)) }, (_, index) => 1 + index * Number(SAMPLE)).map(
    (line) => `${file}:${line}-${line}`,
  )
}

const project = jest.projects.find(({ displayName }) => displayName === (area.project ?? 'unit'))

export default {
  mutate: SAMPLE === '1' ? code : code.flatMap(sampleOf),
  testRunner: 'jest',
  jest: {
    config: {
      ...project,
      projects: [],
      testEnvironment: project.testEnvironment.replace('<rootDir>', '.'),
      // Tests with a document are .tsx files, which only its environment can run.
      testMatch: area.tests.map(
        (folder) => `<rootDir>/__tests__/${folder}/**/*.test.${area.project === 'dom' ? '{ts,tsx}' : 'ts'}`,
      ),
      // These tests start commands in processes of their own, in which Stryker changes nothing.
      // One test of the preview starts Gatsby, which needs the unit project's environment.
      testPathIgnorePatterns: ['\\.slow\\.test\\.tsx?$', '-commands?\\.test\\.ts$', '/admin/preview/'],
    },
  },
  coverageAnalysis: 'perTest',
  // For each change to a constant, Stryker would run every test of the area, because it cannot tell which ones use it.
  ignoreStatic: true,
  // With a tsconfig file, Stryker would load the TypeScript compiler to rewrite project references, of which there are none.
  tsconfigFile: 'none',
  ignorePatterns: ['.cache', '.preview-builds', 'docs', '/preview-report', 'public', 'test-results'],
  tempDirName: '.stryker',
  timeoutMS: 60_000,
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
}
