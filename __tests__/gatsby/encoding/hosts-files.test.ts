// What editors can write into the files for hosts, from the content check to the parser of a host.
import { parseAllHeaders } from '@netlify/headers-parser'
import fc from 'fast-check'
import { checkContent } from '../../../content-check/check'
import { type Redirect, redirect } from '../../../content-model/redirect'
import { site } from '../../../content-model/site'
import { headersFile } from '../../../gatsby/output/security-headers'
import { redirectLists } from '../../../gatsby/pages/redirects'
import { contentFolder } from '../../content-check/content-folder'
import { folderForEachTest } from '../folder'
import { anyText, HOSTILE_TEXTS, outputOrUndefined, printableText } from './texts'

const folder = folderForEachTest()

/** Returns the lines of redirects, one a line, that the content check rejects. */
function rejectedLines(redirects: readonly Redirect[]): Set<number> {
  const content = contentFolder()
  content.write('redirects.yml', redirects.map((one) => `- ${JSON.stringify(one)}\n`).join(''))
  const lines = new Set(checkContent(content.root).problems.map(({ line }) => line))
  content.dispose()
  return lines
}

test('a redirect from or to a hostile address is rejected, or consists of plain paths in the files for hosts', () => {
  const plain = [
    { from: '/old', to: '/about#team' },
    { from: '/services/Old_name', to: '/services/tax-planning' },
  ]
  const hostile = HOSTILE_TEXTS.flatMap((text, index) => [
    ...[text, `/${text}`, `/former${text}`].map((from) => ({ from, to: '/about' })),
    ...[text, `/${text}`, `/about${text}`, `/about#team${text}`].map((to, at) => ({ from: `/old-${index}-${at}`, to })),
  ])
  const wellFormed = [...plain, ...hostile].filter((one) => redirect.safeParse(one).success)
  const rejected = rejectedLines(wellFormed)
  const accepted = wellFormed.filter((_, index) => !rejected.has(index + 1))
  expect(rejectedLines(accepted)).toEqual(new Set())
  expect(accepted).toEqual(expect.arrayContaining(plain))
  for (const list of Object.values(redirectLists(accepted)))
    expect(list).toMatch(/^(?:\{query_part\}|[\w\s/"#;{$.-])+\}?\s$/)
})

test('a site address is an origin as browsers write it, or is rejected', () => {
  const accepted = ['https://www.example.com', 'http://localhost:9000', 'https://example.com:8443']
  const rejected = [
    'https://WWW.example.com',
    'https://www.example.com/',
    'https://www.example.com:99999',
    'https://user@www.example.com',
    'https://münchen.example',
    'ftp://example.com',
  ]
  expect([...accepted, ...rejected].filter((url) => site.shape.url.safeParse(url).success)).toEqual(accepted)
})

/** Returns the headers that Netlify reads for all paths. */
async function readHeaders(file: string) {
  folder.write('_headers', file)
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [folder.at('_headers')],
    netlifyConfigPath: folder.at('netlify.toml'),
    configHeaders: [],
    minimal: true,
  })
  expect(errors).toEqual([])
  return headers[0]?.values
}

test('Netlify reads each accepted header of _headers as one unchanged value', async () => {
  const texts = fc.array(fc.oneof(anyText, printableText), { minLength: 20, maxLength: 60 })
  await fc.assert(
    fc.asyncProperty(texts, async (values) => {
      const named = values.map((value, index): [string, string] => [`X-Sample-${index}`, value])
      const accepted = named.filter((one) => outputOrUndefined(() => headersFile(Object.fromEntries([one]))))
      const headers = { 'X-First': 'first', ...Object.fromEntries(accepted) }
      expect(await readHeaders(headersFile(headers))).toEqual(headers)
    }),
    { numRuns: 20 },
  )
})
