/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { isSeq, parse, parseDocument, visit } from 'yaml'
import { z } from 'zod'
import { checkContent } from '../../../../tools/content/check'
import type { FieldValue } from '../../../../tools/content/commands/firm-content'
import { applyFirm, type FirmPlan, planFirm, rejectUncommitted } from '../../../../tools/content/commands/new-firm'
import { type ContentFolder, contentFolder } from '../content-folder'

const FIRM: readonly FieldValue[] = [
  { file: 'site.yml', path: ['name'], value: 'Harbour & Lane' },
  { file: 'site.yml', path: ['url'], value: 'https://harbour.example' },
  { file: 'site.yml', path: ['contact', 'email'], value: 'hello@harbour.example' },
]

let content: ContentFolder
beforeEach(() => {
  content = contentFolder()
})
afterEach(() => {
  content.dispose()
})

/** Makes the content of the test that of a new firm. */
function makeFirm(): FirmPlan {
  const plan = planFirm(content.root, FIRM)
  applyFirm(content.root, plan)
  return plan
}

const read = (path: string): unknown => parse(content.read(path))

function textsOf(path: string): string[] {
  const texts: string[] = []
  visit(parseDocument(content.read(path)), {
    Scalar: (key, { value }) => {
      if (key !== 'key' && typeof value === 'string') texts.push(value)
    },
  })
  return texts
}

test('the new content passes the check, with its placeholders as its only warnings', () => {
  makeFirm()
  const { problems } = checkContent(content.root)
  expect(problems.filter(({ kind }) => kind !== 'placeholder')).toEqual([])
  expect(problems.length).toBeGreaterThan(0)
})

test('the content of this project becomes that of a new firm', () => {
  rmSync(join(content.root, 'content'), { recursive: true })
  for (const path of ['content', 'spelling-words.txt'])
    cpSync(resolve(path), join(content.root, path), { recursive: true })
  makeFirm()
  const { problems } = checkContent(content.root)
  expect(problems.filter(({ kind }) => kind !== 'placeholder')).toEqual([])
})

test('pages that are switched off stay off, and links lead to none of them', () => {
  content.remove('pages/terms.yml')
  content.write('site.yml', `${content.read('site.yml')}show:\n  terms: false\n`)
  content.replace('pages/about.yml', 'to: /contact', 'to: /careers')
  makeFirm()
  expect(read('site.yml')).toMatchObject({ show: { terms: false, careers: false } })
  expect(read('pages/about.yml')).toMatchObject({ callToAction: { button: { to: '/contact' } } })
  expect(checkContent(content.root).problems.filter(({ kind }) => kind !== 'placeholder')).toEqual([])
})

test('a second run changes nothing', () => {
  const { texts } = makeFirm()
  expect(makeFirm().texts).toEqual(texts)
})

test('the answers replace the facts of the former firm', () => {
  makeFirm()
  expect(read('site.yml')).toMatchObject({
    name: 'Harbour & Lane',
    url: 'https://harbour.example',
    contact: { email: 'hello@harbour.example' },
  })
})

test('texts of the firm become placeholders that name their field', () => {
  makeFirm()
  expect(read('pages/home.yml')).toMatchObject({
    seo: { title: 'To write: title of the home page' },
    hero: { heading: 'To write: heading' },
  })
})

test('a placeholder for sentences includes the hint of its field', () => {
  makeFirm()
  expect(textsOf('pages/privacy.yml')).toContain('To write: paragraph. A lawyer must write or approve each one.')
})

test('the texts of a list differ', () => {
  makeFirm()
  const { cards } = z
    .looseObject({ cards: z.array(z.looseObject({ title: z.string() })) })
    .parse(read('services/service-1.yml'))
  expect(cards.map(({ title }) => title)).toEqual(['To write: title 1', 'To write: title 2', 'To write: title 3'])
})

test('texts of the interface stay', () => {
  const before = textsOf('site.yml')
  const [, words] = /^words:\n((?: .*\n)+)/m.exec(content.read('site.yml')) ?? []
  makeFirm()
  expect(content.read('site.yml')).toContain(words)
  expect(before).not.toContain('Harbour & Lane')
})

test('link targets and icons stay', () => {
  const { icon } = z.looseObject({ icon: z.string() }).parse(read('services/tax-planning.yml'))
  const targets = content.read('site.yml').match(/to: .+/g)
  makeFirm()
  expect(read('services/service-1.yml')).toMatchObject({ icon })
  expect(content.read('site.yml').match(/to: .+/g)).toEqual(targets)
})

test('comments stay, except those at the top of entries', () => {
  content.write('pages/home.yml', `# About this file.\n${content.read('pages/home.yml')}`)
  content.write(
    'services/tax-planning.yml',
    `# The service Tax Planning.\n${content.read('services/tax-planning.yml')}`,
  )
  makeFirm()
  expect(content.read('pages/home.yml')).toContain('# About this file.\n')
  expect(content.read('services/service-1.yml')).not.toContain('Tax Planning')
})

