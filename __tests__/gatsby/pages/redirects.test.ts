import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import {
  createRedirects,
  redirectLists,
  readRedirects,
  redirectPage,
  serveRedirects,
  writeRedirectPages,
} from '../../../gatsby/pages/redirects'
import type { DevelopServer } from '../../../gatsby/sources/problem-stream'
import { folderForEachTest } from '../folder'

const SITE = { url: 'https://www.example.com', language: 'en-GB' }

const REDIRECTS = [
  { from: '/services/old', to: '/services/new' },
  { from: '/services/second', to: '/about#team' },
]

const folder = folderForEachTest()
beforeEach(() => {
  folder.write('content/redirects.yml', JSON.stringify(REDIRECTS))
})

test('an old path has a page that redirects to the new one without JavaScript', () => {
  const paths = writeRedirectPages(folder.at(), readRedirects(folder.at('content')), SITE)
  expect(paths).toEqual(['services/old/index.html', 'services/second/index.html'])
  const page = folder.read('services/old/index.html')
  for (const part of [
    '<html lang="en-GB">',
    '<title>https://www.example.com/services/new</title>',
    '<link rel="canonical" href="https://www.example.com/services/new">',
    '<meta http-equiv="refresh" content="0; url=/services/new">',
    '<p><a href="/services/new">https://www.example.com/services/new</a></p>',
  ])
    expect(page).toContain(part)
})

test('a redirect to a section leads there, but its canonical address has no fragment', () => {
  const page = redirectPage('/about#team', SITE)
  expect(page).toContain('<link rel="canonical" href="https://www.example.com/about">')
  for (const part of ['content="0; url=/about#team"', '<a href="/about#team">']) expect(page).toContain(part)
})

// What nginx and Caddy do with theirs is tested in hosts/.
test('hosts redirect permanently, in the order of the file, and nginx and Caddy also from paths with a trailing slash', () => {
  expect(redirectLists(readRedirects(folder.at('content')))).toEqual({
    _redirects: '/services/old /services/new 301\n/services/second /about#team 301\n',
    '_redirects.conf': `map $uri $moved {
  "/services/old" "/services/new$is_args$args";
  "/services/old/" "/services/new$is_args$args";
  "/services/second" "/about$is_args$args#team";
  "/services/second/" "/about$is_args$args#team";
}
`,
    '_redirects.caddy': `# Where pages have moved
redir "/services/old" "/services/new{query_part}" permanent
redir "/services/old/" "/services/new{query_part}" permanent
redir "/services/second" "/about{query_part}#team" permanent
redir "/services/second/" "/about{query_part}#team" permanent
`,
  })
})

test('the router in the browser redirects from the path with and without a trailing slash', () => {
  const createRedirect = jest.fn()
  createRedirects({ createRedirect }, folder.at('content'))
  const redirect = (fromPath: string, toPath: string) => [
    { fromPath, toPath, isPermanent: true, redirectInBrowser: true },
  ]
  expect(createRedirect.mock.calls).toEqual(
    REDIRECTS.flatMap(({ from, to }) => [redirect(from, to), redirect(`${from}/`, to)]),
  )
})

test('a site without redirects has none', () => {
  expect(readRedirects(folder.at('no-content'))).toEqual([])
})

test.each([
  ['/services/old?from=mail', '/services/new'],
  ['/services/old/', '/services/new'],
  ['/services/older', undefined],
  ['/services/Old', undefined],
  ['/services/old/older', undefined],
  ['/services/second', '/about#team'],
])('the development server’s redirect for %s is %s', (url, to) => {
  const request = Object.assign(new IncomingMessage(new Socket()), { url })
  const response = new ServerResponse(request)
  const redirect = jest.spyOn(response, 'writeHead')
  const next = jest.fn()
  const get = jest.fn<undefined, Parameters<DevelopServer['get']>>()
  serveRedirects({ get }, folder.at('content'))
  get.mock.calls[0]?.[1](request, response, next)
  expect(redirect.mock.calls).toEqual(to ? [[302, { Location: to }]] : [])
  expect(next).toHaveBeenCalledTimes(to ? 0 : 1)
})
