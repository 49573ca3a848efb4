// The two states that a report compares, in the repository of a project whose build only copies its content.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { Repository } from '../../../tools/preview-report/git'
import { buildErrors, buildRevision } from '../../../tools/preview-report/revisions'
import { folderForEachTest } from '../../gatsby/folder'
import { renderComment } from '../../hostile/rendered-comment'

// npm prints the command, which must not look like an error itself.
const FAILING = JSON.stringify({ scripts: { build: 'printf er%s "ror: $PWD/a.ts needs $PWD/b.ts"; exit 1' } })

const COMMAND = resolve('tools/preview-report/command.ts')

const project = folderForEachTest()
let repository: Repository

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
    cwd: project.at(),
    encoding: 'utf8',
  }).trim()

function commit(subject = 'A state'): string {
  git('add', '--all')
  git('commit', '--quiet', '--message', subject)
  return git('rev-parse', 'HEAD')
}

function build() {
  return buildRevision(repository, project.at(), { name: 'A state', tree: 'HEAD' }, project.at('builds/head'))
}

beforeEach(() => {
  mkdirSync(project.at('node_modules'))
  project.write('package-lock.json', '{}')
  project.write('package.json', '{"scripts":{"build":"rm -rf public && cp -r content public && echo built >> .cache"}}')
  project.write('.gitignore', '*builds*\n.cache\nnode_modules\npreview-report\npublic\n')
  project.write('content/kept.yml', 'kept')
  project.write('content/gone.yml', 'gone')
  git('init', '--quiet', '--initial-branch=main')
  commit()
  repository = new Repository(project.at())
})

function commitElsewhere(): string {
  git('checkout', '--quiet', '-b', 'work')
  project.write('content/kept.yml', 'changed')
  const work = commit()
  git('checkout', '--quiet', 'main')
  return work
}

test('the base is the merge base, even if the main branch has later commits', () => {
  const start = git('rev-parse', 'HEAD')
  const work = commitElsewhere()
  project.write('content/gone.yml', 'drift')
  commit()
  expect([repository.baseOf(work), repository.baseOf(work, 'main')]).toEqual([start, start])
})

test('a merge commit is described by the commit that it merges, and any other commit by itself', () => {
  const work = commitElsewhere()
  git('merge', '--quiet', '--no-ff', '--message', 'Merge', 'work')
  expect([repository.sourceOf('HEAD'), repository.sourceOf(work)]).toEqual([work, work])
})

// Git would parse the second name as an option.
test.each(['no-such-branch', '--all'])('the name %s, which is not in the repository, is rejected', (name) => {
  expect(() => repository.commitOf(name)).toThrow(`“${name}” is not a branch, tag, or commit in this repository.`)
})

test('the work tree includes uncommitted and untracked files, but not ignored ones, and nothing that is staged changes', () => {
  project.write('content/kept.yml', 'edited')
  project.write('content/new.yml', 'new')
  project.write('public', 'built')
  const before = git('status', '--porcelain')
  repository.checkOut(repository.workTree(project.at('.git/copied.index')), project.at('builds'))
  expect([project.read('builds/content/kept.yml'), project.read('builds/content/new.yml')]).toEqual(['edited', 'new'])
  expect(existsSync(project.at('builds/public'))).toBe(false)
  expect(git('status', '--porcelain')).toBe(before)
})

test('the names of changed files are as people write them', () => {
  const name = 'größe "1".md'
  project.write(name, '')
  const head = commit()
  expect(repository.changesExcept(['content'], `${head}^`, head)).toEqual([name])
})

test('a state that was built before is rebuilt after it changes, with its cache and without files that were removed', () => {
  build()
  project.write('content/new.yml', 'new')
  project.remove('content/gone.yml')
  commit()
  const folder = project.at('builds/head/public')
  expect(build()).toEqual({ name: 'A state', root: project.at('builds/head'), folder })
  expect(readdirSync(folder)).toEqual(['kept.yml', 'new.yml'])
  expect(project.read('builds/head/.cache')).toBe('built\nbuilt\n')
})

test('the errors of a build are shown without its successful steps and without stack traces', () => {
  const output = [
    'success load gatsby config - 0.031s',
    'npm warn Unknown config “error”',
    '✘ [ERROR] Could not resolve "left-pad"',
    '',
    "      1 │ import leftPad from 'left-pad'",
    '  - main.js:1752 failureErrorWithLog',
    '    [site]/[esbuild]/lib/main.js:1752:15',
    '    node:internal/process/task_queues:95:5',
    '    [site]/src/pages/index.tsx:12:3',
    '    at Object.<anonymous> (/site/node_modules/esbuild/lib/main.js:1592:45)',
    'success write out requires - 0.003s',
    'npm error Lifecycle script `build` failed with error:',
  ]
  expect(buildErrors(output).split('\n')).toEqual([2, 4, 8].map((index) => output[index]))
})

test('only the first forty lines of a long list of errors are shown', () => {
  const lines = Array.from({ length: 41 }, (_, index) => `Error ${index + 1}`)
  expect(buildErrors(lines)).toBe(lines.slice(0, 40).join('\n'))
})

test('in a project that is a part of a repository, the paths of files that are not committed are relative to the project', () => {
  for (const name of ['changed', 'committed']) project.write(`part/content/${name}.yml`, 'a')
  commit()
  project.write('part/content/changed.yml', 'b')
  project.write('part/content/new.yml', 'new')
  const paths = new Repository(project.at('part')).uncommitted(['content'])
  expect(paths.filter(Boolean)).toEqual(['content/changed.yml', 'content/new.yml'])
})

test('npm run preview:report writes a report on two commits, and fails if one of them cannot be built', () => {
  project.write('content/redirects.yml', '- from: /old\n  to: /services\n')
  commit('Before')
  project.write('content/redirects.yml', '- from: /old\n  to: /about\n')
  project.write('package.json', FAILING)
  project.write('__tests__/page.test.ts', '')
  project.write('spelling-words.txt', 'Deming')
  const head = commit('After').slice(0, 7)
  const args = ['--tsconfig', resolve('tsconfig.json'), COMMAND, '--base', 'HEAD^1', '--head', 'HEAD']
  // Nothing is shown in a browser, but there must be one.
  const env = { ...process.env, CHROMIUM_PATH: process.execPath }
  const { status, stdout } = spawnSync(resolve('node_modules/.bin/tsx'), args, {
    cwd: project.at(),
    encoding: 'utf8',
    env,
  })
  expect(status).toBe(1)
  expect(stdout).toMatch(/^Do not merge yet: Build\. 1 change in 1 entry\. The site could not be built/)
  expect(renderComment(project.read('preview-report/summary.md')).text).toBe(
    [
      'What this changes ⚠️ Redirects: 1 redirect has changed. Engineering must approve this.',
      'Visitors to /old would be redirected to /about instead of /services. ❌ Do not merge yet: Build.',
      '1 change in 1 entry. The site could not be built, so no pages were compared.',
      `❌ Build: ${head} After failed to build, so no pages were compared error: a.ts needs b.ts`,
      '⚠️ Code: 2 files changed __tests__/page.test.ts package.json Content Redirects › /old New address: /services → /about',
    ].join(' '),
  )
  expect(project.read('preview-report/index.html')).toContain('so no pages were compared')
})
