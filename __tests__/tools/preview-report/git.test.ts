/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Repository } from '../../../tools/preview-report/git'

let root: string
let repository: Repository

const git = (...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...words], {
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

test('work begins where it has left the main branch, whatever came to that later', () => {
  const start = git('rev-parse', 'HEAD')
  git('checkout', '--quiet', '-b', 'work')
  write('kept.yml', 'changed')
  const work = commit('Work')
  git('checkout', '--quiet', 'main')
  write('gone.yml', 'drift')
  commit('Drift')
  expect(repository.baseOf(undefined, work)).toBe(start)
  expect(repository.baseOf('main', work)).toBe(start)
})

test('a name that is nothing in the repository is said', () => {
  expect(() => repository.commitOf('no-such-branch')).toThrow(/“no-such-branch” is no branch, tag or commit/)
})

test('a name that looks like an option of git is a name', () => {
  expect(() => repository.commitOf('--all')).toThrow(/“--all” is no branch/)
})

test('the work tree has what is not committed and not known yet, and not what is ignored', () => {
  write('kept.yml', 'edited')
  write('new.yml', 'new')
  write('public', 'built')
  const folder = join(root, '.git', 'copy')
  repository.checkOut(repository.workTree(join(root, '.git', 'builds')), folder)
  expect(readFileSync(join(folder, 'kept.yml'), 'utf8')).toBe('edited')
  expect(readFileSync(join(folder, 'new.yml'), 'utf8')).toBe('new')
  expect(existsSync(join(folder, 'public'))).toBe(false)
})

test('reading the work tree leaves alone what is staged', () => {
  write('new.yml', 'new')
  const before = git('status', '--porcelain')
  repository.workTree(join(root, '.git', 'builds'))
  expect(git('status', '--porcelain')).toBe(before)
})

test('a folder that has another state takes the new one, and keeps what a build has made in it', () => {
  const folder = join(root, '.git', 'copy')
  repository.checkOut(repository.treeOf('HEAD'), folder)
  writeFileSync(join(folder, 'public'), 'built')
  rmSync(join(root, 'gone.yml'))
  repository.checkOut(repository.treeOf(commit('Remove')), folder)
  expect(existsSync(join(folder, 'gone.yml'))).toBe(false)
  expect(readFileSync(join(folder, 'public'), 'utf8')).toBe('built')
})

test('a folder that was deleted is filled again', () => {
  const folder = join(root, '.git', 'copy')
  const tree = repository.treeOf('HEAD')
  repository.checkOut(tree, folder)
  rmSync(folder, { recursive: true })
  repository.checkOut(tree, folder)
  expect(readFileSync(join(folder, 'kept.yml'), 'utf8')).toBe('kept')
})
