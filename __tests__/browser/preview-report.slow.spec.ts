// The report on a pull request with many changes, with real builds of both states of a separate repository.
import { execFileSync, spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { stringify } from 'yaml'
import { Repository } from '../../tools/preview-report/git'
import type { PreviewReport } from '../../tools/preview-report/report'
import { writeContent } from '../contents/write-content'
import { contentTree, pagesContent, serviceContent, statisticContent } from '../factories/content'
import { ProjectCopy } from './project-copy'

const TSX = resolve('node_modules/.bin/tsx')

const parse: (text: string) => PreviewReport = JSON.parse

/** A service whose texts are its own: an entry that resembles a removed one counts as renamed. */
const service = (name: string, words: string) =>
  serviceContent({
    title: `${name} Services`,
    name,
    prefixes: undefined,
    summary: `${words} in short.`,
    description: `${words} for practices.`,
    introduction: `${words} come first.`,
    whyItMatters: `${words} decide the price.`,
  })

/** Content with services whose menu names only the first of them: a change to the menu would change all pages. */
function content(): Record<string, unknown> {
  const overview = pagesContent()['pages/services.yml']
  const services = ['tax-planning', 'well-being', 'mergers', 'succession']
  return {
    ...contentTree(),
    'pages/services.yml': { ...overview, groups: overview.groups.map((group) => ({ ...group, services })) },
    'services/tax-planning.yml': serviceContent({ prefixes: undefined }),
    'services/well-being.yml': service('Well-being', 'Healthy advisors'),
    'services/mergers.yml': service('Mergers', 'Two practices'),
    'services/succession.yml': service('Succession', 'Heirs'),
  }
}

let copy: ProjectCopy
let repository: Repository
let report: PreviewReport
test.describe.configure({ mode: 'serial', timeout: 600_000 })
test.beforeAll(() => {
  copy = new ProjectCopy()
  repository = new Repository(copy.root)
  writeContent(copy, content())
  git('init', '--quiet', '--initial-branch=main')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'A state')
  makeChanges()
  const { status, stderr } = spawnSync(TSX, ['tools/preview-report/command.ts'], {
    cwd: copy.root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', GATSBY_PREVIEW: 'true' },
  })
  expect(status, stderr).toBe(0)
  report = parse(copy.read('preview-report/report.json'))
})
test.afterAll(() => {
  copy.dispose()
})

function git(...args: string[]): void {
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], { cwd: copy.root })
}

function makeChanges(): void {
  copy.change('content/team/ada-sample.yml', ['name'], 'Ines Quintero')
  copy.change('content/statistics.yml', [0, 'value'], '98,765+')
  copy.write('content/services/fees.yml', stringify(service('Fees', 'Forty firms')))
  copy.change(
    'content/pages/services.yml',
    ['groups', 0, 'services'],
    ['tax-planning', 'mergers', 'succession', 'fees'],
  )
  copy.remove('content/services/well-being.yml')
  copy.write('content/services/succession.yml', `${copy.read('content/services/succession.yml')}draft: true\n`)
  const rename = [resolve('tools/commands/rename-command.ts'), 'service', 'mergers', 'joint-practices']
  execFileSync(TSX, rename, { cwd: copy.root })
}

test('changed, added, removed, and renamed content is reported', () => {
  const changes = report.content.map(({ change, label, field }) => `${change} ${label} › ${field}`)
  expect(changes).toEqual(
    expect.arrayContaining([
      `changed Statistics › ${statisticContent().label} › Figure`,
      'changed Team › Ines Quintero › Name',
      'added Services › Fees › The entry',
      'removed Services › Well-being › The entry',
      'renamed Services › Mergers › The entry',
    ]),
  )
})

test('exactly the pages that show changed content are reported as changed', () => {
  const changed = report.pages.filter((one) => one.change === 'changed')
  expect(changed.map(({ path }) => path)).toEqual([
    '/',
    '/about',
    '/about/team',
    // Its form can name each service.
    '/contact',
    // The other services are below a service.
    ...['/counseling/tax-planning', '/services', '/services/tax-planning'],
  ])
})

test('added, removed, and renamed pages are reported, and the pages of a service that becomes a draft as removed', () => {
  const others = report.pages.filter((one) => one.change !== 'changed')
  expect(others.map(({ path, change, from, to }) => ({ path, change, from, to }))).toEqual(
    [
      ...['counseling', 'services'].flatMap((prefix) => [
        { path: `/${prefix}/fees`, change: 'added' },
        { path: `/${prefix}/joint-practices`, change: 'renamed', from: `/${prefix}/mergers` },
        { path: `/${prefix}/mergers`, change: 'redirected', to: `/${prefix}/joint-practices` },
        { path: `/${prefix}/succession`, change: 'removed' },
        { path: `/${prefix}/well-being`, change: 'removed' },
      ]),
    ].sort((one, other) => one.path.localeCompare(other.path, 'en')),
  )
})
