/** @jest-environment node */
import { checkContent } from '../../../../tools/content/check'
import { planRename } from '../../../../tools/content/commands/rename'
import { contentFolder, type ContentFolder } from '../content-folder'

const NOW = new Date('2026-11-15T12:00:00Z')

let content: ContentFolder
beforeEach(() => {
  content = contentFolder()
})
afterEach(() => {
  content.dispose()
})

const plan = (...words: string[]) => planRename(content.root, words, NOW)

/** Renames an entry in the content folder, as the command does. */
function rename(...words: string[]) {
  const planned = plan(...words)
  for (const [file, text] of planned.texts) content.write(file.replace('content/', ''), text)
  content.remove(planned.from.replace('content/', ''))
  return planned
}

const problems = () => checkContent(content.root, [], NOW).problems
const redirects = () => content.read('redirects.yml').replace(/^#.*\n/gm, '')

test('the content is right after every kind of entry got another name', () => {
  rename('service', 'tax-planning', 'tax-strategy')
  rename('member', 'ada-sample', 'ada-example')
  rename('job', 'consultant', 'senior-consultant')
  rename('testimonial', 'b-client', 'c-client')
  expect(problems()).toEqual([])
})

test('the file moves as it is', () => {
  const before = content.read('services/tax-planning.yml')
  expect(rename('service', 'tax-planning', 'tax-strategy')).toMatchObject({
    from: 'content/services/tax-planning.yml',
    to: 'content/services/tax-strategy.yml',
  })
  expect(content.read('services/tax-strategy.yml')).toBe(before)
})

test('references and links change, and comments, quotes, order and spacing stay byte for byte', () => {
  const home = content
    .read('pages/home.yml')
    .replace('    - tax-planning\n', () =>
      [
        '    # tax-planning comes first   ',
        '    -   "tax-planning"   # the largest',
        "    -  'tax-planning'",
        '    - >-',
        '      tax-planning',
        '    - "tax\\u002dplanning"\r',
        '',
      ].join('\n'),
    )
  const linked = home.replace(
    'to: /services\n',
    'to: "/counseling/tax-planning?a=/services/tax-planning#parts" # there\n',
  )
  content.write('pages/home.yml', linked)
  content.replace('services/tax-planning.yml', '- services', '- services\n  - counseling')
  rename('service', 'tax-planning', 'tax-strategy')
  expect(content.read('pages/home.yml')).toBe(
    linked
      .replace('"tax-planning"', '"tax-strategy"')
      .replace("'tax-planning'", "'tax-strategy'")
      .replace('      tax-planning', '      tax-strategy')
      .replace('tax\\u002dplanning', 'tax-strategy')
      .replace('/counseling/tax-planning?', '/counseling/tax-strategy?'),
  )
})

test('a longer slug that begins alike is another one', () => {
  content.write('services/tax-planning-plus.yml', content.read('services/tax-planning.yml'))
  content.replace('pages/home.yml', '- tax-planning\n', '- tax-planning-plus\n')
  content.replace('site.yml', 'to: /about\n', 'to: /services/tax-planning-plus\n')
  rename('service', 'tax-planning', 'tax-strategy')
  expect(content.read('pages/home.yml')).toContain('- tax-planning-plus\n')
  expect(content.read('site.yml')).toContain('to: /services/tax-planning-plus\n')
})

test('a link to a person follows the person', () => {
  content.replace('site.yml', 'to: /about\n', 'to: /about/team#ada-sample\n')
  rename('member', 'ada-sample', 'ada-example')
  expect(content.read('site.yml')).toContain('to: /about/team#ada-example\n')
})

test('what has no address of its own needs no redirect', () => {
  expect(rename('member', 'ada-sample', 'ada-example').redirects).toEqual([])
  expect(rename('job', 'consultant', 'senior-consultant').redirects).toEqual([])
})

test('every old address leads to the new one', () => {
  content.replace('services/tax-planning.yml', '- services', '- services\n  - counseling')
  rename('service', 'tax-planning', 'tax-strategy')
  expect(redirects()).toBe(
    [
      '- from: /services/tax-planning',
      '  to: /services/tax-strategy',
      '- from: /counseling/tax-planning',
      '  to: /counseling/tax-strategy',
      '',
    ].join('\n'),
  )
})

test('an address that visitors have never seen needs no redirect', () => {
  content.write('services/new.yml', `${content.read('services/tax-planning.yml')}draft: true\n`)
  expect(rename('service', 'new', 'newer').redirects).toEqual([])
  expect(problems()).toEqual([])
})

test('renaming twice leaves no chain', () => {
  rename('service', 'tax-planning', 'two')
  rename('service', 'two', 'three')
  expect(redirects()).toBe(
    '- from: /services/tax-planning\n  to: /services/three\n- from: /services/two\n  to: /services/three\n',
  )
  expect(problems()).toEqual([])
})

test('renaming back leaves no circle', () => {
  rename('service', 'tax-planning', 'two')
  rename('service', 'two', 'tax-planning')
  expect(redirects()).toBe('- from: /services/two\n  to: /services/tax-planning\n')
  expect(problems()).toEqual([])
})

test.each([
  [
    'comments and indentation',
    '# Kept\n  - from: "/old" # here\n    to: "/about"\n',
    '  - from: /services/tax-planning\n    to: /services/two\n',
  ],
  [
    'a last line without a break',
    '- {from: /old, to: /about}',
    '\n- from: /services/tax-planning\n  to: /services/two\n',
  ],
])('a list of redirects with %s is only added to', (_, list, added) => {
  content.write('redirects.yml', list)
  rename('service', 'tax-planning', 'two')
  expect(content.read('redirects.yml')).toBe(list + added)
  expect(problems()).toEqual([])
})

test('an empty list of redirects is filled', () => {
  content.write('redirects.yml', '# Kept\n[]\n')
  rename('service', 'tax-planning', 'two')
  expect(content.read('redirects.yml')).toBe('# Kept\n- from: /services/tax-planning\n  to: /services/two\n')
})

test('the last redirect is taken out where its address belongs to a draft now', () => {
  content.write('redirects.yml', '# Kept\n- from: /services/old\n  to: /about\n')
  content.write('services/new.yml', `${content.read('services/tax-planning.yml')}draft: true\n`)
  rename('service', 'new', 'old')
  expect(content.read('redirects.yml')).toBe('# Kept\n[]\n')
  expect(problems()).toEqual([])
})

test('what still says the old name is told with its line', () => {
  content.replace('services/tax-planning.yml', 'title:', '# At /services/tax-planning\ntitle:')
  expect(plan('service', 'tax-planning', 'two').mentions).toEqual(['content/services/two.yml:1'])
})

test('a broken file is told, and nothing is planned', () => {
  content.replace('site.yml', 'name: Sample', 'name: "Sample')
  expect(() => plan('service', 'tax-planning', 'two')).toThrow(
    /^Nothing was changed\. Mend these files first, because they may name the entry:\n\ncontent\/site\.yml:1:7 /,
  )
})

test.each<[mistake: string, words: string[], told: string]>([
  [
    'too few words',
    ['service', 'tax-planning'],
    'Write the kind of entry (service, member, job or testimonial), its slug and its new slug, such as: npm run content:rename service tax-planning tax-strategy',
  ],
  ['an unknown kind', ['servic', 'a', 'b'], 'There is no kind of entry “servic”. Did you mean “service”?'],
  [
    'a misspelled slug',
    ['service', 'tax-planing', 'b'],
    'There is no service “tax-planing”. Did you mean “tax-planning”?',
  ],
  [
    'an unknown slug',
    ['member', 'nobody', 'b'],
    'There is no member “nobody”. Use the name of a file in content/team/, without .yml.',
  ],
  [
    'a new slug that is none',
    ['service', 'tax-planning', 'Tax Strategy'],
    '“Tax Strategy” cannot become an address. Use lower-case letters, digits and single hyphens, such as tax-strategy.',
  ],
  [
    'a way out of the folder',
    ['service', 'tax-planning', '../../outside'],
    '“../../outside” cannot become an address. Use lower-case letters, digits and single hyphens, such as outside.',
  ],
  [
    'a new slug that is too long',
    ['service', 'tax-planning', 'a'.repeat(81)],
    'The new slug has 81 characters; it may have at most 80.',
  ],
  [
    'the same slug',
    ['service', 'tax-planning', 'tax-planning'],
    'That is its name already: content/services/tax-planning.yml.',
  ],
])('%s is answered in a sentence', (_, words, told) => {
  expect(() => plan(...words)).toThrow(new Error(told))
})

test('a slug that is taken is refused', () => {
  content.write('services/other.yml', content.read('services/tax-planning.yml'))
  expect(() => plan('service', 'tax-planning', 'other')).toThrow(
    'There is a service “other” already, in content/services/other.yml. Nothing was changed.',
  )
})
