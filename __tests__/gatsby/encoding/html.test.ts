import fc from 'fast-check'
import { type DefaultTreeAdapterTypes, parse, parseFragment } from 'parse5'
import { escapeHtml } from '../../../gatsby/encoding/escape-html'
import { insertPreviewMarkup, previewMarkup } from '../../../gatsby/output/preview-banner'
import { redirectPage } from '../../../gatsby/pages/redirects'
import { elementsOf } from '../../build/html-elements'
import { anyText, HOSTILE_TEXTS, outputOrUndefined } from './texts'

/** Returns all text in a tree that is inside elements with a given name, joined. */
function textIn(node: DefaultTreeAdapterTypes.Node, name: string, isInside = false): string {
  if (node.nodeName === '#text') return isInside && 'value' in node ? node.value : ''
  const children = 'childNodes' in node ? node.childNodes : []
  return children.map((child) => textIn(child, name, isInside || node.nodeName === name)).join('')
}

/** Returns the elements of a page with the names of their attributes, in page order. */
const outlineOf = (html: string) => [...elementsOf(html)].map(({ name, attributes }) => [name, ...attributes.keys()])

const attributeOf = (html: string, element: string, attribute: string) =>
  [...elementsOf(html)].flatMap(({ name, attributes }) =>
    name === element && attributes.has(attribute) ? [attributes.get(attribute)] : [],
  )

const SITE = 'https://www.example.com'

test('a redirect page contains its target as text and in attributes, and nothing else', () => {
  const plain = outlineOf(redirectPage('/about', { url: SITE, language: 'en' }))
  fc.assert(
    fc.property(anyText, (text) => {
      const to = `/${text}`
      const page = outputOrUndefined(() => redirectPage(to, { url: SITE, language: 'en' }))
      if (page === undefined) return
      expect(outlineOf(page)).toEqual(plain)
      expect(textIn(parse(page), 'title')).toBe(SITE + to)
      expect(textIn(parse(page), 'a')).toBe(SITE + to)
      expect(attributeOf(page, 'a', 'href')).toEqual([to])
      expect(attributeOf(page, 'meta', 'content')[0]).toBe(`0; url=${to}`)
    }),
  )
})

test('the preview banner contains its message as text', () => {
  const html = '<!doctype html><html><head><title>About</title></head><body><main>About</main></body></html>'
  const plain = outlineOf(insertPreviewMarkup(html, previewMarkup('Preview')))
  fc.assert(
    fc.property(anyText, (text) => {
      const page = outputOrUndefined(() => insertPreviewMarkup(html, previewMarkup(text)))
      if (page === undefined) return
      expect(outlineOf(page)).toEqual(plain)
      expect(textIn(parse(page), 'aside')).toBe(text)
    }),
  )
})

test.each(['\0', 'a\uD800'])('the writer rejects %j, which HTML cannot represent', (text) => {
  expect(() => escapeHtml(text)).toThrow('HTML cannot contain')
})

test('all other hostile text can be written', () => {
  for (const text of HOSTILE_TEXTS) expect(textIn(parseFragment(`<p>${escapeHtml(text)}</p>`), 'p')).toBe(text)
})
