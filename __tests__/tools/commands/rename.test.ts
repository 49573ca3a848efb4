import { renameSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { checkContent } from '../../../content-check/check'
import { formatYaml } from '../../../content-check/write/edit-yaml'
import { changeFiles } from '../../../tools/commands/change-files'
import { WORDS } from '../../../tools/commands/entry-types'
import { planRename } from '../../../tools/commands/rename'
import { contentForEachTest } from '../../content-check/content-folder'

const NOW = new Date('2026-11-15T12:00:00Z')

const content = contentForEachTest()

const plan = (...words: string[]) => planRename(content.root, words, NOW)

function rename(...words: string[]) {
  const planned = plan(...words)
  changeFiles(content.root, planned.changes)
  return planned
}

const problems = () => checkContent(content.root, NOW).problems
const redirects = () => content.read('redirects.yml').replace(/^#.*\n/gm, '')

const lines = (...list: [from: string, to: string][]) =>
  list.map(([from, to]) => `- from: ${from}\n  to: ${to}\n`).join('')

test('the content stays valid after an entry of each kind is renamed, and only those with their own page get redirects', () => {
  expect(rename('member', 'ada-sample', 'ada-example').redirects).toEqual([])
  expect(rename('job', 'consultant', 'senior-consultant').redirects).toEqual([])
  expect(rename('testimonial', 'b-client', 'c-client').redirects).toEqual([])
  expect(rename('service', 'tax-planning', 'tax-strategy').redirects).toEqual([
    { from: '/services/tax-planning', to: '/services/tax-strategy' },
  ])
  // This page links to itself.
  content.replace('text-pages/privacy.yml', '  - ', '  - links: [{ label: Here, to: /privacy }]\n    ')
  expect(rename('page', 'privacy', 'your-data').redirects).toEqual([{ from: '/privacy', to: '/your-data' }])
  expect(problems()).toEqual([])
})

test('references and links change, and everything else stays the same', () => {
  const home = formatYaml(
    content
      .read('pages/home.yml')
      .replace('- tax-planning\n', '# tax-planning comes first\n    - "tax-planning" # the largest\n')
      .replace('to: /services\n', 'to: "/counseling/tax-planning?a=/services/tax-planning#parts" # there\n'),
  )
  content.write('pages/home.yml', home)
  content.replace('services/tax-planning.yml', '- services', '- services\n  - counseling')
  rename('service', 'tax-planning', 'tax-strategy')
  expect(content.read('pages/home.yml')).toBe(
    home.replace('"tax-planning"', '"tax-strategy"').replace('/counseling/tax-planning?', '/counseling/tax-strategy?'),
  )
})

test('a longer slug that begins with the old slug does not change', () => {
  content.write('services/tax-planning-plus.yml', content.read('services/tax-planning.yml'))
  content.replace('pages/home.yml', '- tax-planning\n', '- tax-planning-plus\n')
  content.replace('site.yml', 'to: /about\n', 'to: /services/tax-planning-plus\n')
  rename('service', 'tax-planning', 'tax-strategy')
  expect(content.read('pages/home.yml')).toContain('- tax-planning-plus\n')
  expect(content.read('site.yml')).toContain('to: /services/tax-planning-plus\n')
})

test.each([
  ['keeps its query', '/about/team?a=ada-sample#ada-sample', '/about/team?a=ada-sample#ada-example'],
  [
    'keeps the site’s own host',
    'https://www.example.com/about/team#ada-sample',
    'https://www.example.com/about/team#ada-example',
  ],
  ['stays a section of its own page', '#ada-sample', '#ada-example'],
  [
    'stays as it is on another site',
    'https://other.example/about/team#ada-sample',
    'https://other.example/about/team#ada-sample',
  ],
])('a link to an anchor %s', (_, before, after) => {
  content.replace('pages/team.yml', 'to: /contact\n', `to: "${before}"\n`)
  rename('member', 'ada-sample', 'ada-example')
  expect(content.read('pages/team.yml')).toContain(`to: "${after}"\n`)
})

test('a link with the site’s own host leads to the new address', () => {
  content.replace('site.yml', 'to: /about\n', 'to: https://example.com/services/tax-planning?a=b\n')
  rename('service', 'tax-planning', 'tax-strategy')
  expect(content.read('site.yml')).toContain('to: https://example.com/services/tax-strategy?a=b\n')
})

test('an entry that visitors do not see gets no redirect: a draft, or one with placeholders', () => {
  content.write('services/new.yml', `${content.read('services/tax-planning.yml')}draft: true\n`)
  content.replace('services/tax-planning.yml', 'name: Tax Planning', 'name: "To write: short name"')
  expect(rename('service', 'new', 'newer').redirects).toEqual([])
  expect(rename('service', 'tax-planning', 'audit').redirects).toEqual([])
})

test('renaming twice creates no redirect chain', () => {
  rename('service', 'tax-planning', 'two')
  rename('service', 'two', 'three')
  expect(redirects()).toBe(lines(['/services/tax-planning', '/services/three'], ['/services/two', '/services/three']))
  expect(problems()).toEqual([])
})

test('redirects that were prepared for the addresses of an entry are replaced, also that of the second address', () => {
  const prepared = lines(['/old', '/about'], ['/counseling/tax-planning', '/about'], ['/older', '/about'])
  content.write('redirects.yml', prepared)
  content.replace('services/tax-planning.yml', '- services', '- services\n  - counseling')
  rename('service', 'tax-planning', 'two')
  expect(redirects()).toBe(
    lines(
      ['/old', '/about'],
      ['/older', '/about'],
      ['/services/tax-planning', '/services/two'],
      ['/counseling/tax-planning', '/counseling/two'],
    ),
  )
})

test('renaming back creates no redirect loop', () => {
  rename('service', 'tax-planning', 'two')
  rename('service', 'two', 'tax-planning')
  expect(redirects()).toBe(lines(['/services/two', '/services/tax-planning']))
  expect(problems()).toEqual([])
})

test.each([
  ['existing redirects and their comments', '# Kept\n- from: "/old" # here\n  to: "/about"\n', ''],
  ['the comment of an empty list', '# Kept\n', '[]\n'],
  [
    'the line that names the schema in a new file',
    '# yaml-language-server: $schema=../.vscode/schemas/redirect.json\n',
    null,
  ],
])('every old address redirects to the new one, after %s', (_, start, rest) => {
  if (rest !== null) content.write('redirects.yml', start + rest)
  content.replace('services/tax-planning.yml', '- services', '- services\n  - counseling')
  rename('service', 'tax-planning', 'two')
  expect(content.read('redirects.yml')).toBe(
    start + lines(['/services/tax-planning', '/services/two'], ['/counseling/tax-planning', '/counseling/two']),
  )
})

test('if files cannot be read, or have a misspelled name of a field, the command names them and plans no change', () => {
  content.replace('site.yml', 'servicePrefixes:', 'servicePrefxies:')
  content.write('statistics.yml', '- key: "a')
  expect(() => plan('service', 'tax-planning', 'two')).toThrow(
    new Error(
      'Nothing was changed. First correct content/site.yml and content/statistics.yml, which may contain references: run npm run content:check.',
    ),
  )
})

test('if a file and a folder are symbolic links, the command names them and plans no change', () => {
  for (const path of ['site.yml', 'team']) {
    renameSync(content.at(path), join(content.root, path))
    symlinkSync(join(content.root, path), content.at(path))
  }
  expect(() => plan('service', 'tax-planning', 'two')).toThrow(
    new Error(
      'Nothing was changed. First replace each symbolic link with a copy of what it points to, because references behind it would stay as they are: content/site.yml and content/team.',
    ),
  )
})

const rejected = (slug: string) =>
  `“${slug}” cannot be the new slug. Use only lowercase letters, digits, and single hyphens, and do not reuse a slug.`

test.each<[mistake: string, words: string[], message: string]>([
  [
    'too few arguments',
    ['service', 'tax-planning'],
    `Write the kind of entry (${WORDS}), its slug, and its new slug, for example: npm run content:rename service tax-planning tax-strategy`,
  ],
  ['a wrong slug', ['service', 'tax-planing', 'b'], 'There is no service “tax-planing”. Did you mean “tax-planning”?'],
  ['an unknown slug', ['member', 'nobody', 'b'], 'There is no member “nobody”. Look in content/team/.'],
  ['a path out of the folder', ['service', 'tax-planning', '../../outside'], rejected('../../outside')],
  ['the name of another entry', ['service', 'tax-planning', 'tax-planning'], rejected('tax-planning')],
])('the command rejects %s with a message', (_, words, message) => {
  expect(() => plan(...words)).toThrow(new Error(message))
})
