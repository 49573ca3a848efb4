import { parser as createParser } from 'sax'

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

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg'

/** Elements that draw shapes without text, scripts, animation, or other files. */
const SHAPES = new Set(
  `svg g path circle ellipse line polyline polygon rect defs symbol use title desc style
  linearGradient radialGradient stop clipPath mask`.split(/\s+/),
)

/** A reference to another file. References within the drawing begin with #. */
const REFERENCE = /url\((?![\s"']*#)|@import|image-set|\\/i

const ONLY_SHAPES =
  'Only shapes are safe and look the same everywhere: convert text to outlines, delete everything else, and export it again as a plain SVG.'

/** The maximum ratio of a logo's longer side to its shorter side. Beside the firm's name, a wider one leaves no room. */
const MAX_RATIO = 2

/** Parses a logo, and finds its faults. */
export function parseLogo(svg: string): ParsedLogo {
  const parsed: ParsedLogo = { faults: [] }
  const parser = createParser(true, { strictEntities: true })
  let style: { text: string; offset: number } | undefined
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
  parser.onopentag = ({ name, attributes }) => {
    const values = Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key, String(value)]))
    if (!parsed.root) {
      parsed.root = { start: startOfTag(), end: parser.position, attributes: values }
      const fault = rootFault(name, values)
      if (fault) report(fault[0], startOfTag(), fault[1])
    } else if (style || !SHAPES.has(name)) report(`contains <${name}>${style ? ' in a style' : ''}`)
    if (name === 'style') style = { text: '', offset: startOfTag() }
    for (const [key, value] of Object.entries(values)) {
      const isReference =
        key === 'xml:base' || REFERENCE.test(value) || (/(?:^|:)href$/.test(key) && !value.startsWith('#'))
      if (isReference || /^on/i.test(key)) report(`has the attribute “${key}” with a script or another file`)
    }
  }
  // Browsers join the text of a style across comments, so a check of each part alone could miss a reference.
  const addText = (text: string) => {
    if (style) style.text += text
  }
  parser.ontext = addText
  parser.oncdata = addText
  parser.onclosetag = (name) => {
    if (name !== 'style') return
    if (style && REFERENCE.test(style.text)) report('refers to another file in a style', style.offset)
    style = undefined
  }
  parser.onerror = (error) => {
    report(`is not valid XML: ${error.message.split('\n')[0]?.toLowerCase()}`, parser.position - 1)
    throw error
  }
  try {
    parser.write(svg).close()
  } catch {
    // The error has been reported; later ones would only be repeats.
  }
  if (!parsed.root && parsed.faults.length === 0) report('is not an SVG drawing', 0)
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
export function sizeOf({ viewBox = '' }: Attributes): { width: number; height: number } {
  const [, , width = NaN, height = NaN] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  return { width, height }
}
