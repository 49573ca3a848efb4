/** @jest-environment node */
import fc from 'fast-check'
import { robots } from '../../gatsby/output/seo-files'
import { anyText, outputOrUndefined, printableText } from './texts'

/** Parses the lines of robots.txt as specified in RFC 9309: without comments and blank lines, as names and values. */
const rulesOf = (text: string) =>
  text.split(/\r\n?|\n/).flatMap((line) => {
    const [rule = ''] = line.split('#')
    const colon = rule.indexOf(':')
    return rule.trim() === '' ? [] : [[rule.slice(0, colon).trim(), rule.slice(colon + 1).trim()]]
  })

test('robots.txt names the sitemap of the given address and nothing else', () => {
  const counts = { written: 0, rejected: 0 }
  fc.assert(
    fc.property(fc.oneof(anyText, printableText), (text) => {
      const url = `https://${text}`
      const file = outputOrUndefined(() => robots(url))
      counts[file === undefined ? 'rejected' : 'written'] += 1
      if (file === undefined) return
      expect(rulesOf(file)).toEqual([
        ['User-agent', '*'],
        ['Allow', '/'],
        ['Sitemap', `${url}/sitemap.xml`],
      ])
    }),
  )
  expect(Math.min(counts.written, counts.rejected)).toBeGreaterThan(0)
})
