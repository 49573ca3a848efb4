import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { contentForEachTest } from '../../content-check/content-folder'
import { contentTree } from '../../factories/content'

/** The number of files in the minimal valid content. */
const FILES = Object.keys(contentTree()).length

const content = contentForEachTest()

function run(cwd: string) {
  const project = resolve('.')
  const command = join(project, 'tools/commands/check-command.ts')
  return spawnSync(join(project, 'node_modules/.bin/tsx'), [command], { cwd, encoding: 'utf8' })
}

test('the command exits with 0 and prints one line if there are no problems', () => {
  expect(run(content.root)).toMatchObject({
    status: 0,
    stdout: `Checked ${FILES} files: no errors, no warnings\n`,
    stderr: '',
  })
}, 30_000)

test('the command exits with 1 and prints the problems without colors or a stack trace', () => {
  content.replace('services/tax-planning.yml', 'name: Tax', 'nmae: Tax')
  const { status, stderr } = run(content.root)
  expect(status).toBe(1)
  expect(stderr).toBe(
    [
      'content/services/tax-planning.yml:2:1  “nmae” is not a field here. Did you mean “name”?',
      '',
      '  2 | nmae: Tax Planning',
      '    | ^^^^',
      '',
      `Checked ${FILES} files: 1 error, no warnings`,
      '',
    ].join('\n'),
  )
}, 30_000)

test('the command first lists published addresses that neither exist nor redirect', () => {
  const git = (words: string) => spawnSync('git', words.split(' '), { cwd: content.root })
  git('init --quiet --initial-branch main')
  git('add --all')
  git('-c user.name=Test -c user.email=test@example.com commit --quiet --message Begin')
  content.remove('jobs/consultant.yml')
  content.write('redirects.yml', '- from: /about/team\n  to: /about\n')
  content.write('site.yml', `${content.read('site.yml')}show:\n  team: false\n  careers: false\n`)
  const { stdout, stderr } = run(content.root)
  expect(stdout + stderr).toMatch(
    /^content\/pages\/careers\.yml:1:1 {2}Warning: Visitors know the address “\/careers”, which would lead nowhere\. If/,
  )
  expect(stdout + stderr).not.toContain('address “/about/team”')
}, 30_000)

test('the command reports that it was started in the wrong folder', () => {
  expect(run(join(content.root, 'content'))).toMatchObject({
    status: 1,
    stderr:
      'content:1:1  The folder is missing. Run this command in the project folder.\n\nChecked 0 files: 1 error, no warnings\n',
  })
}, 30_000)
