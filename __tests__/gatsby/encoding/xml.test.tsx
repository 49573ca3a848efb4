import fc from 'fast-check'
import { escapeXml } from '../../../gatsby/encoding/escape-xml'
import { sitemap } from '../../../gatsby/output/sitemap'
import { anyText, HOSTILE_TEXTS, outputOrUndefined } from './texts'

/** Parses a text as XML, which must have no errors. */
function read(xml: string): Document {
  const document = new DOMParser().parseFromString(xml, 'application/xml')
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined()
  return document
}

const namesIn = (document: Document) => [...document.querySelectorAll('*')].map(({ nodeName }) => nodeName)

test('the sitemap contains the site’s address and the slugs as text', () => {
  const plain = namesIn(read(sitemap('https://www.example.com', ['/', '/services/a'])))
  fc.assert(
    fc.property(anyText, anyText, (url, slug) => {
      const xml = outputOrUndefined(() => sitemap(url, ['/', `/services/${slug}`]))
      if (xml === undefined) return
      const document = read(xml)
      expect(namesIn(document)).toEqual(plain)
      const addresses = [...document.querySelectorAll('loc')].map(({ textContent }) => textContent)
      expect([addresses[0], addresses.at(-1)]).toEqual([url, `${url}/services/${slug}`])
    }),
  )
})

test.each(['\0', '\u0001', '\u001B', 'a\uD800', '\uFFFE'])(
  'the writer rejects %j, which XML cannot represent',
  (text) => {
    expect(() => escapeXml(text)).toThrow('XML cannot contain')
  },
)

test('all other hostile text can be written as text and as attributes', () => {
  for (const text of [...HOSTILE_TEXTS, '\t \n\r\n']) {
    const root = read(`<a b="${escapeXml(text)}">${escapeXml(text)}</a>`).documentElement
    expect([root.getAttribute('b'), root.textContent]).toEqual([text, text])
  }
})
