/** @jest-environment node */
import { checkLinks } from '../../../tools/preview-report/link-check'
import { type ContentFolder, contentFolder } from '../content/content-folder'
import { type BuiltFolder, builtFolder } from './built-folder'

let content: ContentFolder
let site: BuiltFolder
beforeEach(() => {
  content = contentFolder()
  site = builtFolder()
  site.page('/contact', '<h2 id="request">Request</h2>')
})
afterEach(() => {
  content.dispose()
  site.dispose()
})

const check = () => checkLinks({ root: content.root, folder: site.folder })

/** The position of a text's first occurrence in a content file, as findings report it. */
function positionOf(file: string, text: string): string {
  const lines = content.read(file).split('\n')
  return `content/${file}:${String(lines.findIndex((line) => line.includes(text)) + 1)}`
}

/** The positions of the findings: on a page, and in the content. */
const positions = () =>
  check().findings.map(({ path, file, line }) => [path, file === undefined ? 'code' : `${file}:${String(line)}`])

const texts = () => check().findings.map(({ text }) => text)

/** Writes a page with one link. */
const linking = (path: string, address: string) => {
  site.page(path, `<a href="${address}">A link</a>`)
}

test('a site without broken links passes', () => {
  linking('/about', '/contact#request')
  expect(check()).toEqual({
    name: 'Links and anchors',
    state: 'passed',
    summary: '2 pages, no broken links',
    findings: [],
  })
})

test.each([
  ['a page with a trailing slash', '/contact/'],
  ['a page with a query', '/contact?from=mail#request'],
  ['the page itself', ''],
  ['the top of the page', '#'],
  ['the top of the page by its name', '/contact#top'],
  ['a file', '/app.js'],
  ['a page by its full URL', 'https://www.example.com/contact#request'],
  ['another site', 'https://www.example.org/nowhere#at-all'],
  ['an email address', 'mailto:hello@example.com'],
  ['a telephone number', 'tel:+13125550142'],
])('a link may point to %s', (_, address) => {
  linking('/about', address)
  expect(check().findings).toEqual([])
})

test('a link to a missing page is reported with its line in the content and a suggestion', () => {
  content.replace('pages/about.yml', 'to: /contact', 'to: /contatc')
  linking('/about', '/contatc')
  expect(check()).toMatchObject({ state: 'failed', summary: '2 pages: 1 broken link' })
  expect(texts()).toEqual([
    expect.stringMatching(
      / › Button › Link to: the address “\/contatc” points to no page or file\. Did you mean “\/contact”\? It is on \/about\.$/,
    ),
  ])
  expect(positions()).toEqual([['/about', positionOf('pages/about.yml', '/contatc')]])
})

test('a link to a missing anchor is reported with the anchor', () => {
  content.replace('pages/about.yml', 'to: /contact', 'to: /contact#requst')
  linking('/about', '/contact#requst')
  expect(texts()).toEqual([
    expect.stringContaining(
      'points to the anchor “#requst”, which does not exist on “/contact”. Did you mean “#request”?',
    ),
  ])
  expect(positions()).toEqual([['/about', positionOf('pages/about.yml', '#requst')]])
})

test('a link to an anchor is reported only on pages without that anchor', () => {
  site.page('/careers', '<a href="#positions">Positions</a>')
  site.page('/about', '<a href="#positions">Positions</a><h2 id="positions">Positions</h2>')
  expect(positions()).toEqual([['/careers', positionOf('pages/careers.yml', '#positions')]])
})

test('a link on every page is reported once', () => {
  content.replace('site.yml', 'to: /privacy', 'to: /privcy')
  for (const path of ['/', '/about', '/careers', '/services', '/terms']) linking(path, '/privcy')
  expect(texts()).toEqual([expect.stringMatching(/It is on \/, \/about, \/careers, and 2 more pages\.$/)])
  expect(positions()).toEqual([['/', positionOf('site.yml', '/privcy')]])
})

test('a link to a removed service is reported with each reference to the service', () => {
  linking('/', '/services/tax-planning')
  const files = positions().map(([, position]) => position)
  expect(files).toContain(positionOf('pages/home.yml', '- tax-planning'))
  expect(files).toContain(positionOf('site.yml', '- tax-planning'))
  expect(files.join('\n')).not.toContain('pages/services.yml')
})

test('a link that is not in the content is attributed to the code', () => {
  linking('/about', '/nowhere')
  expect(check().findings).toEqual([
    {
      text: 'The address “/nowhere” points to no page or file. It is on /about. No content file has this address, so it comes from the site’s code. Show this to an engineer.',
      path: '/about',
    },
  ])
})

test('a missing image file is reported with the line that references the image', () => {
  content.write('team/ada-sample.yml', `${content.read('team/ada-sample.yml')}image: ./ada.jpg\n`)
  site.page(
    '/about/team',
    '<picture><source srcset="/static/1/ada.avif 400w, /static/2/ada.avif 800w"><img src="/static/1/ada.jpg"></picture>',
  )
  site.write('/static/1/ada.avif', 'A picture')
  site.write('/static/1/ada.jpg', 'A picture')
  expect(texts()).toEqual([expect.stringContaining('“/static/2/ada.avif”')])
  expect(positions()).toEqual([['/about/team', positionOf('team/ada-sample.yml', 'ada.jpg')]])
})

test('a redirect is followed to its page and the anchors on it', () => {
  site.write('/_redirects', '/write-to-us /contact 301\n')
  site.page('/about', '<a href="/write-to-us#request">One</a><a href="/write-to-us#gone">Another</a>')
  expect(texts()).toEqual([
    expect.stringContaining('“/write-to-us#gone” points to the anchor “#gone”, which does not exist on “/contact”'),
  ])
})

test('a redirect to a missing page is reported with its line', () => {
  content.write('redirects.yml', '- from: /write-to-us\n  to: /gone\n')
  site.write('/_redirects', '/write-to-us /gone 301\n')
  linking('/write-to-us', '/gone')
  expect(positions()).toEqual([['/write-to-us', 'content/redirects.yml:2']])
})

test('links on the 404 page are checked', () => {
  site.page('/404', '<a href="/gone">Home</a><a href="#content">Skip</a><main id="content"></main>')
  expect(positions()).toEqual([['/404', 'code']])
})

test.each(['/%00', '/%zz', '/../../etc/passwd', '//[', '/&lt;script&gt;alert(1)&lt;/script&gt;'])(
  'the hostile address %s is reported as text',
  (address) => {
    linking('/about', address)
    expect(texts()).toEqual([expect.stringMatching(/^The address “/)])
  },
)
