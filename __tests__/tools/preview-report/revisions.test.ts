/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildErrors, hasLockedPackages } from '../../../tools/preview-report/revisions'

test('the errors of a build are shown without its successful steps and without stack traces', () => {
  const output = [
    'success load gatsby config - 0.031s',
    'npm warn Unknown config “error”',
    '✘ [ERROR] Could not resolve "left-pad"',
    '',
    '    src/pages/index.tsx:1:36:',
    "      1 │ import leftPad from 'left-pad'",
    'error "gatsby-node.js" threw an error while running the onPostBuild lifecycle:',
    '  - main.js:1752 failureErrorWithLog',
    '    [site]/[esbuild]/lib/main.js:1752:15',
    '  - task_queues:95 process.processTicksAndRejections',
    '    node:internal/process/task_queues:95:5',
    '    [site]/src/pages/index.tsx:12:3',
    '    at Object.<anonymous> (/site/node_modules/esbuild/lib/main.js:1592:45)',
    'success write out requires - 0.003s',
    'npm error Lifecycle script `build` failed with error:',
  ]
  expect(buildErrors(output).split('\n')).toEqual([
    '✘ [ERROR] Could not resolve "left-pad"',
    '    src/pages/index.tsx:1:36:',
    "      1 │ import leftPad from 'left-pad'",
    'error "gatsby-node.js" threw an error while running the onPostBuild lifecycle:',
    '    [site]/src/pages/index.tsx:12:3',
  ])
})

test('the first lines of a long error are shown, because they have the cause', () => {
  const output = ['ERROR #98123 WEBPACK', ...Array.from({ length: 100 }, (_, index) => `line ${index}`)]
  const shown = buildErrors(output).split('\n')
  expect(shown[0]).toBe('ERROR #98123 WEBPACK')
  expect(shown).toHaveLength(40)
})

test('output without an error is shown from the end', () => {
  const output = Array.from({ length: 100 }, (_, index) => `success ${index}`)
  expect(buildErrors(output).split('\n').at(-1)).toBe('success 99')
})

describe('the packages of a project', () => {
  let root: string
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'packages-'))
    mkdirSync(join(root, 'node_modules'))
  })
  afterEach(() => {
    rmSync(root, { recursive: true })
  })

  const own = { '': { version: '1.0.0' } }
  const a = { 'node_modules/a': { version: '1.2.3' } }

  /** Writes the lock file and the list of the installed packages, and compares them. */
  function matches(locked: object, installed: object): boolean {
    writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: { ...own, ...locked } }))
    writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }))
    return hasLockedPackages(root)
  }

  test('are those of the lock file if their versions are the same', () => {
    expect(matches(a, a)).toBe(true)
  })

  test('may lack packages for other platforms, and include others', () => {
    expect(matches({ ...a, 'node_modules/b': { version: '1.0.0', optional: true } }, a)).toBe(true)
    expect(matches({}, a)).toBe(true)
  })

  test.each([
    ['a package is missing', a, {}],
    ['a package has another version', a, { 'node_modules/a': { version: '1.2.4' } }],
  ])('are not those of the lock file if %s', (_, locked, installed) => {
    expect(matches(locked, installed)).toBe(false)
  })

  test('are not those of the lock file if nothing is installed', () => {
    writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: own }))
    expect(hasLockedPackages(root)).toBe(false)
  })
})
