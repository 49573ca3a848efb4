import { checkContent } from '../../../content-check/check'
import { contentForEachTest } from '../content-folder'

const content = contentForEachTest()

/** The problems that the check reports for these redirects. */
function problems(...redirects: [from: string, to: string][]): string[] {
  content.write('redirects.yml', redirects.map(([from, to]) => `- from: ${from}\n  to: ${to}\n`).join(''))
  return checkContent(content.root).problems.map(
    ({ line, field, message, advice }) => `${line} ${field ?? ''}: ${message}. ${advice}`,
  )
}

test('the check accepts a redirect to a page or to a section of a page', () => {
  expect(problems(['/services/taxes', '/services/tax-planning'], ['/people', '/about#team'])).toEqual([])
})

test('the check rejects a redirect from the address of a page', () => {
  expect(problems(['/about', '/contact'])).toEqual([
    '1 Entry 1 › Old address: “/about” is the address of a page. Remove this redirect, or correct its address; capitalization does not matter.',
  ])
})

test('the check rejects a redirect to a page that does not exist', () => {
  expect(problems(['/old', '/services/tax-planing'])).toEqual([
    '2 Entry 1 › New address: the site has no page “/services/tax-planing”. Did you mean “/services/tax-planning”? If that page was removed, write the page that visitors should see instead, such as “/services”.',
  ])
})

test('the check rejects a chain of redirects', () => {
  expect(problems(['/one', '/two'], ['/two', '/about'])).toEqual([
    '2 Entry 1 › New address: “/two” is itself redirected. Write the address of a page.',
  ])
})

test('the check rejects each part of a redirect loop', () => {
  expect(problems(['/one', '/two'], ['/two', '/one'])).toEqual([
    '2 Entry 1 › New address: “/two” is itself redirected. Write the address of a page.',
    '4 Entry 2 › New address: “/one” is itself redirected. Write the address of a page.',
  ])
})

test('the check rejects a second redirect from the same address', () => {
  expect(problems(['/old', '/about'], ['/old', '/contact'])).toEqual([
    '3 Entry 2 › Old address: “/old” is already redirected above. Keep only one of the two.',
  ])
})

test.each(['/old/', '/old?x', '/../secret', 'https://elsewhere.example', '//elsewhere.example', '/page-data/a.json'])(
  'rejects %s as an old address',
  (from) => {
    expect(problems([from, '/about'])).toHaveLength(1)
  },
)

test.each([
  '//elsewhere.example',
  'https://elsewhere.example',
  'javascript:attack()',
  'elsewhere.example',
  'about',
  '#team',
])('rejects a redirect to %s, because it is not a page on the site', (to) => {
  expect(problems(['/old', `"${to}"`])).toEqual([
    `2 Entry 1 › New address: is not a page on this site. Write the path of a page, such as “/services”.`,
  ])
})

test.each([
  ['/contact/thanks', '/contact/thanks'],
  ['/404', '/404'],
  ['/Api/consultation', '/api'],
  ['/_headers', '/_'],
  ['/old/index', '/index'],
])('the check rejects a redirect from %s because %s is reserved', (from, part) => {
  expect(problems([from, '/about'])).toContain(
    `1 Entry 1 › Old address: “${part}” is reserved by the site or its host. Remove this redirect, or correct its address; capitalization does not matter.`,
  )
})

test('the check rejects an old address that differs from a page only in case, because hosts would redirect the page', () => {
  expect(problems(['/About', '/contact'], ['/old', '/about'])).toEqual([
    '1 Entry 1 › Old address: “/about” is the address of a page. Remove this redirect, or correct its address; capitalization does not matter.',
  ])
})

test('the check treats two addresses that differ only in case as the same address', () => {
  expect(problems(['/old', '/about'], ['/Old', '/contact'])).toEqual([
    '3 Entry 2 › Old address: “/Old” is already redirected above. Keep only one of the two.',
  ])
})

test('the check accepts old addresses above and below the addresses of pages', () => {
  expect(problems(['/counseling', '/about'], ['/about/old', '/about'], ['/public', '/about'])).toEqual([])
})

test.each(['/about#team#"><img/src=x/onerror=attack()>', '/about#team#{env.SMTP_PASSWORD}', '/about##team'])(
  'the check rejects the new address %s',
  (to) => {
    expect(problems(['/old', to]).join()).toMatch(/^2 Entry 1 › New address: the page “\/about” has no section/)
  },
)

test('the check rejects a new address with a query, and explains the format', () => {
  expect(problems(['/old', '/about?from=mail'])).toEqual([
    '2 Entry 1 › New address: is not in the right format. It must be a path on this site, such as /services/new-name, or a section of a page, such as /about#team.',
  ])
})

test('the check rejects an address that is too long', () => {
  expect(problems([`/${'o'.repeat(200)}`, '/about'])).toEqual([
    '1 Entry 1 › Old address: has 201 characters. The limit is 200; shorten it by 1.',
  ])
})
