import { stringify } from 'yaml'
import { checkLogo } from '../../../content-check/rules/brand'
import { parseLogo, recolorLogo } from '../../../content-check/rules/logo'
import { checkTypefaces } from '../../../content-check/rules/typefaces'
import type { BrandContent } from '../../../content-model/brand'
import { brandContent, LOGO } from '../../factories/brand'
import { filesWith, knownTargets, positionIn, problemsIn, sentence } from '../mistakes'

describe('the colors of a brand', () => {
  const { colors } = brandContent()

  test.each<[title: string, changes: Partial<BrandContent['colors']>, at: string, reported: string]>([
    [
      'too little contrast',
      { accent: '#777777', mist: '#ffffff' },
      'accent: ‸',
      'Colors › Accent: has a contrast of 4.47:1 with paper; the minimum for links is 4.5:1. The nearest color with enough contrast is "#767676".',
    ],
    [
      'too little contrast of the text on it',
      { accent: '#2a63a8', onAccent: '#b0c4de' },
      'onAccent: ‸',
      'Colors › On accent: has a contrast of 3.42:1 with accent; the minimum for button text is 4.5:1. The nearest color with enough contrast is "#cce1fb".',
    ],
    [
      'a dark page background',
      { paper: '#101418', ink: '#e8e8e8' },
      'paper: ‸',
      'Colors › Paper: must be lighter than ink, which is the color of the text on it. Choose a color that is lighter than ink.',
    ],
    [
      'light dark bands',
      { dark: '#f0f0f0', onDark: '#111111' },
      'dark: ‸',
      'Colors › Dark: must be darker than onDark, which is the color of the text on it. Choose a color that is darker than onDark.',
    ],
  ])('with %s are reported once, at their cause', (_, changes, at, reported) => {
    const text = stringify(brandContent({ colors: { ...colors, ...changes } }))
    expect(problemsIn('brand.yml', text)).toEqual([`${positionIn(text, at)} ${reported}`])
  })
})

