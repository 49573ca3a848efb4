/** @jest-environment node */
import { checkLinks } from '../../../tools/preview-report/link-check'
import { contentFolder, type ContentFolder } from '../content/content-folder'
import { builtFolder, type BuiltFolder } from './built-folder'

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

/** The first place in a content file that has a text, as findings name it. */
function placeOf(file: string, text: string): string {
  const lines = content.read(file).split('\n')
  return `content/${file}:${String(lines.findIndex((line) => line.includes(text)) + 1)}`
}

/** Where the findings are: on a page, and in the content. */
const places = () =>
  check().findings.map(({ path, file, line }) => [path, file === undefined ? 'code' : `${file}:${String(line)}`])

const texts = () => check().findings.map(({ text }) => text)

/** A page with one link. */
const linking = (path: string, address: string) => {
  site.page(path, `<a href="${address}">A link</a>`)
}

test('a site whose links all lead somewhere passes', () => {
  linking('/about', '/contact#request')
  expect(check()).toEqual({
    name: 'Links and anchors',
    state: 'passed',
    summary: '2 pages, every link leads somewhere',
    findings: [],
  })
})

test.each([
  ['the same with a slash', '/contact/'],
  ['a page with a query', '/contact?from=mail#request'],
  ['the page itself', ''],
  ['the top of the page', '#'],
  ['the top of the page by its name', '/contact#top'],
  ['a file', '/app.js'],
  ['a page by its whole address', 'https://www.example.com/contact#request'],
  ['another site', 'https://www.example.org/nowhere#at-all'],
  ['a mail', 'mailto:hello@example.com'],
  ['a telephone', 'tel:+13125550142'],
])('a link may lead to %s', (_, address) => {
  linking('/about', address)
  expect(check().findings).toEqual([])
})

test('a link to a page that is not there is told with its line in the content, and what was likely meant', () => {
  content.replace('pages/about.yml', 'to: /contact', 'to: /contatc')
  linking('/about', '/contatc')
  expect(check()).toMatchObject({ state: 'failed', summary: '2 pages: 1 address leads nowhere' })
  expect(texts()).toEqual([
    expect.stringMatching(
      / › Button › Target: the address “\/contatc” leads to no page and no file\. Did you mean “\/contact”\? It is on \/about\.$/,
    ),
  ])
  expect(places()).toEqual([['/about', placeOf('pages/about.yml', '/contatc')]])
})

test('a link to a place that a page does not have is told with the place', () => {
  content.replace('pages/about.yml', 'to: /contact', 'to: /contact#requst')
  linking('/about', '/contact#requst')
  expect(texts()).toEqual([
    expect.stringContaining('leads to a place “#requst” that “/contact” does not have. Did you mean “#request”?'),
  ])
  expect(places()).toEqual([['/about', placeOf('pages/about.yml', '#requst')]])
})

test('an anchor is told for the page alone that does not have its place', () => {
  site.page('/careers', '<a href="#positions">Positions</a>')
  site.page('/about', '<a href="#positions">Positions</a><h2 id="positions">Positions</h2>')
  expect(places()).toEqual([['/careers', placeOf('pages/careers.yml', '#positions')]])
})

test('a link on every page is told once', () => {
  content.replace('site.yml', 'to: /privacy', 'to: /privcy')
  for (const path of ['/', '/about', '/careers', '/services', '/terms']) linking(path, '/privcy')
  expect(texts()).toEqual([expect.stringMatching(/It is on \/, \/about, \/careers and 2 more pages\.$/)])
  expect(places()).toEqual([['/', placeOf('site.yml', '/privcy')]])
})

test('a link to a service that is gone is told with each place that names the service', () => {
  linking('/', '/services/tax-planning')
  const files = places().map(([, place]) => place)
  expect(files).toContain(placeOf('pages/home.yml', '- tax-planning'))
  expect(files).toContain(placeOf('site.yml', '- tax-planning'))
  expect(files.join('\n')).not.toContain('pages/services.yml')
})

test('a link that no text of the content has comes from the code', () => {
  linking('/about', '/nowhere')
  expect(check().findings).toEqual([
    {
      text: 'The address “/nowhere” leads to no page and no file. It is on /about. No text of the content says so, it comes from the site’s code; show this to an engineer.',
      path: '/about',
    },
  ])
})

test('a picture that was not built is told with the line that names it', () => {
  content.write('team/ada-sample.yml', `${content.read('team/ada-sample.yml')}image: ./ada.jpg\n`)
  site.page(
    '/about/team',
    '<picture><source srcset="/static/1/ada.avif 400w, /static/2/ada.avif 800w"><img src="/static/1/ada.jpg"></picture>',
  )
  site.write('/static/1/ada.avif', 'A picture')
  site.write('/static/1/ada.jpg', 'A picture')
  expect(texts()).toEqual([expect.stringContaining('“/static/2/ada.avif”')])
  expect(places()).toEqual([['/about/team', placeOf('team/ada-sample.yml', 'ada.jpg')]])
})

test('a redirect leads on to its page and to the places on it', () => {
  site.write('/_redirects', '/write-to-us /contact 301\n')
  site.page('/about', '<a href="/write-to-us#request">One</a><a href="/write-to-us#gone">Another</a>')
  expect(texts()).toEqual([
    expect.stringContaining('“/write-to-us#gone” leads to a place “#gone” that “/contact” does not have'),
  ])
})

test('a redirect to nowhere is told with its line', () => {
  content.write('redirects.yml', '- from: /write-to-us\n  to: /gone\n')
  site.write('/_redirects', '/write-to-us /gone 301\n')
  linking('/write-to-us', '/gone')
  expect(places()).toEqual([['/write-to-us', 'content/redirects.yml:2']])
})

test('links of the page for unknown addresses are followed', () => {
  site.page('/404', '<a href="/gone">Home</a><a href="#content">Skip</a><main id="content"></main>')
  expect(places()).toEqual([['/404', 'code']])
})

test.each(['/%00', '/%zz', '/../../etc/passwd', '//[', '/&lt;script&gt;alert(1)&lt;/script&gt;'])(
  'the hostile address %s is a text',
  (address) => {
    linking('/about', address)
    expect(texts()).toEqual([expect.stringMatching(/^The address “/)])
  },
)
