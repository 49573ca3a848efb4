import { cpSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isSeq, parse, parseDocument, visit } from 'yaml'
import { z } from 'zod'
import { checkContent } from '../../../content-check/check'
import { type FieldValue, firmContent } from '../../../tools/commands/firm-content'
import { contentForEachTest } from '../../content-check/content-folder'

const FIRM: readonly FieldValue[] = [
  { file: 'site.yml', path: ['name'], value: 'Harbour & Lane' },
  { file: 'site.yml', path: ['url'], value: 'https://harbour.example' },
  { file: 'site.yml', path: ['contact', 'email'], value: 'hello@harbour.example' },
]

const content = contentForEachTest()

/** Makes the content of the test that of a new firm. */
function makeFirm(): Map<string, string> {
  const texts = firmContent(content.root, FIRM)
  rmSync(join(content.root, 'content'), { recursive: true })
  for (const [path, text] of texts) content.write(path, text)
  return texts
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

test('the content of this project becomes the content of a new firm', () => {
  rmSync(join(content.root, 'content'), { recursive: true })
  for (const path of ['content', 'spelling-words.txt'])
    cpSync(resolve(path), join(content.root, path), { recursive: true })
  makeFirm()
  const { problems } = checkContent(content.root)
  expect(problems.filter(({ kind }) => kind !== 'placeholder')).toEqual([])
})

test('pages that are switched off stay off', () => {
  content.remove('pages/terms.yml')
  content.write('site.yml', `${content.read('site.yml')}show:\n  terms: false\n`)
  makeFirm()
  expect(read('site.yml')).toMatchObject({ show: { terms: false, careers: false } })
  expect(checkContent(content.root).problems.filter(({ kind }) => kind !== 'placeholder')).toEqual([])
})

test('a second run changes nothing', () => {
  const texts = makeFirm()
  expect(makeFirm()).toEqual(texts)
})

test('the answers replace the facts about the previous firm', () => {
  makeFirm()
  expect(read('site.yml')).toMatchObject({
    name: 'Harbour & Lane',
    url: 'https://harbour.example',
    contact: { email: 'hello@harbour.example' },
  })
})

test('the firm’s text becomes placeholders that name their field', () => {
  makeFirm()
  expect(read('pages/home.yml')).toMatchObject({
    seo: { title: 'To write: title of home' },
    hero: { heading: 'To write: heading' },
  })
})

test('a placeholder for sentences includes the hint of its field', () => {
  makeFirm()
  expect(textsOf('pages/privacy.yml')).toContain('To write: paragraph. A lawyer must write or approve each one.')
})

test('the placeholders in a list differ', () => {
  makeFirm()
  const { cards } = z
    .looseObject({ cards: z.array(z.looseObject({ title: z.string() })) })
    .parse(read('services/service-1.yml'))
  expect(cards.map(({ title }) => title)).toEqual(['To write: title 1', 'To write: title 2', 'To write: title 3'])
})

test('interface text stays', () => {
  const before = textsOf('site.yml')
  const [, words] = /^uiLabels:\n((?: .*\n)+)/m.exec(content.read('site.yml')) ?? []
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

test('comments of pages stay', () => {
  content.write('pages/home.yml', `# About this file.\n${content.read('pages/home.yml')}`)
  makeFirm()
  expect(content.read('pages/home.yml')).toContain('# About this file.\n')
})

test('optional fields are left out, such as images', () => {
  content.replace('team/ada-sample.yml', 'order: 1', 'order: 4\nimage: ./ada.jpg')
  makeFirm()
  expect(read('team/team-member-1.yml')).not.toHaveProperty('image')
})

test('three services, one person, and two statistics remain, and all lists refer to them', () => {
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
  const files = [...makeFirm().keys()].filter((file) => /^(services|team|jobs|testimonials)\//.test(file))
  expect(files).toEqual([
    'services/service-1.yml',
    'services/service-2.yml',
    'services/service-3.yml',
    'team/team-member-1.yml',
  ])
  const services = ['service-1', 'service-2', 'service-3']
  expect(read('pages/home.yml')).toMatchObject({ services: { cards: services } })
  expect(read('pages/services.yml')).toMatchObject({ groups: [{ services }] })
})

test('requests go nowhere, and there are no repository, redirects, or social networks', () => {
  content.write(
    'integrations.yml',
    'delivery: { provider: endpoint, url: https://requests.example.com }\nediting: { host: github, repository: other/firm, branch: main }\n',
  )
  content.write('redirects.yml', '- from: /old\n  to: /contact\n')
  makeFirm()
  expect(read('integrations.yml')).toEqual({ delivery: { provider: 'simulated' } })
  expect(read('redirects.yml')).toEqual([])
  expect(isSeq(parseDocument(content.read('site.yml')).get('social'))).toBe(true)
  expect(read('site.yml')).toMatchObject({ social: [] })
})