const svg = (content: string, attributes = 'viewBox="0 0 40 40"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`

/** The faults of a drawing, each with the offset at which it starts. A mark `‸` in the drawing is left out. */
const faults = (text: string) =>
  parseLogo(text.replace('‸', '')).faults.map(({ message, advice, offset }) => `${offset} ${message}. ${advice}`)

const ONLY_SHAPES =
  'Only shapes are safe and look the same everywhere: convert text to outlines, delete everything else, and export it again as a plain SVG.'
const CONTAINS = (name: string) => `contains ${name}. ${ONLY_SHAPES}`
const ATTRIBUTE = (name: string) => `has the attribute “${name}” with a script or another file. ${ONLY_SHAPES}`
const UNDECLARED = (prefix: string) =>
  `uses the prefix “${prefix}:” without declaring it. Delete what has this prefix, or export the drawing again as a plain SVG.`
const INDIRECT = (name: string) =>
  `has the attribute “${name}” with a value from elsewhere. Write the value itself there, or export the drawing again as a plain SVG.`
const REPEATED = 'Delete this element, or replace it with the shapes that it repeats.'

/** A group that repeats a group that repeats … a path, each a number of times. The mark is where most of them come from. */
const repeating = (levels: number, times: number) =>
  `<path id="a0" d="M0 0h9v9z"/>${Array.from(
    { length: levels },
    (_, level) =>
      `<g id="a${level + 1}">${level === levels - 1 ? '‸' : ''}${`<use href="#a${level}"/>`.repeat(times)}</g>`,
  ).join('')}`

/** A path through a mask of paths through a mask …, each of a number of paths. */
const masked = (levels: number, through: (id: string) => string, times = 2) =>
  `${Array.from(
    { length: levels },
    (_, level) =>
      `<mask id="a${level}">${`<path d="M0 0h9v9z" ${level === 0 ? '' : through(`a${level - 1}`)}/>`.repeat(times)}</mask>`,
  ).join('')}‸<path d="M0 0h9v9z" ${through(`a${levels - 1}`)}/>`

const STYLE = `refers to another file in a style. ${ONLY_SHAPES}`
const NOT_SVG = 'is not an SVG drawing. Its first element must be <svg xmlns="http://www.w3.org/2000/svg" viewBox="…">.'
const NO_VIEW_BOX =
  'has no view box. Add viewBox="0 0 width height" to the first element, with the size of the drawing.'

describe('a logo', () => {
  test.each([
    ['shapes', LOGO],
    ['a gradient of its own', svg('<linearGradient id="a"/><path fill="url( \'#a\')" d="M0 0h9v9z"/>')],
    ['a view box with commas, twice as wide as it is tall', svg('', 'viewBox=" 0,0,80,40 "')],
    ['a view box twice as tall as it is wide, and not at the origin', svg('', 'viewBox="9 9 40 80"')],
    ['8³ repeated shapes', svg(repeating(3, 8))],
    ['two masks', svg(masked(2, (id) => `mask="url(#${id})"`, 1))],
    [
      'a clip path by a class',
      svg(
        '<style>.a{clip-path:url(#b)}</style><clipPath id="b"><path d="M0 0h9v9z"/></clipPath><path class="a" d="M0 0h9v9z"/>',
      ),
    ],
    ['a prefix that is declared', svg('<g xmlns:xlink="http://www.w3.org/1999/xlink"><use xlink:href="#a"/></g>')],
    ['shapes after a style', svg('<style>path{fill:url(#a)}</style><g><path d="M0 0h9v9z"/></g>')],
  ])('may have %s', (_, text) => {
    expect(faults(text)).toEqual([])
  })

  test.each([
    ['a script', svg('<g/>‸<script>attack()</script>'), CONTAINS('<script>')],
    ['a handler', svg('‸<g onload="attack()"/>'), ATTRIBUTE('onload')],
    ['a handler in capitals', svg('<g/>‸<g id="a" OnLoad="attack()"/>'), ATTRIBUTE('OnLoad')],
    ['HTML', svg('‸<h:script xmlns:h="http://www.w3.org/1999/xhtml"/>'), CONTAINS('<h:script>')],
    ['another file', svg('‸<use href="other.svg#a"/>'), ATTRIBUTE('href')],
    ['a pattern of another file', svg('‸<path fill="url( &quot;https://example.com/a#b&quot; )"/>'), ATTRIBUTE('fill')],
    ['another base address', svg('‸<g xml:base="https://example.com/"/>'), ATTRIBUTE('xml:base')],
    ['an address in entities', svg('‸<path style="fill:u&#114;l(b.svg)"/>'), ATTRIBUTE('style')],
    ['an imported style', svg('<style>a{}</style>‸<style>@IMPORT "a.css";</style>'), STYLE],
    ['an imported style with a comment', svg('‸<style>@im<!-- -->port "a.css";</style>'), STYLE],
    ['an element in a style', svg('<style>@im‸<g>a</g>port "a.css";</style>'), CONTAINS('<g> in a style')],
    ['a style sheet', `<?xml version="1.0"?>\n‸<?xml-stylesheet href="a.css"?>${LOGO}`, CONTAINS('<?xml-stylesheet?>')],
    ['entities', `\n‸<!DOCTYPE svg [<!ENTITY a "b">]>${LOGO}`, `has a document type. ${ONLY_SHAPES}`],
    ['no view box', svg('', 'width="40" height="40"'), NO_VIEW_BOX],
    ['a view box without width', svg('', 'viewBox="0 0 0 40"'), NO_VIEW_BOX],
    ['a view box without height', svg('', 'viewBox="0 0 40 0"'), NO_VIEW_BOX],
    [
      'a wide drawing',
      svg('', 'viewBox="0 0 81 40"'),
      'is 81 × 40, which is too long for an icon. Use only the firm’s mark, without its name.',
    ],
    [
      'a tall drawing',
      svg('', 'viewBox="0 0 40.5 82"'),
      'is 40.5 × 82, which is too long for an icon. Use only the firm’s mark, without its name.',
    ],
    ['another kind of document', '<html/>', NOT_SVG],
    ['no namespace', '<svg viewBox="0 0 40 40"/>', NOT_SVG],
    ['an entity of HTML', svg('<g>&nbsp‸;</g>'), `is not valid XML: invalid character entity. ${ONLY_SHAPES}`],
    ['an element that is not closed', svg('<g></svg‸>'), `is not valid XML: unexpected close tag. ${ONLY_SHAPES}`],
    ['an undeclared prefix of an attribute', svg('<g/><use id="b" ‸xlink:href="#a"/>'), UNDECLARED('xlink')],
    ['an undeclared prefix of an element', svg('<‸sodipodi:namedview/>'), UNDECLARED('sodipodi')],
    [
      'an attribute twice',
      svg('<g id="a" class="b" ‸id="c"/>'),
      'has the attribute “id” twice. Delete one of the two.',
    ],
    ['millions of shapes', svg(repeating(7, 8)), `repeats its shapes more than 10000 times. ${REPEATED}`],
    ['more than 10,000 shapes', svg(repeating(5, 9)), `repeats its shapes more than 10000 times. ${REPEATED}`],
    ['an element in itself', svg('<g id="a">‸<use href="#a"/></g>'), `repeats an element inside itself. ${REPEATED}`],
    [
      'masks in masks',
      svg(masked(5, (id) => `mask="url(#${id})"`)),
      `repeats its shapes more than 10000 times. ${REPEATED}`,
    ],
    [
      'masks by styles',
      svg(masked(5, (id) => `style="mask: URL( '#${id}' )"`)),
      `repeats its shapes more than 10000 times. ${REPEATED}`,
    ],
    [
      'masks by a style sheet',
      svg(
        `<style>${[0, 1, 2, 3, 4].map((n) => `.a,.c${n}{mask:url(#a${n})}`).join('')}</style>${masked(5, (id) => `class="c${id.slice(1)}"`)}`,
      ),
      `repeats its shapes more than 10000 times. ${REPEATED}`,
    ],
    [
      'masks by the second of two style sheets',
      svg(
        `<style>path{fill:#fff}</style><style>${[0, 1, 2, 3, 4].map((n) => `.c${n}{mask:url(#a${n})}`).join('')}</style>${masked(5, (id) => `class="c${id.slice(1)}"`)}`,
      ),
      `repeats its shapes more than 10000 times. ${REPEATED}`,
    ],
    [
      'a mask in a variable',
      svg('<g style="--a: url(#b)">‸<path style="mask: var(--a)" d="M0 0h9v9z"/></g>'),
      INDIRECT('style'),
    ],
    ['an inherited mask', svg('<g>‸<path mask="inherit" d="M0 0h9v9z"/></g>'), INDIRECT('mask')],
    ['an encoded reference', svg('‸<use href="#%61"/>'), INDIRECT('href')],
    [
      'an inherited mask in a style sheet',
      svg('‸<style>path { mask: inherit }</style>'),
      'has a style with a value from elsewhere. Write the value itself there, or export the drawing again as a plain SVG.',
    ],
  ])('with %s is reported where that starts', (_, text, reported) => {
    expect(faults(text)).toEqual([`${Math.max(0, text.indexOf('‸'))} ${reported}`])
  })

  test.each([
    ['each of two elements', svg('<script/><g><a/></g>'), ['<script', '<a']],
    ['the drawing and an element', svg('<image href="#a" onload="attack()"/>', ''), ['<svg', '<image', '<image']],
  ])('has the faults of %s reported where those start', (_, text, starts) => {
    expect(parseLogo(text).faults.map(({ offset }) => offset)).toEqual(starts.map((start) => text.indexOf(start)))
  })

  /** The problems of a brand whose logo's file has this text. */
  function reported(logo: string | undefined, value: object = brandContent({ logo: './logo.svg' })): string[] {
    const files = filesWith({ 'brand.yml': stringify(value) })
    const known = { ...knownTargets(files), logoFile: (path: string) => (path === 'logo.svg' ? logo : undefined) }
    return files.flatMap(({ entry }) =>
      entry ? checkLogo(entry, known).map((problem) => `${problem.file}:${sentence(problem)}`) : [],
    )
  }

  test('has its faults reported in its own file', () => {
    expect(reported(LOGO.replace('</svg>', '\n<script>attack()</script></svg>'))).toEqual([
      `content/logo.svg:2:1 the logo ${CONTAINS('<script>')}`,
    ])
  })

  test('may have 20 kB', () => {
    expect(reported(LOGO.padEnd(20_000))).toEqual([])
    expect(reported(LOGO.padEnd(20_001))).toEqual([
      'content/logo.svg:1:1 the logo is 21 kB; the limit is 20 kB. Simplify its shapes, and export it again as an optimized SVG.',
    ])
  })

  test('is not checked if the brand has none, or has other mistakes', () => {
    expect(reported('<html/>', brandContent())).toEqual([])
    expect(reported('<html/>', { logo: './logo.svg' })).toEqual([])
  })

  test('that does not exist is reported where the brand names it', () => {
    const text = stringify(brandContent({ logo: './logo.svg' }))
    expect(problemsIn('brand.yml', text)).toEqual([
      `${positionIn(text, 'logo: ‸')} Logo: there is no image “./logo.svg”. Put the image in content/, or correct its name; capitalization matters.`,
    ])
  })

  test('gets a color and the size of its view box in place of its own', () => {
    const inked = recolorLogo(`<?xml version="1.0"?>\n${LOGO}`, '#123456')
    expect(inked).toMatchObject({ width: 40, height: 40 })
    expect(inked.svg).toMatch(/^<svg [^>]*viewBox="0 0 40 40" width="40" height="40" color="#123456"><path/)
    const { svg: again } = recolorLogo(svg('', 'viewBox="0 0 40 40" width="9mm" color="red"'), '#123456')
    expect(again.match(/ width=| color=/g)).toHaveLength(2)
  })
})

describe('the typefaces of a brand', () => {
  const BESLEY = '@fontsource-variable/besley'

  /** Where a marked part of a brand is. */
  const at = (part: string) => positionIn(stringify(brandContent()), part)

  /** The problems of a brand with these typefaces, on a site where a person has this name and role. */
  function reported({
    display = BESLEY,
    weight = 440,
    text = '@fontsource-variable/libre-franklin',
    name = 'Ada',
    role = 'Partner',
  }): string[] {
    const typefaces = { display: { package: display, weight }, text: { package: text } }
    const files = filesWith({
      'brand.yml': stringify(brandContent({ typefaces })),
      'team/ada-sample.yml': stringify({ name, title: role }),
    })
    return checkTypefaces(files).map(sentence)
  }

  test.each(['Łódź', 'Zoë', '🧭', '❤\uFE0F', '© 2026 Dvor\u030ca\u0301k'])('have all glyphs for “%s”', (name) => {
    expect(reported({ name })).toEqual([])
  })

  test('must be installed', () => {
    expect(reported({ display: '@fontsource-variable/no-such' })).toEqual([
      expect.stringMatching(
        `^${at('display:\n    package: ‸')} Typefaces › Display typeface, for headings › npm package: “@fontsource-variable/no-such” is not installed, or lacks Latin letters\\. Run “npm install --save-exact @fontsource-variable/no-such”, or use an installed typeface: @fontsource-variable/besley, .* or @fontsource`,
      ),
    ])
  })

  test('must have the weight of headings', () => {
    for (const weight of [400, 900]) expect(reported({ weight })).toEqual([])
    for (const weight of [399, 901])
      expect(reported({ weight })).toEqual([
        `${at('weight: ‸')} Typefaces › Display typeface, for headings › Weight: is ${weight}, which is out of range. Besley supports weights from 400 to 900.`,
      ])
  })

  test('that lack glyphs cause a warning for each text in which a file first uses them, or one for a file in another script', () => {
    const warning = (characters: string) =>
      `1:7 Warning: Name: contains ${characters}, for which Besley and Libre Franklin have no glyph. Visitors see it in a font of their device. If that matters, write something else, or choose a typeface that has it.`
    expect(reported({ name: '界' })).toEqual([warning('the character “界” (U+754C)')])
    expect(reported({ name: '一二三四五六七八' })).toEqual([
      warning('the character “一” (U+4E00), “二”, “三”, “四”, “五”, “六”, “七”, “八”'),
    ])
    expect(reported({ name: '\u2011' })).toEqual([warning('a non-breaking hyphen “‑” (U+2011)')])
    expect(reported({ name: 'A一一二' }).map((text) => text.slice(0, 4))).toEqual(['1:8 '])
    expect(reported({ name: '界', role: '界一' }).map((text) => text.slice(0, 4))).toEqual(['1:7 ', '2:9 '])
    expect(reported({ name: '一二三四五六七八九' })).toEqual([
      warning('the character “一” (U+4E00), “二”, “三”, “四”, “五”, “六”, “七”, “八”, …'),
    ])
    // Nothing is known about a typeface that is not installed.
    expect(reported({ name: '界', display: '@fontsource-variable/no-such' }).at(-1)).toBe(
      warning('the character “界” (U+754C)').replace('Besley and Libre Franklin have', 'Libre Franklin has'),
    )
  })

  test('are not checked while the brand has other mistakes', () => {
    expect(checkTypefaces(filesWith({ 'brand.yml': 'logo: 1' }))).toEqual([])
  })
})
