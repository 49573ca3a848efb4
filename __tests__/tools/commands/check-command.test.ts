import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { contentForEachTest } from '../../content-check/content-folder'

const content = contentForEachTest()
const [command, tsx] = [resolve('tools/commands/check-command.ts'), join(resolve('.'), 'node_modules/.bin/tsx')]

test('the command first lists published addresses that neither exist nor redirect', () => {
  const git = (words: string) => spawnSync('git', words.split(' '), { cwd: content.root })
  git('init --quiet --initial-branch main')
  git('add --all')
  git('-c user.name=Test -c user.email=test@example.com commit --quiet --message Begin')
  content.remove('jobs/consultant.yml')
  content.write('redirects.yml', '- from: /about/team\n  to: /about\n')
  content.write('site.yml', `${content.read('site.yml')}show:\n  team: false\n  careers: false\n`)
  const { stdout, stderr } = spawnSync(tsx, [command], { cwd: content.root, encoding: 'utf8' })
  expect(stdout + stderr).toMatch(
    /^content\/pages\/careers\.yml:1:1 {2}Warning: Visitors know the address “\/careers”, which would lead nowhere\. If/,
  )
  expect(stdout + stderr).not.toContain('address “/about/team”')
}, 30_000)

test('with --help, a command says what it does, and does nothing else', () => {
  content.write('site.yml', 'name: [')
  const { status, stdout } = spawnSync(tsx, [command, '--help'], { cwd: content.root, encoding: 'utf8' })
  expect(stdout).toMatch(/^npm run content:check: checks /)
  expect(status).toBe(0)
}, 30_000)
