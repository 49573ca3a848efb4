/** @jest-environment node */
// `_redirects` and `_headers`, as read by Netlify's own parsers. Cloudflare reads the same lines.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseAllHeaders } from '@netlify/headers-parser'
import { parseAllRedirects } from '@netlify/redirect-parser'
import fc from 'fast-check'
import { headersFile } from '../../gatsby/output/security-headers'
import { redirectRules } from '../../gatsby/pages/redirects'
import { anyText, HOSTILE_TEXTS, outputOrUndefined, printableText } from './texts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'netlify-'))
})
afterAll(() => {
  rmSync(folder, { recursive: true })
})

/** Returns the redirects that Netlify reads. */
async function readRedirects(text: string) {
  const file = join(folder, '_redirects')
  writeFileSync(file, text)
  const { redirects, errors } = await parseAllRedirects({ redirectsFiles: [file], configRedirects: [], minimal: true })
  expect(errors).toEqual([])
  return redirects
}

/** Returns the headers for all paths that Netlify reads, with their values. */
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

test('_redirects contains each accepted redirect as one plain rule, and the rest are rejected', async () => {
  const counts = { written: 0, rejected: 0 }
  await fc.assert(
    fc.asyncProperty(lineTexts, async (texts) => {
      const all = texts.map((text, index) => ({ from: `/old-${index}/${text}`, to: `/${text}` }))
      const redirects = all.filter((one) => outputOrUndefined(() => redirectRules([one])) !== undefined)
      counts.written += redirects.length
      counts.rejected += all.length - redirects.length
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
  expect(Math.min(counts.written, counts.rejected)).toBeGreaterThan(0)
})

test('_headers contains each accepted header as one value, and the rest are rejected', async () => {
  const counts = { written: 0, rejected: 0 }
  await fc.assert(
    fc.asyncProperty(lineTexts, async (texts) => {
      const named = texts.map((text, index): [string, string] => [`X-Sample-${index}`, text])
      const accepted = named.filter(
        (one) => outputOrUndefined(() => headersFile(Object.fromEntries([one]))) !== undefined,
      )
      counts.written += accepted.length
      counts.rejected += named.length - accepted.length
      const headers = { 'X-First': 'first', ...Object.fromEntries(accepted) }
      expect(await readHeaders(headersFile(headers))).toEqual(headers)
    }),
    { numRuns: 20 },
  )
  expect(Math.min(counts.written, counts.rejected)).toBeGreaterThan(0)
})

test.each([' 200', '\n/* https://evil.example/ 301!', ':splat', '*', '/evil.example', 'é'])(
  'a redirect to a path with %j is rejected',
  (text) => {
    expect(() => redirectRules([{ from: '/old', to: `/${text}` }])).toThrow('_redirects cannot hold')
  },
)

test.each(['a\n/secret', 'a\r', '', ' a', 'a ', 'é', 'a,b', 'a , b', '/:splat'])(
  'the header value %j is rejected',
  (value) => {
    expect(() => headersFile({ 'X-Sample': value })).toThrow('_headers cannot hold')
  },
)

test('no hostile text adds a line', () => {
  for (const text of HOSTILE_TEXTS) {
    const rules = outputOrUndefined(() => redirectRules([{ from: '/old', to: `/${text}` }])) ?? '\n'
    expect(rules.split('\n')).toHaveLength(2)
  }
})
