import { checkContent } from '../../../content-check/check'
import { changeFiles } from '../../../tools/commands/change-files'
import { WORDS } from '../../../tools/commands/entry-types'
import { planRemoval } from '../../../tools/commands/remove'
import { contentForEachTest } from '../../content-check/content-folder'

const NOW = new Date('2026-11-15T12:00:00Z')
const OTHER = 'services/estate-planning.yml'

const content = contentForEachTest()

function remove(words: string[], page?: string) {
  const planned = planRemoval(content.root, words, page, NOW)
  changeFiles(content.root, planned.changes)
  return planned
}

function addService(): void {
  content.write(OTHER, content.read('services/tax-planning.yml').replaceAll('Tax', 'Estate'))
  for (const file of ['site.yml', 'pages/home.yml', 'pages/services.yml'])
    content.write(file, content.read(file).replace(/^( *)- tax-planning$/gm, '$&\n$1- estate-planning'))
}

const redirects = () => content.read('redirects.yml').replace(/^#.*\n/, '')

test('the content stays valid after an entry is removed, and its address redirects to the overview', () => {
  addService()
  const link = '    - { label: Estates, to: /services/estate-planning }\n'
  content.replace('site.yml', 'to: /about\n', `to: /about\n${link}${link}`)
  const prepared = '- from: /services/estate-planning\n  to: /about\n'
  content.write('redirects.yml', `- from: /estates\n  to: /services/estate-planning\n${prepared}`)
  remove(['service', 'estate-planning'])
  expect(checkContent(content.root, NOW).problems).toEqual([])
  expect(content.read('site.yml')).not.toContain('state')
  expect(redirects()).toBe('- from: /estates\n  to: /services\n- from: /services/estate-planning\n  to: /services\n')
})

test('a link that a page needs leads to the page that is named, and so does the old address', () => {
  content.replace('pages/home.yml', 'to: /contact\n', 'to: /privacy\n')
  const { moved } = remove(['page', 'privacy'], '/about')
  expect(moved).toEqual(['content/pages/home.yml: Hero › First button › Link to'])
  expect(content.read('pages/home.yml')).toContain('to: /about\n')
  expect(content.read('site.yml')).toContain('legal: []')
  expect(content.read('pages/contact.yml')).not.toContain('privacyLink')
  expect(redirects()).toBe('- from: /privacy\n  to: /about\n')
  expect(checkContent(content.root, NOW).problems).toEqual([])
})

test('a link with the site’s own host is removed, and one to another site stays', () => {
  const [own, other] = ['www.example.com', 'other.example'].map((host) => `https://${host}/about/team#ada-sample`)
  content.replace('site.yml', 'to: /about\n', `to: ${own}\n    - label: There\n      to: ${other}\n`)
  remove(['member', 'ada-sample'])
  expect(content.read('site.yml')).not.toContain(own)
  expect(content.read('site.yml')).toContain(other)
})

test('a draft leaves no redirect', () => {
  addService()
  content.write(OTHER, `${content.read(OTHER)}draft: true\n`)
  expect(planRemoval(content.root, ['service', 'estate-planning'], undefined, NOW).redirects).toEqual([])
})

test.each<[mistake: string, words: string[], message: string]>([
  [
    'too few arguments',
    ['service'],
    `Write the kind of entry (${WORDS}), its slug, and, if visitors should not be sent to the page above it, “--to” and a page, for example: npm run content:remove -- service tax-planning --to /services`,
  ],
  [
    'an unknown page',
    ['page', 'privacy', '/abuot'],
    'Nothing was changed. The site has no page “/abuot”. Did you mean “/about”?',
  ],
  [
    'the page itself',
    ['page', 'privacy', '/privacy'],
    'Nothing was changed. The site has no page “/privacy”. Write a path such as /services.',
  ],
])('the command rejects %s with a message', (_, [word = '', ...words], message) => {
  const [slug, page] = words
  expect(() => planRemoval(content.root, slug === undefined ? [word] : [word, slug], page, NOW)).toThrow(
    new Error(message),
  )
})
