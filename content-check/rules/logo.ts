import { parser as createParser } from 'sax'
import { applyStyle, findRepetition, type LogoElement, MAX_DRAWN, referencesIn } from './logo-repetition'

declare module 'sax' {
  interface SAXOptions {
    /** Whether non-XML entities are errors. Missing from the package's types. */
    strictEntities?: boolean
  }
}

/** What is wrong with a logo, what would be right, and the offset in its text. */
interface LogoFault {
  message: string
  advice: string
  offset: number
}

type Attributes = Record<string, string>

interface ParsedLogo {
  /** What makes it unsafe to publish or unsuitable as a logo. */
  faults: LogoFault[]
  /** The first tag: its position in the text, and its attributes. */
  root?: { start: number; end: number; attributes: Attributes }
}

/** The most characters in the file of a logo: every page contains it, in its header and its footer. */
export const MAX_LOGO_LENGTH = 20_000

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg'

/** Elements that draw shapes without text, scripts, animation, or other files. */
const SHAPES = new Set(
  `svg g path circle ellipse line polyline polygon rect defs symbol use title desc style
  linearGradient radialGradient stop clipPath mask`.split(/\s+/),
)

/** A reference to another file. References within the drawing begin with #. */
const REFERENCE = /url\((?![\s"']*#)|@import|image-set|\\/i

/** An attribute in a tag, with a space before it. XML requires that space and the quotes. */
const ATTRIBUTE = /\s([^\s=<>"'/]+)\s*=\s*(?:"[^"]*"|'[^']*')/g

/** Values by which an element could be drawn again where no reference says so. */
const INDIRECT = /\bvar\(|\binherit\b/i

const WRITE_VALUE = 'Write the value itself there, or export the drawing again as a plain SVG.'

const ONLY_SHAPES =
  'Only shapes are safe and look the same everywhere: convert text to outlines, delete everything else, and export it again as a plain SVG.'

/** The maximum ratio of a logo's longer side to its shorter side. Beside the firm's name, a wider one leaves no room. */
const MAX_RATIO = 2

/** Parses a logo, and finds its faults. */
export function parseLogo(svg: string): ParsedLogo {
  const parsed: ParsedLogo = { faults: [] }
  const parser = createParser(true, { strictEntities: true, xmlns: true })
  let style: { text: string; offset: number } | undefined
  const styles: string[] = []
  /** Those of the tag that is being read. */
  const attributes: [name: string, value: string][] = []
  const elements: LogoElement[] = []
  const open: LogoElement[] = []
  const startOfTag = () => Math.max(0, parser.startTagPosition - 1)
  const report = (message: string, offset = startOfTag(), advice = ONLY_SHAPES) => {
    parsed.faults.push({ message, advice, offset })
  }

  parser.ondoctype = () => {
    report('has a document type', svg.indexOf('<!'))
  }
  parser.onprocessinginstruction = ({ name }) => {
    if (name !== 'xml') report(`contains <?${name}?>`, svg.indexOf(`<?${name}`))
  }
  parser.onattribute = ({ name, value }) => {
    attributes.push([name, value])
  }
  parser.onopentag = ({ name }) => {
    const start = startOfTag()
    const values: Attributes = Object.fromEntries(attributes.splice(0))
    const { id = '', class: classes = '' } = values
    const element: LogoElement = { name, id, classes: classes.split(/\s+/), offset: start, draws: [], children: [] }
    if (!parsed.root) {
      parsed.root = { start, end: parser.position, attributes: values }
      const fault = rootFault(name, values)
      if (fault) report(fault[0], start, fault[1])
    } else if (style || !SHAPES.has(name)) report(`contains <${name}>${style ? ' in a style' : ''}`)
    if (name === 'style') style = { text: '', offset: start }
    const names = new Set<string>()
    // The parser leaves out an attribute that is there already, but browsers and the build refuse the file.
    for (const { 1: key = '', index } of svg.slice(start, parser.position).matchAll(ATTRIBUTE)) {
      if (names.has(key)) report(`has the attribute “${key}” twice`, start + index + 1, 'Delete one of the two.')
      names.add(key)
    }
    for (const [key, value] of Object.entries(values)) {
      const isLink = /(?:^|:)href$/.test(key)
      const isReference = key === 'xml:base' || REFERENCE.test(value) || (isLink && !value.startsWith('#'))
      if (isReference || /^on/i.test(key)) report(`has the attribute “${key}” with a script or another file`)
      else if ((INDIRECT.test(value) && key !== 'id' && key !== 'class') || (isLink && value.includes('%')))
        report(`has the attribute “${key}” with a value from elsewhere`, start, WRITE_VALUE)
      if (isLink) element.draws.push(value.slice(1).trim())
      element.draws.push(...referencesIn(value))
    }
    open.at(-1)?.children.push(element)
    open.push(element)
    elements.push(element)
  }
  // Browsers join the text of a style across comments, so a check of each part alone could miss a reference.
  const addText = (text: string) => {
    if (style) style.text += text
  }
  parser.ontext = addText
  parser.oncdata = addText
  parser.onclosetag = (name) => {
    open.pop()
    if (name !== 'style') return
    if (!style) return
    if (REFERENCE.test(style.text)) report('refers to another file in a style', style.offset)
    else if (INDIRECT.test(style.text)) report('has a style with a value from elsewhere', style.offset, WRITE_VALUE)
    styles.push(style.text)
    style = undefined
  }
  parser.onerror = (error) => {
    const [reason = ''] = error.message.split('\n')
    const [, prefix] = /^Unbound namespace prefix: "([^":]+)/.exec(reason) ?? []
    if (prefix === undefined) report(`is not valid XML: ${reason.toLowerCase()}`, parser.position - 1)
    else
      report(
        `uses the prefix “${prefix}:” without declaring it`,
        svg.indexOf(`${prefix}:`, startOfTag()),
        'Delete what has this prefix, or export the drawing again as a plain SVG.',
      )
    throw error
  }
  try {
    parser.write(svg).close()
  } catch {
    // The error has been reported; later ones would only be repeats.
  }
  if (!parsed.root && parsed.faults.length === 0) report('is not an SVG drawing', 0)
  for (const text of styles) applyStyle(text, elements)
  const repeated = parsed.faults.length === 0 ? findRepetition(elements) : undefined
  if (repeated)
    report(
      repeated.isEndless ? 'repeats an element inside itself' : `repeats its shapes more than ${MAX_DRAWN} times`,
      repeated.element.offset,
      'Delete this element, or replace it with the shapes that it repeats.',
    )
  return parsed
}

function rootFault(name: string, attributes: Attributes): [message: string, advice: string] | undefined {
  if (name !== 'svg' || attributes.xmlns !== SVG_NAMESPACE)
    return ['is not an SVG drawing', `Its first element must be <svg xmlns="${SVG_NAMESPACE}" viewBox="…">.`]
  const { width, height } = sizeOf(attributes)
  if (!(width > 0 && height > 0))
    return ['has no view box', 'Add viewBox="0 0 width height" to the first element, with the size of the drawing.']
  if (Math.max(width / height, height / width) <= MAX_RATIO) return undefined
  return [`is ${width} × ${height}, which is too long for an icon`, 'Use only the firm’s mark, without its name.']
}

/** The width and height of a logo’s view box. */
function sizeOf({ viewBox = '' }: Attributes): { width: number; height: number } {
  const [, , width = NaN, height = NaN] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  return { width, height }
}

/** Colors a valid logo’s `currentColor` parts, and sizes it to its view box. */
export function recolorLogo(svg: string, color: string): { svg: string; width: number; height: number } {
  const { root } = parseLogo(svg)
  if (!root) throw new Error('The logo is not an SVG document')
  const { width, height } = sizeOf(root.attributes)
  const tag = svg.slice(root.start, root.end)
  const kept = Array.from(tag.matchAll(ATTRIBUTE)).filter(([, name = '']) => !/^(?:width|height|color)$/.test(name))
  const attributes = [
    ...kept.map(([text]) => text.trim()),
    `width="${width}"`,
    `height="${height}"`,
    `color="${color}"`,
  ]
  const end = tag.endsWith('/>') ? '/>' : '>'
  return { svg: `<svg ${attributes.join(' ')}${end}${svg.slice(root.end).trimEnd()}`, width, height }
}

/** A logo in the form that the build draws; undefined if it has faults, so that drawing it may take forever. */
export function drawableLogo(svg: string): string | undefined {
  if (svg.length > MAX_LOGO_LENGTH || parseLogo(svg).faults.length > 0) return undefined
  return recolorLogo(svg, '#000000').svg
}
