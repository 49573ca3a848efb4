/** @jest-environment node */
// `_redirects` and `_headers` as Netlify's own parsers read them. Cloudflare reads the same lines.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseAllHeaders } from '@netlify/headers-parser'
import { parseAllRedirects } from '@netlify/redirect-parser'
import fc from 'fast-check'
import { redirectRules } from '../../gatsby/pages/redirects'
import { headersFile } from '../../gatsby/output/security-headers'
import { anyText, HOSTILE_TEXTS, printableText, writtenOrRefused } from './texts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'netlify-'))
})
afterAll(() => {
  rmSync(folder, { recursive: true })
})

/** The redirects that Netlify reads. */
async function readRedirects(text: string) {
  const file = join(folder, '_redirects')
  writeFileSync(file, text)
  const { redirects, errors } = await parseAllRedirects({ redirectsFiles: [file], configRedirects: [], minimal: true })
  expect(errors).toEqual([])
  return redirects
}

/** The values of a header for all paths that Netlify reads. */
async function readHeaders(text: string): Promise<object> {
  const file = join(folder, '_headers')
  writeFileSync(file, text)
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [file],
    netlifyConfigPath: join(folder, 'netlify.toml'),
    configHeaders: [],
    minimal: true,
  })
  expect(errors).toEqual([])
  const [all, ...others] = headers.map((rule) => ({ for: rule.for, values: rule.values }))
  expect([all?.for, ...others.map((rule) => rule.for)]).toEqual([
    '/*',
    '/static/share-*',
    '/static/*',
    '/*.js',
    '/*.css',
  ])
  return all?.values ?? {}
}

const lineTexts = fc.array(fc.oneof(anyText, printableText), { minLength: 20, maxLength: 60 })

test('_redirects holds what it takes as one plain rule each, and refuses the rest', async () => {
  const counts = { written: 0, refused: 0 }
  await fc.assert(
    fc.asyncProperty(lineTexts, async (texts) => {
      const all = texts.map((text, index) => ({ from: `/old-${index}/${text}`, to: `/${text}` }))
      const redirects = all.filter((one) => writtenOrRefused(() => redirectRules([one])) !== undefined)
      counts.written += redirects.length
      counts.refused += all.length - redirects.length
      const rules = redirects.map((one) => ({
        ...one,
        status: 301,
        force: false,
        query: {},
        conditions: {},
        headers: {},
      }))
      expect(await readRedirects(redirectRules(redirects))).toEqual(rules)
    }),
    { numRuns: 20 },
  )
  expect(Math.min(counts.written, counts.refused)).toBeGreaterThan(0)
})

test('_headers holds what it takes as one value each, and refuses the rest', async () => {
  const counts = { written: 0, refused: 0 }
  await fc.assert(
    fc.asyncProperty(lineTexts, async (texts) => {
      const named = texts.map((text, index): [string, string] => [`X-Sample-${index}`, text])
      const taken = named.filter((one) => writtenOrRefused(() => headersFile(Object.fromEntries([one]))) !== undefined)
      counts.written += taken.length
      counts.refused += named.length - taken.length
      const headers = { 'X-First': 'first', ...Object.fromEntries(taken) }
      expect(await readHeaders(headersFile(headers))).toEqual(headers)
    }),
    { numRuns: 20 },
  )
  expect(Math.min(counts.written, counts.refused)).toBeGreaterThan(0)
})

test.each([' 200', '\n/* https://evil.example/ 301!', ':splat', '*', '/evil.example', 'é'])(
  'a redirect to a path with %j is refused',
  (text) => {
    expect(() => redirectRules([{ from: '/old', to: `/${text}` }])).toThrow('_redirects cannot hold')
  },
)

test.each(['a\n/secret', 'a\r', '', ' a', 'a ', 'é', 'a,b', 'a , b', '/:splat'])('a header %j is refused', (value) => {
  expect(() => headersFile({ 'X-Sample': value })).toThrow('_headers cannot hold')
})

test('no hostile text adds a line', () => {
  for (const text of HOSTILE_TEXTS) {
    const rules = writtenOrRefused(() => redirectRules([{ from: '/old', to: `/${text}` }])) ?? '\n'
    expect(rules.split('\n')).toHaveLength(2)
  }
})
