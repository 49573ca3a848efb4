import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Repository } from '../../../tools/preview-report/git'
import { buildErrors, buildRevision } from '../../../tools/preview-report/revisions'

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

test('the first lines of a long error are shown, because they contain the cause', () => {
  const output = ['ERROR #98123 WEBPACK', ...Array.from({ length: 100 }, (_, index) => `line ${index}`)]
  const shown = buildErrors(output).split('\n')
  expect(shown[0]).toBe('ERROR #98123 WEBPACK')
  expect(shown).toHaveLength(40)
})

describe('a state that was built before', () => {
  /** The project, whose build copies the content to `public/`. */
  let root: string
  const write = (file: string, text: string) => {
    writeFileSync(join(root, file), text)
  }
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], { cwd: root })

  function commit(): void {
    git('add', '--all')
    git('commit', '--quiet', '--message', 'A state')
  }

  function build() {
    return buildRevision(new Repository(root), root, { name: 'A state', tree: 'HEAD' }, join(root, 'builds/head'))
  }

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'project-'))
    for (const folder of ['content', 'node_modules']) mkdirSync(join(root, folder))
    write('package-lock.json', '{}')
    write('package.json', '{"scripts":{"build":"rm -rf public && cp -r content public"}}')
    write('.gitignore', 'builds\nnode_modules\npublic\n')
    write('content/delivery.yml', 'new')
    git('init', '--quiet')
    commit()
    build()
  })
  afterEach(() => {
    rmSync(root, { recursive: true })
  })

  test('is rebuilt after it changes, without files that were removed', () => {
    write('content/new.yml', 'new')
    rmSync(join(root, 'content/delivery.yml'))
    commit()
    build()
    for (const folder of ['content', 'public'])
      expect(readdirSync(join(root, 'builds/head', folder))).toEqual(['new.yml'])
  })

  test('has the errors of its build', () => {
    // npm prints the command, which must not look like an error itself.
    write('package.json', '{"scripts":{"build":"printf er%s \'ror: No such page\'; exit 1"}}')
    commit()
    expect(build()).toEqual({ name: 'A state', root: join(root, 'builds/head'), failure: 'error: No such page' })
  })
})
