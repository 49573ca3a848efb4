// The report on changes in a separate repository, with real builds of both states.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { stringify } from 'yaml'
import { z } from 'zod'
import { writeContent } from '../contents/write-content'
import {
  contentTree,
  memberContent,
  pagesContent,
  serviceContent,
  siteContent,
  statisticContent,
} from '../factories/content'
import { ProjectCopy } from './project-copy'

const MINUTE_MS = 60_000

const reportFile = z.object({
  content: z.array(
    z.object({
      file: z.string(),
      label: z.string(),
      field: z.string(),
      before: z.string().nullable(),
      after: z.string().nullable(),
      change: z.string(),
    }),
  ),
  pages: z.array(
    z.object({ path: z.string(), change: z.string(), from: z.string().optional(), to: z.string().optional() }),
  ),
  checks: z.array(
    z.object({
      name: z.string(),
      state: z.string(),
      findings: z.array(z.object({ text: z.string() })),
    }),
  ),
})

const MEMBER = memberContent()
const STATISTIC = statisticContent()

/** Content with two services and a statistic on two pages. */
function content(): Record<string, unknown> {
  const services = ['tax-planning', 'well-being']
  const [site, overview] = [siteContent(), pagesContent()['pages/services.yml']]
  const menu = { ...site.navigation.services, groups: [{ title: 'Planning', services }] }
  const wellBeing = { title: 'Well-Being Services', name: 'Well-being', description: 'Health in advisory practices.' }
  return {
    ...contentTree(),
    'site.yml': { ...site, navigation: { ...site.navigation, services: menu } },
    'pages/services.yml': { ...overview, groups: overview.groups.map((group) => ({ ...group, services })) },
    'services/tax-planning.yml': serviceContent({ prefixes: undefined }),
    'services/well-being.yml': serviceContent({ ...wellBeing, prefixes: undefined }),
  }
}

let copy: ProjectCopy
test.beforeAll(() => {
  copy = new ProjectCopy()
  writeContent(copy, content())
  git('init', '--quiet', '--initial-branch=main')
  commit()
})
test.afterAll(() => {
  copy.dispose()
})
test.describe.configure({ mode: 'serial', timeout: 10 * MINUTE_MS })

function git(...args: string[]): void {
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], { cwd: copy.root })
}

function commit(): void {
  git('add', '--all')
  git('commit', '--quiet', '--message', 'A state')
}

/** Makes a change, reads the report on it, and reverts the change. The exit status is 1 if a check fails. */
function reportOf(change: () => void, env: NodeJS.ProcessEnv = {}) {
  change()
  const { status, stdout, stderr } = spawnSync(resolve('node_modules/.bin/tsx'), ['tools/preview-report/command.ts'], {
    cwd: copy.root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', ...env },
  })
  const report = reportFile.parse(JSON.parse(copy.read('preview-report/report.json')))
  const isSafe = report.checks.every(({ state }) => state !== 'failed')
  expect(status, `${stdout}\n${stderr}`).toBe(isSafe ? 0 : 1)
  git('reset', '--quiet', '--hard')
  git('clean', '--quiet', '--force', '-d')
  return report
}

const changed = (paths: readonly string[]) => [...paths].sort().map((path) => ({ path, change: 'changed' }))

/** The pages of the base build for visitors that contain a text. */
function pagesWith(text: string): string[] {
  const folder = join(copy.root, '.preview-builds/base/public')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => /(?:^|\/)index\.html$/.test(file) && !/^(?:_gatsby|404|admin)\//.test(file))
    .filter((file) => readFileSync(join(folder, file), 'utf8').includes(text))
    .map((file) => `/${file.replace(/\/?index\.html$/, '')}`)
}

test('building the same state twice yields no changes', () => {
  const report = reportOf(() => {
    copy.write('.prettierignore', 'Nothing that visitors see.\n')
  })
  expect(report).toMatchObject({ content: [], pages: [] })
  expect(report.checks.filter(({ state }) => state === 'failed')).toEqual([])
})

test('a changed name is reported with exactly the pages that show it', () => {
  const file = 'content/team/ada-sample.yml'
  const report = reportOf(() => {
    copy.change(file, ['name'], 'Ines Quintero')
  })
  expect(report.content).toContainEqual(
    expect.objectContaining({ file, field: 'Name', before: MEMBER.name, after: 'Ines Quintero', change: 'changed' }),
  )
  expect(report.pages).toEqual(changed(['/about', '/about/team']))
})

test('a statistic on two pages is reported with both', () => {
  const report = reportOf(() => {
    copy.change('content/statistics.yml', [0, 'value'], '98,765+')
  })
  expect(report.content).toEqual([
    expect.objectContaining({
      file: 'content/statistics.yml',
      before: STATISTIC.value,
      after: '98,765+',
      change: 'changed',
    }),
  ])
  expect(report.pages).toEqual(changed(['/', '/about']))
})

