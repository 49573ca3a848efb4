import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRedirects, redirectPage, writeRedirects } from '../../../gatsby/pages/redirects'

const SITE = { url: 'https://www.example.com', language: 'en-GB' }

let folder: string
let copy: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'public-'))
  copy = join(folder, 'content')
  mkdirSync(copy)
  writeFileSync(join(copy, 'redirects.yml'), JSON.stringify([{ from: '/services/old', to: '/services/new' }]))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

/** Finds an attribute's value by the beginning of its element, up to the attribute's name. */
const attribute = (page: string, start: string) => new RegExp(`<${start}="([^"]*)"`).exec(page)?.[1]

const written = (file: string) => readFileSync(join(folder, file), 'utf8')

test('an old path has a page that redirects to the new one without JavaScript', () => {
  writeRedirects(folder, SITE, copy)
  const page = written('services/old/index.html')
  expect(attribute(page, 'meta http-equiv="refresh" content')).toBe('0; url=/services/new')
  expect(attribute(page, 'link rel="canonical" href')).toBe('https://www.example.com/services/new')
  expect(attribute(page, 'a href')).toBe('/services/new')
  expect(attribute(page, 'html lang')).toBe('en-GB')
})

test('a canonical address has no fragment', () => {
  const page = redirectPage('/about#team', SITE)
  expect(attribute(page, 'link rel="canonical" href')).toBe('https://www.example.com/about')
  expect(attribute(page, 'a href')).toBe('/about#team')
})

test('hosts with redirect lists get permanent redirects, from paths with and without a trailing slash', () => {
  writeRedirects(folder, SITE, copy)
  expect(written('_redirects')).toBe('/services/old /services/new 301\n')
  expect(written('_redirects.conf')).toBe(
    'map $uri $moved {\n  "/services/old" "/services/new";\n  "/services/old/" "/services/new";\n}\n',
  )
  expect(written('_redirects.caddy')).toBe(
    '# Where pages have moved\nredir "/services/old" "/services/new" permanent\nredir "/services/old/" "/services/new" permanent\n',
  )
})

test.each(['/services/old', '/services/old/'])('the router in the browser gets a redirect from %s', (fromPath) => {
  const createRedirect = jest.fn()
  createRedirects({ createRedirect }, copy)
  expect(createRedirect).toHaveBeenCalledWith({
    fromPath,
    toPath: '/services/new',
    isPermanent: true,
    redirectInBrowser: true,
  })
})

test('a site without redirects has none', () => {
  rmSync(join(copy, 'redirects.yml'))
  writeRedirects(folder, SITE, copy)
  expect(written('_redirects')).toBe('')
})
