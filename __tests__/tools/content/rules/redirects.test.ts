/** @jest-environment node */
import { checkContent } from '../../../../tools/content/check'
import { contentFolder, type ContentFolder } from '../content-folder'

let content: ContentFolder
beforeEach(() => {
  content = contentFolder()
})
afterEach(() => {
  content.dispose()
})

/** What the check says of these redirects. */
function problems(...redirects: [from: string, to: string][]): string[] {
  content.write('redirects.yml', redirects.map(([from, to]) => `- from: ${from}\n  to: ${to}\n`).join(''))
  return checkContent(content.root).problems.map(
    ({ line, field, message, advice }) => `${line} ${field ?? ''}: ${message}. ${advice}`,
  )
}

test('an old address may lead to a page, or to a part of one', () => {
  expect(problems(['/services/taxes', '/services/tax-planning'], ['/people', '/about#team'])).toEqual([])
})

test('an address that has a page is redirected nowhere', () => {
  expect(problems(['/about', '/contact'])).toEqual([
    '1 Entry 1 › Old address: “/about” has a page. Remove this redirect, or correct its address.',
  ])
})

test('a redirect must end at a page', () => {
  expect(problems(['/old', '/services/tax-planing'])).toEqual([
    '2 Entry 1 › New address: the site has no page “/services/tax-planing”. Did you mean “/services/tax-planning”? If that page was removed, write another one that its visitors should see, such as “/services”.',
  ])
})

test('a chain is refused, with where it ends', () => {
  expect(problems(['/one', '/two'], ['/two', '/about'])).toEqual([
    '2 Entry 1 › New address: “/two” is itself redirected. Write where that one leads: “/about”.',
  ])
})

test('a circle is refused at each of its parts', () => {
  expect(problems(['/one', '/two'], ['/two', '/one'])).toHaveLength(2)
  expect(problems(['/one', '/one'])).toEqual([
    '2 Entry 1 › New address: “/one” is itself redirected. Write the address of a page.',
  ])
})

test('one address is redirected once', () => {
  expect(problems(['/old', '/about'], ['/old', '/contact'])).toEqual([
    '3 Entry 2 › Old address: “/old” is redirected above. Keep one of the two; capitals make no difference.',
  ])
})

test.each(['/old/', '/old?x', '/../secret', 'https://elsewhere.example', '//elsewhere.example', '/page-data/a.json'])(
  '%s is no old address',
  (from) => {
    expect(problems([from, '/about'])).toHaveLength(1)
  },
)

test('a redirect leaves this site nowhere', () => {
  expect(problems(['/old', '//elsewhere.example'])).toHaveLength(1)
  expect(problems(['/old', 'https://elsewhere.example'])).toHaveLength(1)
})

test.each([
  '/contact/thanks',
  '/api/consultation',
  '/404',
  '/page-data/index',
  '/Contact/Thanks',
  '/_headers',
  '/index',
])('nothing redirects %s, which the site itself or its host needs', (from) => {
  expect(problems([from, '/about'])).toContain(
    `1 Entry 1 › Old address: “${from}” is reserved for the site itself and its host. Remove this redirect, or correct its address.`,
  )
})

test('an address that is a page’s but for its capitals is redirected nowhere, because hosts would redirect the page', () => {
  expect(problems(['/About', '/contact'], ['/old', '/about'])).toEqual([
    '1 Entry 1 › Old address: “/About” differs from the page “/about” only in capitals. Hosts treat the two as one address. Remove this redirect, or correct its address.',
  ])
})

test('two addresses that differ only in capitals are one', () => {
  expect(problems(['/old', '/about'], ['/Old', '/contact'])).toEqual([
    '3 Entry 2 › Old address: “/Old” is redirected above. Keep one of the two; capitals make no difference.',
  ])
})

test('a redirect may begin above pages, or in another folder of theirs', () => {
  expect(problems(['/counseling', '/about'], ['/about/old', '/about'], ['/public', '/about'])).toEqual([])
})

test.each([
  '/about#team#</title><meta/http-equiv=refresh/content=0;url=https://evil.example/>',
  '/about#team#"><img/src=x/onerror=attack()>',
  '/about#team#{env.SMTP_PASSWORD}',
  '/about##team',
])('a new address with two #, %s, is refused with what would be right', (to) => {
  expect(problems(['/old', to]).join()).toMatch(/^2 Entry 1 › New address: the address .* has two #\. Write one #/)
})

test('a new address with a query is refused with what would be right', () => {
  expect(problems(['/old', '/about?from=mail'])).toEqual([
    '2 Entry 1 › New address: does not have the right form. It must be a path of this site such as /services/new-name, or a place on a page such as /about#team.',
  ])
})

test('an address that is too long is refused by its length', () => {
  expect(problems([`/${'o'.repeat(200)}`, '/about'])).toEqual([
    '1 Entry 1 › Old address: has 201 characters. It may have at most 200; shorten it by 1.',
  ])
})
