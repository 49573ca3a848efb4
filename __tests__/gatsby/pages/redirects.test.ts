/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRedirects, redirectPage, writeRedirects } from '../../../gatsby/pages/redirects'

const data = {
  allRedirect: { nodes: [{ from: '/services/old', to: '/services/new' }] },
  siteSettings: { url: 'https://www.example.com', language: 'en-GB' },
}
const graphql = jest.fn(() => Promise.resolve({ data }))

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'public-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

/** Finds an attribute's value by the beginning of its element, up to the attribute's name. */
const attribute = (page: string, start: string) => new RegExp(`<${start}="([^"]*)"`).exec(page)?.[1]

const written = (file: string) => readFileSync(join(folder, file), 'utf8')

test('an old path has a page that redirects to the new one without JavaScript', async () => {
  await writeRedirects(folder, { graphql })
  const page = written('services/old/index.html')
  expect(attribute(page, 'meta http-equiv="refresh" content')).toBe('0; url=/services/new')
  expect(attribute(page, 'link rel="canonical" href')).toBe('https://www.example.com/services/new')
  expect(attribute(page, 'a href')).toBe('/services/new')
})

test('the page at an old path is in the language of the site', () => {
  expect(attribute(redirectPage('/about', data.siteSettings), 'html lang')).toBe('en-GB')
})

test('a canonical address has no fragment', () => {
  const page = redirectPage('/about#team', data.siteSettings)
  expect(attribute(page, 'link rel="canonical" href')).toBe('https://www.example.com/about')
  expect(attribute(page, 'a href')).toBe('/about#team')
})

test('hosts that read redirect rules get a permanent redirect', async () => {
  await writeRedirects(folder, { graphql })
  expect(written('_redirects')).toBe('/services/old /services/new 301\n')
  expect(written('_redirects.conf')).toContain('"/services/old" "/services/new";')
})

test.each(['/services/old', '/services/old/'])('the router in the browser gets a redirect from %s', async (address) => {
  const createRedirect = jest.fn()
  await createRedirects({ graphql, actions: { createRedirect } })
  expect(createRedirect).toHaveBeenCalledWith({
    fromPath: address,
    toPath: '/services/new',
    isPermanent: true,
    redirectInBrowser: true,
  })
})

test('Caddy gets redirects from an old path with and without a trailing slash', async () => {
  await writeRedirects(folder, { graphql })
  expect(written('_redirects.caddy')).toBe(
    '# Where pages have moved\nredir "/services/old" "/services/new" permanent\nredir "/services/old/" "/services/new" permanent\n',
  )
})
