/** @jest-environment node */
// What Netlify and Cloudflare Pages read of the built site: by Netlify's own parser, and by what Cloudflare documents
// (https://developers.cloudflare.com/pages/configuration/headers/).
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseAllHeaders } from '@netlify/headers-parser'
import { parseAllRedirects } from '@netlify/redirect-parser'
import { redirectRules } from '../../gatsby/pages/redirects'
import { builtFile } from './built-site'

/** What Cloudflare reads at most of a file. */
const CLOUDFLARE = { rules: 100, lineLength: 2000 }

/** A rule of `_headers`: the paths that it is for, and the headers that it names, in its order. */
interface Rule {
  matches: (path: string) => boolean
  headers: [name: string, value: string][]
}

const file = readFileSync('public/_headers', 'utf8')

async function readAsNetlify(): Promise<Rule[]> {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: ['public/_headers'],
    netlifyConfigPath: 'netlify.toml',
    configHeaders: [],
    minimal: false,
  })
  expect(errors).toEqual([])
  return headers.map((rule) => ({
    matches: (path) => 'forRegExp' in rule && rule.forRegExp.test(path),
    headers: Object.entries(rule.values),
  }))
}

function readAsCloudflare(): Promise<Rule[]> {
  const blocks = file.split(/\n(?=\/)/).map((block) => block.trim().split('\n'))
  const rules = blocks.map(([path = '', ...lines]) => {
    const pattern = path
      .split('*')
      .map((part) => part.replace(/[-/\\^$+?.()|[\]{}]/g, '\\$&'))
      .join('.*')
    return {
      matches: (asked: string) => new RegExp(`^${pattern}$`).test(asked),
      headers: lines.flatMap((line): Rule['headers'] => {
        const [, name, value] = /^ {2}([^:!]+): (.*)$/.exec(line) ?? []
        return name !== undefined && value !== undefined ? [[name, value]] : []
      }),
    }
  })
  return Promise.resolve(rules)
}

describe.each([
  { host: 'Netlify', read: readAsNetlify },
  { host: 'Cloudflare', read: readAsCloudflare },
])('$host', ({ read }) => {
  /** Every value that the rules give a header of a path. */
  const valuesFor = async (path: string, name: string) =>
    (await read())
      .filter(({ matches }) => matches(path))
      .flatMap(({ headers }) => headers)
      .flatMap(([one, value]) => (one === name ? [value] : []))

  test.each(['/', '/about', '/no-such/page', '/page-data/about/page-data.json', builtFile(/^app-.*\.js$/)])(
    '%s has the content security policy and what hardens the browser, once',
    async (path) => {
      expect(await valuesFor(path, 'Content-Security-Policy')).toEqual([expect.stringMatching(/^default-src 'none'; /)])
      for (const name of ['Strict-Transport-Security', 'X-Content-Type-Options', 'X-Frame-Options', 'Referrer-Policy'])
        expect([name, (await valuesFor(path, name)).length]).toEqual([name, 1])
    },
  )

  test('what has a hash in its name is kept for a year', async () => {
    const files = [builtFile(/^app-.*\.js$/), builtFile(/^styles\..*\.css$/), builtFile(/\.woff2$/, '/static/')]
    for (const path of files)
      expect(await valuesFor(path, 'Cache-Control')).toEqual(['public, max-age=31536000, immutable'])
  })

  test.each(['/', '/about', '/page-data/about/page-data.json', '/icon.svg', '/sitemap.xml'])(
    '%s is asked for again, as the host does by itself',
    async (path) => {
      expect(await valuesFor(path, 'Cache-Control')).toEqual([])
    },
  )
})

test('Cloudflare reads all of the headers', () => {
  const lines = file.split('\n')
  expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(CLOUDFLARE.rules)
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(CLOUDFLARE.lineLength)
})

test('Netlify reads the redirects as permanent ones', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'redirects-'))
  const redirectsFile = join(folder, '_redirects')
  writeFileSync(redirectsFile, redirectRules([{ from: '/services/old', to: '/about/team#ana' }]))
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: [redirectsFile],
    configRedirects: [],
    minimal: true,
  })
  rmSync(folder, { recursive: true })
  expect(errors).toEqual([])
  expect(redirects).toEqual([expect.objectContaining({ from: '/services/old', to: '/about/team#ana', status: 301 })])
})
