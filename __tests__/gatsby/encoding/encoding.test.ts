import fc from 'fast-check'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { caddyToken } from '../../../gatsby/encoding/caddy-token'
import { escapeXml } from '../../../gatsby/encoding/escape-xml'
import { headersFileValue } from '../../../gatsby/encoding/headers-file-value'
import { nginxString } from '../../../gatsby/encoding/nginx-string'
import { scriptJson } from '../../../gatsby/encoding/script-json'
import { insertPreviewMarkup, previewMarkup } from '../../../gatsby/output/preview-banner'
import { redirectPage } from '../../../gatsby/pages/redirects'
import { elementsOf } from '../../build/html-elements'
import { anyText, outputOrUndefined } from './texts'

test.each([
  ['XML', escapeXml, '<a b="c">&\'\t\r\n\u0085', '&lt;a b=&quot;c&quot;&gt;&amp;&#39;&#9;&#13;&#10;\u0085'],
  ['nginx', nginxString, '"a\\b" {c};', '"\\"a\\\\b\\" {c};"'],
  ['Caddy', caddyToken, '"a" $b; "c"', '"\\"a\\" $b; \\"c\\""'],
  ['_headers', headersFileValue, "default-src 'self', b; ~", "default-src 'self', b; ~"],
])('in %s, special characters are text', (_, write, text, expected) => {
  expect(write(text)).toBe(expected)
})

const REJECTED: readonly [write: (text: string) => string, message: string, texts: readonly string[]][] = [
  [
    escapeXml,
    'XML cannot contain every character of %',
    ['a\0', '\u0001', '\b', '\u000B', '\u001F', 'a\uD800', '\uFFFE', '\uFFFF'],
  ],
  [nginxString, 'nginx cannot read % as it is: it has a $ or a control character', ['$a', 'a\n', '\u007F', 'a\uD800']],
  [
    caddyToken,
    'Caddy cannot read % as it is: it has a brace, a backslash or a control character',
    ['{a', 'a}', 'a\\', 'a\n', '\u007F', 'a\uD800'],
  ],
  [
    headersFileValue,
    '_headers cannot hold % as a value',
    ['a\n/secret', 'a\r', '', ' a', 'a ', 'é', 'a,b', 'a,  b', 'a , b', '/:splat'],
  ],
]

test.each(
  REJECTED.flatMap(([write, message, texts]) =>
    texts.map((text) => [message.replace('%', JSON.stringify(text)), write, text] as const),
  ),
)('text that a language cannot represent is rejected: %s', (message, write, text) => {
  expect(() => write(text)).toThrow(new Error(message))
})

/** Returns all text in a tree that is inside elements with a given name, joined. */
function textIn(node: DefaultTreeAdapterTypes.Node, name: string, isInside = false): string {
  if (node.nodeName === '#text') return isInside && 'value' in node ? node.value : ''
  const children = 'childNodes' in node ? node.childNodes : []
  return children.map((child) => textIn(child, name, isInside || node.nodeName === name)).join('')
}

/** Returns the elements of a page with the names of their attributes, in page order. */
const outlineOf = (html: string) => [...elementsOf(html)].map(({ name, attributes }) => [name, ...attributes.keys()])

const SITE = { url: 'https://www.example.com', language: 'en' }
const PAGE = '<!doctype html><html><head><title>About</title></head><body><main>About</main></body></html>'

test.each<[string, (text: string) => string, element: string, before: string]>([
  ['the target of a redirect page', (text) => redirectPage(text, SITE), 'a', SITE.url],
  ['the message of the preview banner', (text) => insertPreviewMarkup(PAGE, previewMarkup(text)), 'aside', ''],
])('%s cannot add elements or attributes to the page', (_, write, element, before) => {
  const outline = outlineOf(write('/about'))
  fc.assert(
    fc.property(anyText, (text) => {
      const page = outputOrUndefined(() => write(text))
      if (page === undefined) return
      expect(outlineOf(page)).toEqual(outline)
      expect(textIn(parse(page), element)).toBe(before + text)
    }),
  )
})

test('JSON in a script element arrives unchanged, including its keys, and cannot end the element', () => {
  fc.assert(
    fc.property(fc.dictionary(anyText, fc.jsonValue()), (value) => {
      const html = `<script type="application/json">${scriptJson(value)}</script>`
      expect(JSON.parse(textIn(parse(html), 'script'))).toEqual(JSON.parse(JSON.stringify(value)))
      expect([...elementsOf(html)].map(({ name }) => name)).toEqual(['html', 'head', 'script', 'body'])
    }),
  )
})