test('optional fields are left out, and images are removed', async () => {
  content.replace('team/ada-sample.yml', 'order: 1', 'order: 4\nimage: ./ada.jpg')
  content.write(
    'team/ada.jpg',
    await sharp({ create: { width: 640, height: 640, channels: 3, background: 'teal' } })
      .jpeg()
      .toBuffer(),
  )
  makeFirm()
  expect(read('team/team-member-1.yml')).not.toHaveProperty('image')
  expect(existsSync(join(content.root, 'content/team/ada.jpg'))).toBe(false)
})

test('of the entries, three services, one person, and two statistics remain, and all lists refer to them', () => {
  for (const name of ['audit', 'budgets', 'cash'])
    content.write(
      `services/${name}.yml`,
      content.read('services/tax-planning.yml').replace(/^(title|description): /gm, `$1: ${name} `),
    )
  content.replace(
    'pages/services.yml',
    '- tax-planning',
    '- tax-planning\n      - audit\n      - budgets\n      - cash',
  )
  const plan = makeFirm()
  const files = [...plan.texts.keys()].filter((file) => /\/(services|team|jobs|testimonials)\//.test(file))
  expect(files).toEqual([
    'content/services/service-1.yml',
    'content/services/service-2.yml',
    'content/services/service-3.yml',
    'content/team/team-member-1.yml',
  ])
  const services = ['service-1', 'service-2', 'service-3']
  expect(read('pages/home.yml')).toMatchObject({ services: { cards: services } })
  expect(read('pages/services.yml')).toMatchObject({ groups: [{ services }] })
})

test('requests go nowhere, and there are no redirects or social networks', () => {
  content.write('delivery.yml', 'via: endpoint\nurl: https://requests.example.com\n')
  content.write('redirects.yml', '- from: /old\n  to: /contact\n')
  makeFirm()
  expect(read('delivery.yml')).toEqual({ via: 'simulated' })
  expect(existsSync(join(content.root, 'content/redirects.yml'))).toBe(false)
  expect(isSeq(parseDocument(content.read('site.yml')).get('social'))).toBe(true)
  expect(read('site.yml')).toMatchObject({ social: [] })
})

test('the word list keeps its comment, and the words that remain in the content', () => {
  writeFileSync(join(content.root, 'spelling-words.txt'), '# Words.\n\n# Places\nEvanston\nFormspree\n')
  content.replace('site.yml', 'Skip to content', 'Skip to Formspree')
  makeFirm()
  expect(readFileSync(join(content.root, 'spelling-words.txt'), 'utf8')).toBe('# Words.\n\nFormspree\n')
})

test('the tests of the sample are removed', () => {
  mkdirSync(join(content.root, '__tests__/sample'), { recursive: true })
  const { removed } = makeFirm()
  expect(removed).toContain('__tests__/sample')
  expect(existsSync(join(content.root, '__tests__/sample'))).toBe(false)
})

test('content with errors is rejected, and nothing is changed', () => {
  content.replace('site.yml', 'name: ', 'nam: ')
  expect(() => planFirm(content.root, FIRM)).toThrow(
    /^Nothing was changed\. Fix the present content first:\n\ncontent\/site\.yml:/,
  )
})

test('answers that the check rejects together with the other content are named', () => {
  const email: FieldValue = { file: 'site.yml', path: ['contact', 'email'], value: 'hello' }
  expect(() => planFirm(content.root, [email])).toThrow(
    /^Nothing was changed, because the new content would have errors\.[^]*Contact › Email address: /,
  )
})

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], { cwd: content.root })

/** Commits everything. */
function commitAll() {
  git('init', '--quiet')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'Begin')
}

test('the command accepts a project whose content is committed', () => {
  commitAll()
  writeFileSync(join(content.root, 'notes.txt'), 'not content')
  expect(() => {
    rejectUncommitted(content.root)
  }).not.toThrow()
})

test.each([
  ['a changed file', 'site.yml', ' M content/site.yml'],
  ['a new file', 'notes.yml', '?? content/notes.yml'],
])('the command rejects uncommitted content: %s', (_, path, status) => {
  commitAll()
  content.write(path, 'name: changed\n')
  expect(() => {
    rejectUncommitted(content.root)
  }).toThrow(
    new Error(
      `Nothing was changed: these files have changes that are not committed, and the command would replace them. Commit or discard them first.\n\n${status}`,
    ),
  )
})

test('the command rejects a project outside a git repository', () => {
  expect(() => {
    rejectUncommitted(content.root)
  }).toThrow(/^Nothing was changed: this project is not in a git repository/)
})
