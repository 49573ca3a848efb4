/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Repository } from '../../../tools/preview-report/git'
import { buildErrors, buildRevision, hasLockedPackages, isDocument } from '../../../tools/preview-report/revisions'

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

test('only files that no build reads are documents', () => {
  const files = ['README.md', 'docs/images/home.png', 'LICENSE', 'static/terms.md', 'content/site.yml', 'src/docs/a.ts']
  expect(files.filter(isDocument)).toEqual(['README.md', 'docs/images/home.png', 'LICENSE'])
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

describe('a state that was built before', () => {
  /** The project, whose build copies the content to `public/`. */
  let root: string
  const write = (file: string, text: string) => {
    writeFileSync(join(root, file), text)
  }
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], { cwd: root })

  async function build(): Promise<void> {
    const repository = new Repository(root)
    const state = { name: 'A state', tree: repository.treeOf('HEAD') }
    await buildRevision(repository, root, state, join(root, 'builds/head'))
  }

  beforeEach(async () => {
    root = mkdtempSync(join(tmpdir(), 'project-'))
    for (const folder of ['content', 'node_modules']) mkdirSync(join(root, folder))
    for (const file of ['package-lock.json', 'node_modules/.package-lock.json']) write(file, '{"packages":{}}')
    write('package.json', '{"scripts":{"build":"rm -rf public && cp -r content public && echo built >> ../log"}}')
    write('.gitignore', 'builds\nnode_modules\npublic\n')
    write('content/delivery.yml', 'new')
    git('init', '--quiet')
    git('add', '--all')
    git('commit', '--quiet', '--message', 'A state')
    await build()
  })
  afterEach(() => {
    rmSync(root, { recursive: true })
  })

  test('is not built again', async () => {
    await build()
    expect(read('builds/log')).toBe('built\n')
  })

  test.each([
    ['has old content', 'delivery.yml', 'old'],
    ['has another file', 'other.yml', 'other'],
  ])('is checked out and built again if its checkout %s', async (_, file, text) => {
    const folders = ['builds/head/content', 'builds/head/public']
    for (const folder of folders) write(`${folder}/${file}`, text)
    await build()
    for (const folder of folders) {
      expect(readdirSync(join(root, folder))).toEqual(['delivery.yml'])
      expect(read(`${folder}/delivery.yml`)).toBe('new')
    }
  })
})
