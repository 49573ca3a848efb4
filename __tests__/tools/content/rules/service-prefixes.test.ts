/** @jest-environment node */
import { checkContent } from '../../../../tools/content/check'
import { type ContentFolder, contentFolder } from '../content-folder'

const SERVICE = 'services/tax-planning.yml'

let content: ContentFolder
beforeEach(() => {
  content = contentFolder()
})
afterEach(() => {
  content.dispose()
})

/** The problems of the content, without their lines. */
const problems = () =>
  checkContent(content.root).problems.map(({ field, message, advice }) => `${field ?? ''}: ${message}. ${advice}`)

/** Sets the prefixes of the site, whose own list is `services` and `counseling`. */
function setPrefixes(...prefixes: string[]): void {
  content.replace('site.yml', '- services\n  - counseling', prefixes.map((prefix) => `- ${prefix}`).join('\n  '))
}

test('a service without prefixes has all of the site’s', () => {
  content.replace(SERVICE, 'prefixes:\n  - services\n', '')
  content.replace('site.yml', 'to: /about\n', 'to: /counseling/tax-planning\n')
  expect(problems()).toEqual([])
})

test('a prefix that the site does not have is reported with the closest one', () => {
  content.replace(SERVICE, '- services', '- service')
  expect(problems()).toEqual(['Prefixes › Prefix 1: there is no prefix “service”. Did you mean “services”?'])
})

test('an unknown prefix that resembles none is reported with the known ones', () => {
  content.replace(SERVICE, '- services', '- planning')
  expect(problems()).toEqual([
    'Prefixes › Prefix 1: there is no prefix “planning”. Use one of the prefixes in content/site.yml: services or counseling.',
  ])
})

test('a prefix that was removed from the site is reported with all places that still use it', () => {
  content.replace(SERVICE, '- services', '- counseling')
  content.write('services/estate-planning.yml', content.read(SERVICE).replaceAll('Tax', 'Estate'))
  content.replace(
    'site.yml',
    '      services:\n          - tax-planning',
    '      services:\n          - tax-planning\n          - estate-planning',
  )
  setPrefixes('services')
  const found = problems().filter((problem) => problem.includes('there is no prefix “counseling”'))
  const [service, other] = ['content/services/tax-planning.yml:4', 'content/services/estate-planning.yml:4']
  expect(found).toHaveLength(2)
  for (const problem of found) expect(problem).toContain(`remove its name from ${other} and ${service}.`)
})

test('the menu cannot prefer a prefix that the site does not have', () => {
  content.replace('site.yml', 'label: Services\n', 'label: Services\n    prefix: advice\n')
  expect(problems()).toEqual([
    expect.stringContaining('Services menu › Prefix of the links in the menu: there is no prefix “advice”'),
  ])
})

test.each([
  ['about', '“/about” belongs to the about page'],
  ['contact', '“/contact” belongs to the contact page'],
  ['privacy', '“/privacy” belongs to a legal page'],
  ['api', '“/api” is reserved for the site itself and its host'],
])('the prefix “%s” is rejected: %s', (prefix, message) => {
  setPrefixes('services', prefix)
  expect(problems()).toEqual([
    `Prefixes of services › Prefix 2: ${message}. Choose another prefix, such as “services”.`,
  ])
})

test('the same prefix twice is rejected', () => {
  setPrefixes('services', 'services')
  expect(problems()).toEqual([expect.stringContaining('contains the same prefix twice')])
})
