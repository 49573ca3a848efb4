import { checkContent } from '../../../content-check/check'
import { contentForEachTest } from '../content-folder'

const SERVICE = 'services/tax-planning.yml'

const content = contentForEachTest()

/** The problems of the content, without their lines. */
const problems = () =>
  checkContent(content.root).problems.map(({ field, message, advice }) => `${field ?? ''}: ${message}. ${advice}`)

/** Sets the prefixes of the site, whose own list is `services` and `counseling`. */
function setPrefixes(...prefixes: string[]): void {
  content.replace('site.yml', '- services\n  - counseling', prefixes.map((prefix) => `- ${prefix}`).join('\n  '))
}

test('a service without prefixes uses all of the site’s prefixes', () => {
  content.replace(SERVICE, 'prefixes:\n  - services\n', '')
  content.replace('site.yml', 'to: /about\n', 'to: /counseling/tax-planning\n')
  expect(problems()).toEqual([])
})

test('an unknown prefix is reported with the closest known prefix', () => {
  content.replace(SERVICE, '- services', '- service')
  expect(problems()).toEqual(['Prefixes › Prefix 1: there is no prefix “service”. Did you mean “services”?'])
})

test('an unknown prefix that resembles no other is reported with the known prefixes', () => {
  content.replace(SERVICE, '- services', '- planning')
  expect(problems()).toEqual([
    'Prefixes › Prefix 1: there is no prefix “planning”. Use a prefix from content/site.yml: services or counseling.',
  ])
})

test('the menu cannot use a prefix that the site does not have', () => {
  content.replace('site.yml', 'label: Services\n', 'label: Services\n    prefix: advice\n')
  expect(problems()).toEqual([
    expect.stringContaining('Services menu › Prefix of the links in the menu: there is no prefix “advice”'),
  ])
})

test.each(['about', 'contact', 'privacy', 'api'])('the prefix “%s” is rejected', (prefix) => {
  setPrefixes('services', prefix)
  expect(problems()).toEqual([
    `Prefixes of services › Prefix 2: “/${prefix}” is already used by other pages. Choose another prefix, such as “services”.`,
  ])
})

test('the same prefix twice is rejected', () => {
  setPrefixes('services', 'services')
  expect(problems()).toEqual([expect.stringContaining('“services” is listed twice')])
})
