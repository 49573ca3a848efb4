import { parseLogo } from '../../../content-check/rules/logo'
import { recolorLogo } from '../../../gatsby/brand/recolor-logo'
import { LOGO } from '../../factories/brand'

const svg = (content: string, attributes = 'viewBox="0 0 40 40"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`
const messages = (text: string) => parseLogo(text).faults.map(({ message }) => message)

test.each([
  ['shapes', LOGO],
  ['a gradient of its own', svg('<linearGradient id="a"/><path fill="url(#a)" d="M0 0h9v9z"/>')],
  ['a repeated shape', svg('<path id="a" d="M0 0h9v9z"/><use href="#a"/>')],
  ['a style', svg('<style>.a{fill:#123456}</style><path class="a" d="M0 0h9v9z"/>')],
  ['an XML declaration and a comment', `<?xml version="1.0"?>\n<!-- A mark -->\n${LOGO}\n`],
])('a logo may have %s', (_, text) => {
  expect(parseLogo(text).faults).toEqual([])
})

test.each([
  [
    'a script',
    svg('<script>attack()</script>'),
    'contains <script>; only shapes are safe and look the same everywhere',
  ],
  [
    'a script of another namespace',
    svg('<h:script xmlns:h="http://www.w3.org/1999/xhtml"/>'),
    'contains <h:script>; only shapes are safe and look the same everywhere',
  ],
  ['HTML', svg('<foreignObject/>'), 'contains <foreignObject>; only shapes are safe and look the same everywhere'],
  ['text', svg('<text>Firm</text>'), 'contains <text>; only shapes are safe and look the same everywhere'],
  ['an animation', svg('<animate/>'), 'contains <animate>; only shapes are safe and look the same everywhere'],
  ['an event attribute', svg('<path onload="attack()"/>'), 'contains a script in the attribute “onload”'],
  [
    'an event attribute of the drawing',
    svg('', 'viewBox="0 0 40 40" ONLOAD="attack()"'),
    'contains a script in the attribute “ONLOAD”',
  ],
  ['another file', svg('<use href="other.svg#a"/>'), 'refers to another file in the attribute “href”'],
  [
    'a script address',
    svg('<use xmlns:x="http://www.w3.org/1999/xlink" x:href="javascript:attack()"/>'),
    'refers to another file in the attribute “x:href”',
  ],
  [
    'a pattern of another file',
    svg('<path fill="url( &quot;https://example.com/a#b&quot; )"/>'),
    'refers to another file in the attribute “fill”',
  ],
  [
    'another base address',
    svg('<g xml:base="https://example.com/"/>'),
    'refers to another file in the attribute “xml:base”',
  ],
  ['an imported style', svg('<style>@import "a.css";</style>'), 'refers to another file in a style'],
  ['an address in a style', svg('<style><![CDATA[a{fill:url(b.svg)}]]></style>'), 'refers to another file in a style'],
  ['an escaped address in a style', svg('<style>a{fill:u\\72l(b.svg)}</style>'), 'refers to another file in a style'],
  [
    'an imported style with a comment',
    svg('<style>@im<!-- -->port "a.css";</style>'),
    'refers to another file in a style',
  ],
  [
    'an imported style in two parts',
    svg('<style><![CDATA[@im]]><![CDATA[port "a.css";]]></style>'),
    'refers to another file in a style',
  ],
  ['an imported style with an element', svg('<style>@im<g>a</g>port "a.css";</style>'), 'contains <g> in a style'],
  ['an imported style as an entity', svg('<style>&#64;import "a.css";</style>'), 'refers to another file in a style'],
  ['an escaped import', svg('<style>@\\69mport "a.css";</style>'), 'refers to another file in a style'],
  [
    'an address in entities',
    svg('<path style="fill:u&#114;l(b.svg)"/>'),
    'refers to another file in the attribute “style”',
  ],
  ['a style sheet', `<?xml-stylesheet href="a.css"?>${LOGO}`, 'contains a processing instruction “xml-stylesheet”'],
  ['a document type', `<!DOCTYPE svg [<!ENTITY a "b">]>${LOGO}`, 'has a document type, which can define entities'],
  ['no view box', svg('', 'width="40" height="40"'), 'has no view box'],
  ['an empty view box', svg('', 'viewBox="0 0 0 40"'), 'has no view box'],
  ['a wide drawing', svg('', 'viewBox="0 0 200 40"'), 'is 200 × 40, which is too wide for an icon'],
  ['another kind of document', '<html/>', 'is not an SVG drawing'],
  ['nothing', '', 'is not an SVG drawing'],
])('a logo with %s is reported', (_, text, message) => {
  expect(messages(text)).toEqual([message])
})

test.each(['<svg', 'PNG', svg('<g>'), svg('&nbsp;')])('%j is not valid XML', (text) => {
  expect(messages(text)).toEqual([expect.stringMatching(/^is not valid XML: /)])
})

test('a logo’s fault is reported at the start of its element', () => {
  const text = svg('\n  <script/>')
  expect(parseLogo(text).faults[0]?.offset).toBe(text.indexOf('<script'))
})

test('an inked logo has a color, and the size of its view box', () => {
  const inked = recolorLogo(`<?xml version="1.0"?>\n${LOGO}`, '#123456')
  expect(inked).toMatchObject({ width: 40, height: 40 })
  expect(inked.svg).toMatch(/^<svg [^>]*viewBox="0 0 40 40" width="40" height="40" color="#123456"><path/)
})

test('the color and the size of an inked logo replace those that it has', () => {
  const { svg: inked } = recolorLogo(svg('', 'viewBox="0 0 40 40" width="9mm" color="red"'), '#123456')
  expect(inked.match(/ width=| color=/g)).toHaveLength(2)
})
