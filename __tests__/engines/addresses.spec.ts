import { expect } from '@playwright/test'
import fc from 'fast-check'
import { test } from './fixtures'
import type { Visitor } from './visitor'

const readHeading = (visitor: Visitor) =>
  visitor.window.evaluate(() => document.querySelector('h1')?.textContent ?? '', null)

/** The pages of which the addresses are known, so that the app starts there. */
const KNOWN = /^\/(?:about|contact)?(?:[?#]|$)/

/** Expects that the first interaction leaves the page as it is, and that the app has not given up on a known page. */
async function expectPageToStay(visitor: Visitor, address: string): Promise<void> {
  await visitor.goto('/robots.txt')
  await visitor.goto(address)
  const heading = await readHeading(visitor)
  await visitor.window.page.mouse.move(2, 300)
  await visitor.window.page.mouse.move(4, 304)
  await visitor.wait(1000)
  expect(await readHeading(visitor), address.slice(0, 100)).toBe(heading)
  if (!KNOWN.test(address)) return
  const hasApp = await visitor.window.evaluate(() => document.documentElement.dataset.app === '', null)
  expect(hasApp, `the app runs at ${address.slice(0, 100)}`).toBe(true)
}

const MALFORMED = [
  '%',
  '%E0',
  '%E0%A4',
  '%ZZ',
  '%25',
  '%2525',
  '%ED%A0%80',
  '1',
  'a"b',
  '__proto__',
  '%23',
  'a'.repeat(4000),
]
const UNKNOWN_PATHS = [
  '/%2F',
  '/%5C',
  '/a%2Fb',
  '/:uri',
  '/:path',
  '/*',
  '/constructor',
  '/__proto__',
  '//',
  '/services/%E0',
]

test('the first interaction leaves the page as it is, whatever its address contains', async ({ visitor }) => {
  const known = MALFORMED.flatMap((text) => [`/about#${text}`, `/contact?service=${text}`, `/?${text}`, `/${text}`])
  const part = fc.string({
    unit: fc.constantFrom('%', '/', '\\', '?', '#', ':', '*', '"', "'", '<', '.', 'a', 'E', '0', 'é'),
    maxLength: 8,
  })
  const address = fc
    .record({ path: fc.constantFrom('/about', '/contact', '/no-such/'), end: part, search: part, hash: part })
    .map(({ path, end, search, hash }) => `${path === '/no-such/' ? path + end : path}?service=${search}#${hash}`)
  const examples = [...known, ...UNKNOWN_PATHS].map((one): [string] => [one])
  await fc.assert(
    fc.asyncProperty(address, (one) => expectPageToStay(visitor, one)),
    { examples, numRuns: examples.length + 30 },
  )
})

test('malformed anchors and queries that a link leads to while the app runs leave the page whole', async ({
  visitor,
}) => {
  for (const text of MALFORMED) {
    await visitor.open('/about')
    const heading = await readHeading(visitor)
    await visitor.window.evaluate((hash) => void (location.hash = hash), text)
    await visitor.wait(300)
    expect(await readHeading(visitor), text).toBe(heading)
    await visitor.window.evaluate((to) => {
      window.___navigate(to)
    }, `/contact?service=${text}#${text}`)
    await visitor.expectPath('/contact')
    await expect.poll(() => visitor.window.evaluate(() => document.querySelector('form') !== null, null)).toBe(true)
  }
})
