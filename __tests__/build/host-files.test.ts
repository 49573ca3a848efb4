// How Netlify's own parser reads the headers of the built site.
import { readFileSync } from 'node:fs'
import { parseAllHeaders } from '@netlify/headers-parser'
import { builtFile } from './built-site'

/** Cloudflare's limits for a `_headers` file (https://developers.cloudflare.com/pages/configuration/headers/). */
const CLOUDFLARE = { rules: 100, lineLength: 2000 }

/** A rule of `_headers`: the paths that it applies to, and its headers in order. */
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

/** Every value that the rules set for a header on a path. */
const valuesFor = async (path: string, name: string) =>
  (await readAsNetlify())
    .filter(({ matches }) => matches(path))
    .flatMap(({ headers }) => headers)
    .flatMap(([one, value]) => (one === name ? [value] : []))

test.each(['/', '/about', '/no-such/page', '/page-data/about/page-data.json', builtFile(/^app-.*\.js$/)])(
  '%s has the Content Security Policy and the other security headers exactly once',
  async (path) => {
    expect(await valuesFor(path, 'Content-Security-Policy')).toEqual([expect.stringMatching(/^default-src 'self'; /)])
    for (const name of ['Strict-Transport-Security', 'X-Content-Type-Options', 'X-Frame-Options', 'Referrer-Policy'])
      expect([name, (await valuesFor(path, name)).length]).toEqual([name, 1])
  },
)

test.each(['/admin', builtFile(/^start-.*\.js$/, '/static/admin/')])(
  '%s has the site’s policy and then that of the editor, which replaces it',
  async (path) => {
    const policies = await valuesFor(path, 'Content-Security-Policy')
    expect(policies).toHaveLength(2)
    expect(policies[0]).not.toContain('wasm-unsafe-eval')
    expect(policies[1]).toContain('wasm-unsafe-eval')
    expect((await valuesFor(path, 'Cross-Origin-Opener-Policy')).at(-1)).toBe('same-origin-allow-popups')
  },
)

test('files with a hash in their names are cached for a year', async () => {
  const files = [builtFile(/^app-.*\.js$/), builtFile(/^styles\..*\.css$/), builtFile(/\.woff2$/, '/static/')]
  for (const path of files)
    expect(await valuesFor(path, 'Cache-Control')).toEqual(['public, max-age=31536000, immutable'])
})

test.each(['/', '/about', '/page-data/about/page-data.json', '/icon.svg', '/sitemap.xml'])(
  '%s has no Cache-Control rule and relies on the host’s default revalidation',
  async (path) => {
    expect(await valuesFor(path, 'Cache-Control')).toEqual([])
  },
)
test('the headers are within Cloudflare’s limits', () => {
  const lines = file.split('\n')
  expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(CLOUDFLARE.rules)
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(CLOUDFLARE.lineLength)
})
