// Hostile values, end to end: either the content check rejects them, or the build writes them and they do no harm.
import { parseDocument, Scalar } from 'yaml'
import { checkContent } from '../../../content-check/check'
import { robots } from '../../../gatsby/output/seo-files'
import { sitemap } from '../../../gatsby/output/sitemap'
import { redirectLists, redirectPage } from '../../../gatsby/pages/redirects'
import { elementsOf } from '../../build/html-elements'
import { contentForEachTest } from '../../content-check/content-folder'
import { WRITER_PAYLOADS } from '../../hostile/writer-payloads'
import { HOSTILE_TEXTS } from './texts'

const content = contentForEachTest()

/** Writes a text as a double-quoted YAML string on one line. */
const yaml = (text: string) => JSON.stringify(text)

/** Returns the lines of a file that have an error, each of which must come with advice. */
function rejectedLines(file: string): Set<number> {
  const errors = checkContent(content.root).problems.filter(({ severity }) => severity === undefined)
  for (const { file: where, line, advice } of errors) {
    expect([where, line > 0, /[.?]$/.test(advice)]).toEqual([`content/${file}`, true, true])
  }
  return new Set(errors.map(({ line }) => line))
}

/**
 * Splits values into those that the check rejects and those that it accepts, all of them in one file at a time.
 * Rejected values are removed until none is rejected, because a file that cannot be read is not checked further.
 *
 * @param write writes the file with these values and returns the line of each
 */
function partition<Value>(file: string, values: readonly Value[], write: (values: readonly Value[]) => number[]) {
  let accepted = values
  for (;;) {
    const lines = write(accepted)
    const rejected = rejectedLines(file)
    const left = accepted.filter((_, index) => !rejected.has(lines[index] ?? 0))
    if (rejected.size > 0 && left.length === accepted.length) throw new Error('An error is on a line without a value')
    if (rejected.size === 0) return { accepted, rejected: values.filter((value) => !accepted.includes(value)) }
    accepted = left
  }
}

const writeRedirects = (redirects: readonly { from: string; to: string }[]) => {
  const lines = redirects.map(({ from, to }) => `- { from: ${yaml(from)}, to: ${yaml(to)} }\n`)
  content.write('redirects.yml', lines.length > 0 ? lines.join('') : '[]\n')
  return lines.map((_, index) => index + 1)
}

