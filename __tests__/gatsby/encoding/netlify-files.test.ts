// `_headers`, as read by Netlify's own parser. Cloudflare reads the same lines.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseAllHeaders } from '@netlify/headers-parser'
import fc from 'fast-check'
import { headersFile } from '../../../gatsby/output/security-headers'
import { anyText, outputOrUndefined, printableText } from './texts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'netlify-'))
})
afterAll(() => {
  rmSync(folder, { recursive: true })
})

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

test.each(['a\n/secret', 'a\r', '', ' a', 'a ', 'é', 'a,b', 'a , b', '/:splat'])(
  'the header value %j is rejected',
  (value) => {
    expect(() => headersFile({ 'X-Sample': value })).toThrow('_headers cannot hold')
  },
)
