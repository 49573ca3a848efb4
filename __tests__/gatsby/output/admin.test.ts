/** @jest-environment node */
import { cpSync } from 'node:fs'
import { IncomingMessage, type ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { join } from 'node:path'
import { adminHeaders, serveAdmin } from '../../../gatsby/output/admin'
import { adminPage } from '../../../gatsby/output/admin-page'
import { CONTENT_COPY } from '../../../gatsby/sources/validated-copy'
import { type ContentFolder, contentFolder } from '../../tools/content/content-folder'

let content: ContentFolder
beforeEach(() => {
  content = contentFolder()
})
afterEach(() => {
  content.dispose()
})

type Respond = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** What the development server answers at a path, which a route can stand for. */
async function answerAt(path: string, route = path): Promise<unknown> {
  const routes = new Map<string, Respond>()
  serveAdmin({ get: (one, respond) => routes.set(one, respond) }, content.root)
  return new Promise((resolve, reject) => {
    const response = {
      removeHeader: (name: string) => {
        expect(name).toBe('Access-Control-Allow-Origin')
      },
      writeHead: () => response,
      end: (text: string) => {
        resolve(JSON.parse(text))
      },
    }
    const request = Object.assign(new IncomingMessage(new Socket()), { url: path })
    routes.get(route)?.(request, response as unknown as ServerResponse, () => {
      reject(new Error(`${path} was not answered`))
    })
  })
}

test('the development server lists the entries that it shows', async () => {
  cpSync(join(content.root, 'content'), join(content.root, CONTENT_COPY), { recursive: true })
  expect(await answerAt('/admin/content.json')).toMatchObject({
    'services/tax-planning.yml': { prefixes: ['services'] },
  })
})

test('the development server serves no file outside the folder of the editor', async () => {
  const path = '/static/admin/..%2f..%2fcontent%2fsite.yml'
  await expect(answerAt(path, '/static/admin/*')).rejects.toThrow(`${path} was not answered`)
})

test('the development server names no git host', async () => {
  expect(await answerAt('/admin/config.json')).toMatchObject({
    backend: { repo: 'local/folder', api_root: 'https://no-host.invalid' },
    publish_mode: 'simple',
  })
})

test('the editor may contact the site’s git host, and receive messages from its sign-in window', () => {
  const editing = {
    host: 'gitea',
    repository: 'waymark/website',
    branch: 'main',
    address: 'https://codeberg.org',
  } as const
  const { paths, headers } = adminHeaders(editing)
  expect(paths).toEqual(['/admin', '/admin/index.html', '/static/admin/*'])
  expect(headers['Content-Security-Policy']).toContain("connect-src 'self' blob: data: https://codeberg.org;")
  expect(headers['Cross-Origin-Opener-Policy']).toBe('same-origin-allow-popups')
})

test('without a repository, the editor may contact no other host', () => {
  const { headers } = adminHeaders(undefined)
  expect(headers['Content-Security-Policy']).not.toContain('https:')
})

test('the page escapes the firm’s name, and search engines do not show it', () => {
  const html = adminPage('Fish & <b>Chips</b>', 'start.js')
  expect(html).toContain('<title>Editing Fish &amp; &lt;b&gt;Chips&lt;/b&gt;</title>')
  expect(html).toContain('<meta name="robots" content="noindex, nofollow">')
})