/** Checks the output of every writer for redirects that the check has accepted; it must contain only plain paths. */
function expectHarmless(redirects: readonly { from: string; to: string }[]): void {
  for (const text of Object.values(redirectLists(redirects))) expect(text).toMatch(/^[\w\s/"#;{$.-]+\}?\s$/)
  for (const { from, to } of redirects) {
    expect([from, to]).toEqual([expect.stringMatching(/^[\w/-]+$/), expect.stringMatching(/^[\w/#-]+$/)])
    const page = [...elementsOf(redirectPage(to, { url: 'https://www.example.com', language: 'en' }))].map(
      ({ name }) => name,
    )
    expect(page).toEqual('html head meta title link meta meta body p a'.split(' '))
  }
}

test('a redirect to a hostile address is either rejected with advice or harmless', () => {
  const targets = [
    ...['/about', '/about#team', '/services/tax-planning', '/'],
    ...HOSTILE_TEXTS.flatMap((text) => [
      text,
      `/${text}`,
      `/about${text}`,
      `/about#team${text}`,
      `/about#team#${text}`,
    ]),
  ]
  const redirects = targets.map((to, index) => ({ from: `/old-${index}`, to }))
  const { accepted, rejected } = partition('redirects.yml', redirects, writeRedirects)
  expect(accepted.slice(0, 4)).toEqual(redirects.slice(0, 4))
  expect(rejected.length).toBeGreaterThan(HOSTILE_TEXTS.length * 4)
  expectHarmless(accepted)
})

test('a redirect from a hostile address is either rejected with advice or harmless', () => {
  const olds = ['/old', '/services/Old_name', ...HOSTILE_TEXTS.flatMap((text) => [text, `/${text}`, `/old${text}`])]
  const redirects = olds.map((from) => ({ from, to: '/about' }))
  const { accepted, rejected } = partition('redirects.yml', redirects, writeRedirects)
  expect(accepted.slice(0, 2)).toEqual(redirects.slice(0, 2))
  expect(rejected.length).toBeGreaterThan(HOSTILE_TEXTS.length * 2)
  expectHarmless(accepted)
})

test('a link to a hostile address is rejected with advice, links to a page, or has a scheme that runs nothing', () => {
  const site = content.read('site.yml')
  const targets = [
    ...[
      '/contact?from=mail',
      '#content',
      'https://example.com/a?b=c&d',
      'mailto:hello@example.com',
      'tel:+1-312-555-0142',
    ],
    ...WRITER_PAYLOADS.flatMap((text) => [
      text,
      `/contact?x=${text}`,
      `/about#team#${text}`,
      `https://example.com/${text}`,
    ]),
    ...WRITER_PAYLOADS.map((text) => `mailto:hello@example.com${text}`),
  ]
  /** Writes eight links at a time, the maximum of the list. */
  const write = (values: readonly string[]) => {
    const document = parseDocument(site)
    const links = values.map((to, index) => {
      const scalar = new Scalar(to)
      scalar.type = Scalar.QUOTE_DOUBLE
      return { label: `Link ${index}`, to: scalar }
    })
    document.setIn(['footer', 'company', 'links'], links.length > 0 ? links : [{ label: 'About', to: '/about' }])
    const text = document.toString({ lineWidth: 0, doubleQuotedMinMultiLineLength: Infinity })
    content.write(
      'site.yml',
      text.replace(/[\u0080-\u009F\uFEFF\u2028\u2029\p{Cf}]/gu, (one) => escaped(one)),
    )
    const first = text.slice(0, text.indexOf('label: Link 0')).split('\n').length
    return values.map((_, index) => first + 2 * index + 1)
  }
  const accepted: string[] = []
  for (let start = 0; start < targets.length; start += 8)
    accepted.push(...partition('site.yml', targets.slice(start, start + 8), write).accepted)
  expect(accepted.slice(0, 5)).toEqual(targets.slice(0, 5))
  expect(accepted.length).toBeLessThan(targets.length / 2)
  for (const to of accepted) {
    const { origin, protocol } = new URL(to, 'https://www.example.com')
    expect(to).not.toMatch(/["<>\\\s]/)
    expect([to, protocol]).toEqual([to, expect.stringMatching(/^(?:https|mailto|tel):$/)])
    if (/^[/#]/.test(to)) expect([to, origin]).toEqual([to, 'https://www.example.com'])
  }
})

test('a hostile site address is either rejected with advice or an origin', () => {
  const site = content.read('site.yml')
  const plain = ['https://www.example.com', 'http://localhost:9000', 'https://example.com:8443']
  const urls = [
    ...plain,
    'https://WWW.example.com',
    'https://www.example.com/',
    'https://www.example.com/path',
    'https://www.example.com?a&b',
    'https://www.example.com:443',
    'https://user@www.example.com',
    'https://www.example.com:99999',
    'https://www..example.com\u00AD',
    'https://999.1.1.1',
    'https://münchen.example',
    'ftp://example.com',
    'javascript:attack()',
    ...WRITER_PAYLOADS.map((text) => `https://www.example.com${text}`),
  ]
  const accepted = urls.filter((url) => {
    content.write(
      'site.yml',
      site.replace(/^url: .*$/m, () => `url: ${yaml(url)}`),
    )
    return rejectedLines('site.yml').size === 0
  })
  expect(accepted).toEqual(plain)
  for (const url of accepted) {
    expect(sitemap(url, ['/'])).toContain(`<url><loc>${url}</loc></url>`)
    expect(robots(url)).toContain(`Sitemap: ${url}/sitemap.xml\n`)
  }
})

const escaped = (character: string) =>
  Array.from(
    { length: character.length },
    (_, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`,
  ).join('')
