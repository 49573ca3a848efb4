import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Repository } from '../../../tools/preview-report/git'

let root: string
let repository: Repository

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
    cwd: root,
    encoding: 'utf8',
  }).trim()
const write = (file: string, text: string) => {
  writeFileSync(join(root, file), text)
}
const commit = (subject: string) => {
  git('add', '--all')
  git('commit', '--quiet', '--message', subject)
  return git('rev-parse', 'HEAD')
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'repository-'))
  git('init', '--quiet', '--initial-branch=main')
  write('.gitignore', 'public\n')
  write('kept.yml', 'kept')
  write('gone.yml', 'gone')
  commit('Begin')
  repository = new Repository(root)
})
afterEach(() => {
  rmSync(root, { recursive: true, force: true })
})

test('the base is the merge base, even if the main branch has later commits', () => {
  const start = git('rev-parse', 'HEAD')
  git('checkout', '--quiet', '-b', 'work')
  write('kept.yml', 'changed')
  const work = commit('Work')
  git('checkout', '--quiet', 'main')
  write('gone.yml', 'drift')
  commit('Drift')
  expect(repository.baseOf(work)).toBe(start)
  expect(repository.baseOf(work, 'main')).toBe(start)
})

test('a name that does not exist in the repository is rejected', () => {
  expect(() => repository.commitOf('no-such-branch')).toThrow(/“no-such-branch” is not a branch, tag, or commit/)
})

test('a name that looks like a git option is treated as a name', () => {
  expect(() => repository.commitOf('--all')).toThrow(/“--all” is not a branch/)
})

test('a merge commit is described by the commit that it merges, and any other commit by itself', () => {
  git('checkout', '--quiet', '-b', 'work')
  write('kept.yml', 'changed')
  const work = commit('Work')
  git('checkout', '--quiet', 'main')
  git('merge', '--quiet', '--no-ff', '--message', 'Merge', 'work')
  expect(repository.sourceOf('HEAD')).toBe(work)
  expect(repository.sourceOf(work)).toBe(work)
})

test('the work tree includes uncommitted and untracked files, but not ignored ones', () => {
  write('kept.yml', 'edited')
  write('new.yml', 'new')
  write('public', 'built')
  const folder = join(root, '.git', 'copy')
  repository.checkOut(repository.workTree(join(root, '.git', 'copied.index')), folder)
  expect(readFileSync(join(folder, 'kept.yml'), 'utf8')).toBe('edited')
  expect(readFileSync(join(folder, 'new.yml'), 'utf8')).toBe('new')
  expect(existsSync(join(folder, 'public'))).toBe(false)
})

test('reading the work tree does not affect staged changes', () => {
  write('new.yml', 'new')
  const before = git('status', '--porcelain')
  repository.workTree(join(root, '.git', 'copied.index'))
  expect(git('status', '--porcelain')).toBe(before)
})

test('checking out replaces another state in the folder, and keeps build output', () => {
  const folder = join(root, '.git', 'copy')
  repository.checkOut('HEAD', folder)
  writeFileSync(join(folder, 'public'), 'built')
  rmSync(join(root, 'gone.yml'))
  repository.checkOut(commit('Remove'), folder)
  expect(existsSync(join(folder, 'gone.yml'))).toBe(false)
  expect(readFileSync(join(folder, 'public'), 'utf8')).toBe('built')
})