test('added, removed, and renamed services are reported with their pages', () => {
  const report = reportOf(() => {
    // Its texts are its own: an entry that resembles a removed one counts as renamed.
    const added = {
      title: 'Fee Benchmarking Services',
      name: 'Fee Benchmarking',
      description: 'Fees that compare well.',
      summary: 'Know what other practices charge for the same work.',
      introduction: 'Your prices next to those of forty firms of your size.',
      cardsHeading: 'Three steps',
      cards: ['Collect', 'Compare', 'Decide'].map((title) => ({
        title,
        description: `${title} with figures from the trade.`,
      })),
      whyItMatters: 'Most owners last looked at their rates five years ago.',
      getStarted: 'Bring your current schedule to the first call.',
    }
    copy.write('content/services/fee-benchmarking.yml', stringify(serviceContent({ ...added, prefixes: undefined })))
    copy.change('content/pages/services.yml', ['groups', 0, 'services'], ['tax-planning', 'fee-benchmarking'])
    copy.change('content/site.yml', ['navigation', 'services', 'groups', 0, 'services'], ['tax-planning'])
    copy.remove('content/services/well-being.yml')
    execFileSync(
      resolve('node_modules/.bin/tsx'),
      [resolve('tools/commands/rename-command.ts'), 'service', 'tax-planning', 'tax-strategy'],
      { cwd: copy.root },
    )
  })
  const entries = report.content.filter(
    ({ field, file }) => field === 'The entry' && file.startsWith('content/services/'),
  )
  expect(entries.map(({ label, change }) => `${change} ${label}`).sort()).toEqual([
    'added Services › Fee Benchmarking',
    'removed Services › Well-being',
    'renamed Services › Tax Planning',
  ])
  const others = report.pages.filter(({ change }) => change !== 'changed')
  expect(others).toEqual([
    { path: '/contact/about/fee-benchmarking', change: 'added' },
    { path: '/contact/about/tax-planning', change: 'removed' },
    { path: '/contact/about/tax-strategy', change: 'added' },
    { path: '/contact/about/well-being', change: 'removed' },
    { path: '/counseling/fee-benchmarking', change: 'added' },
    { path: '/counseling/tax-planning', change: 'redirected', to: '/counseling/tax-strategy' },
    { path: '/counseling/tax-strategy', change: 'renamed', from: '/counseling/tax-planning' },
    { path: '/counseling/well-being', change: 'removed' },
    { path: '/services/fee-benchmarking', change: 'added' },
    { path: '/services/tax-planning', change: 'redirected', to: '/services/tax-strategy' },
    { path: '/services/tax-strategy', change: 'renamed', from: '/services/tax-planning' },
    { path: '/services/well-being', change: 'removed' },
  ])
  expect(report.pages).toContainEqual({ path: '/services', change: 'changed' })
})

test('a style that affects all pages is reported with all pages and no content', () => {
  const report = reportOf(() => {
    copy.replace('src/styles/tokens.css', '--leading-text: 1.6', '--leading-text: 1.7')
  })
  expect(report.content).toEqual([])
  expect(report.pages).toEqual(
    changed([...pagesWith(siteContent().name), '/404'].filter((path, at, all) => all.indexOf(path) === at)),
  )
})

test('an entry that becomes a draft is no longer shown to visitors, which previews report', () => {
  const report = reportOf(
    () => {
      const file = 'content/services/well-being.yml'
      copy.write(file, `${copy.read(file)}draft: true\n`)
    },
    { GATSBY_PREVIEW: 'true' },
  )
  expect(report.pages).toContainEqual({ path: '/services/well-being', change: 'removed' })
})

test('an error in the code is reported with its cause', () => {
  const report = reportOf(() => {
    copy.replace('src/pages/about.tsx', "from 'gatsby'", "from 'gatsby-with-an-error'")
  })
  const build = report.checks.find(({ name }) => name === 'Build')
  expect(build?.state).toBe('failed')
  const text = build?.findings.map((finding) => finding.text).join('\n')
  // Webpack names the folder.
  expect(text).toMatch(/'gatsby-with-an-error' in 'src\/pages'/)
})

test('a dead link is reported although the site cannot be built', () => {
  const file = 'content/pages/about.yml'
  const report = reportOf(() => {
    copy.write(file, copy.read(file).replace(/(\s)(to|href|link): \/\S*/, '$1$2: /no-such-page'))
  })
  expect(existsSync(join(copy.root, '.preview-builds/base/public/index.html'))).toBe(true)
  const text = report.checks.flatMap(({ findings }) => findings.map((finding) => finding.text)).join('\n')
  expect(text).toContain(file)
  expect(text).toContain('/no-such-page')
})
