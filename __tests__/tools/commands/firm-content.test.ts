import { cpSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parse } from 'yaml'
import { checkContent } from '../../../content-check/check'
import { type FieldValue, firmContent, LANGUAGES, TRANSLATIONS } from '../../../tools/commands/firm-content'
import { contentForEachTest } from '../../content-check/content-folder'

const FIRM: readonly FieldValue[] = [
  { file: 'site.yml', path: ['name'], value: 'Harbour & Lane' },
  { file: 'site.yml', path: ['url'], value: 'https://harbour.example' },
  { file: 'site.yml', path: ['contact', 'email'], value: 'hello@harbour.example' },
]

const content = contentForEachTest()

/** Makes the content of the test that of a new firm. */
function makeFirm(answers: readonly FieldValue[] = FIRM): Map<string, string> {
  const texts = firmContent(content.root, answers)
  rmSync(join(content.root, 'content'), { recursive: true })
  for (const [path, text] of texts) content.write(path, text)
  return texts
}

const read = (path: string): unknown => parse(content.read(path))

const linkTargets = () => content.read('site.yml').match(/to: .+/g)

test('the content of this project becomes that of a new firm, which passes the check with placeholders', () => {
  rmSync(join(content.root, 'content'), { recursive: true })
  for (const path of ['content', 'spelling-words.txt'])
    cpSync(resolve(path), join(content.root, path), { recursive: true })
  makeFirm()
  const kinds = checkContent(content.root).problems.map(({ kind }) => kind)
  // There may be no dictionary for the language of this project.
  expect(new Set(kinds.filter((kind) => kind !== 'spelling'))).toEqual(new Set(['placeholder']))
})

test('pages that are switched off stay off', () => {
  content.remove('pages/careers.yml')
  content.write('site.yml', `${content.read('site.yml')}show:\n  careers: false\n`)
  makeFirm()
  expect(read('site.yml')).toMatchObject({ show: { careers: false, testimonials: false } })
  expect(checkContent(content.root).problems.filter(({ kind }) => kind !== 'placeholder')).toEqual([])
})

test('the answers replace the facts about the previous firm, and interface text, links, and comments stay', () => {
  content.write('site.yml', `# About this file.\n${content.read('site.yml')}`)
  const [, labels = ''] = /^uiLabels:\n((?: .*\n)+)/m.exec(content.read('site.yml')) ?? []
  const targets = linkTargets()
  makeFirm()
  expect(read('site.yml')).toMatchObject({
    name: 'Harbour & Lane',
    url: 'https://harbour.example',
    contact: { email: 'hello@harbour.example' },
  })
  expect(labels).not.toBe('')
  expect(content.read('site.yml')).toContain(labels)
  expect(content.read('site.yml')).toContain('# About this file.\n')
  expect(linkTargets()).toEqual(targets)
})

test.each([
  ['de-AT', 'Leistungen'],
  ['en-GB', 'Services'],
  ['cy', 'Services'],
])('for a firm whose language is %s, the menu of services is called “%s”', (language, label) => {
  makeFirm([...FIRM, { file: 'site.yml', path: ['language'], value: language }])
  expect(read('site.yml')).toMatchObject({ navigation: { services: { label } } })
})

test('text becomes placeholders that name their field, and those in a list differ', () => {
  makeFirm()
  expect(read('pages/home.yml')).toMatchObject({
    seo: { title: 'To write: title of home' },
    hero: { heading: 'To write: heading' },
  })
  expect(read('services/service-1.yml')).toMatchObject({
    cards: [{ title: 'To write: title 1' }, { title: 'To write: title 2' }, { title: 'To write: title 3' }],
  })
})

test('optional fields are left out, such as images', () => {
  content.replace('team/ada-sample.yml', 'order: 1', 'order: 4\nimage: ./ada.jpg')
  makeFirm()
  expect(read('team/team-member-1.yml')).not.toHaveProperty('image')
})

test('three services with their icons, one person, and two statistics remain, and all lists refer to them', () => {
  const names = ['audit', 'budgets', 'cash']
  const service = content.read('services/tax-planning.yml')
  for (const name of names)
    content.write(`services/${name}.yml`, service.replace(/^(title|description): /gm, `$1: ${name} `))
  content.write(
    'services/budgets.yml',
    content.read('services/budgets.yml').replace(/^icon: .*/m, 'icon: shield-check'),
  )
  content.replace('pages/services.yml', '- tax-planning', ['- tax-planning', ...names].join('\n      - '))
  const files = [...makeFirm().keys()].filter((file) => /^(?!pages|text-pages).*\//.test(file))
  const services = ['service-1', 'service-2', 'service-3']
  expect(files).toEqual([...services.map((name) => `services/${name}.yml`), 'team/team-member-1.yml'])
  expect(services.map((name) => /^icon: .*/m.exec(content.read(`services/${name}.yml`))?.[0])).toEqual([
    /^icon: .*/m.exec(service)?.[0],
    'icon: shield-check',
    /^icon: .*/m.exec(service)?.[0],
  ])
  const statistics = ['statistic-1', 'statistic-2']
  expect(read('pages/home.yml')).toMatchObject({ services: { cards: services }, stats: { statistics } })
  expect(read('pages/about.yml')).toMatchObject({ story: { statistics } })
  expect(read('pages/services.yml')).toMatchObject({ groups: [{ services }] })
  expect(read('statistics.yml')).toMatchObject([{ key: 'statistic-1' }, { key: 'statistic-2' }])
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
  expect(read('site.yml')).toMatchObject({ social: [] })
})

test.each(LANGUAGES)(
  'the interface of a firm whose language is %s is in that language, with the same names in braces',
  (language) => {
    const namesIn = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()
    for (const [text, { [language]: translation = '' }] of Object.entries(TRANSLATIONS)) {
      expect(translation).not.toBe('')
      expect([text, ...namesIn(translation)]).toEqual([text, ...namesIn(text)])
    }
  },
)

test('French interface texts never begin a line with a punctuation mark, because the space before it does not break', () => {
  const texts = Object.values(TRANSLATIONS).flatMap(({ fr = '' }) => fr)
  expect(texts.filter((text) => / [;:!?»]|« /.test(text))).toEqual([])
})
