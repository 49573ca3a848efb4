import { parser as createParser } from 'sax'
import { escapeXml } from '../encoding/escape-xml'

declare module 'sax' {
  interface SAXOptions {
    /** Whether entities other than those of XML are errors. The package's types lack it. */
    strictEntities?: boolean
  }
}

/** What is wrong with a logo, what would be right, and where: the offset of a character in its text. */
export interface LogoFault {
  message: string
  advice: string
  offset: number
}

interface ParsedLogo {
  faults: LogoFault[]
  /** The first tag: its position in the text, and its attributes. */
  root?: { start: number; end: number; attributes: Record<string, string> }
}

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg'

/** Elements that draw shapes without text, scripts, animation, or other files. */
const SHAPES = new Set(
  `svg g path circle ellipse line polyline polygon rect defs symbol use title desc style
  linearGradient radialGradient stop clipPath mask`.split(/\s+/),
)

/** A reference to another file. One to a part of the same drawing begins with #. */
const REFERENCE = /url\((?![\s"']*#)|@import|image-set|\\/i

const EXPORT_AGAIN = 'Export it again as a plain or optimized SVG, with texts as outlines.'

/** The highest ratio of a logo's width to its height, or the other way around. */
const MAX_RATIO = 2

/** Finds what makes a drawing unsafe to publish or unsuitable as a logo. */
export function logoFaults(svg: string): LogoFault[] {
  const { root, faults } = parseLogo(svg)
  if (faults.length > 0) return faults
  if (!root || !svg.startsWith('<svg', root.start) || root.attributes.xmlns !== SVG_NAMESPACE)
    return [{ message: 'is not an SVG drawing', advice: EXPORT_AGAIN, offset: 0 }]
  const { width, height } = sizeOf(root.attributes)
  const ratio = Math.max(width / height, height / width)
  if (ratio <= MAX_RATIO) return []
  return [
    ratio < Infinity
      ? {
          message: `is ${width} × ${height}, which is too ${width > height ? 'wide' : 'high'} for an icon`,
          advice: 'Use only the firm’s mark: the site writes the name beside it.',
          offset: root.start,
        }
      : {
          message: 'has no view box',
          advice: 'Add viewBox="0 0 width height" to its first element, with the size of the drawing.',
          offset: root.start,
        },
  ]
}

/**
 * Gives a logo its size, and a color to the parts in `currentColor`.
 *
 * @param svg the text of a logo without faults
 * @param color a CSS color
 * @returns an SVG document, and the width and height of its view box
 */
export function inkLogo(svg: string, color: string): { svg: string; width: number; height: number } {
  const { root } = parseLogo(svg)
  if (!root) throw new Error('The logo is not an SVG document')
  const { width, height } = sizeOf(root.attributes)
  const attributes = { ...root.attributes, width: String(width), height: String(height), color }
  const tag = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
  const isEmpty = svg.slice(root.start, root.end).endsWith('/>')
  return { svg: `<svg${tag.join('')}${isEmpty ? '/' : ''}>${svg.slice(root.end).trimEnd()}`, width, height }
}

/** Parses a logo, and lists what an SVG with shapes only does not have. Nothing before its first tag is published. */
function parseLogo(svg: string): ParsedLogo {
  const parsed: ParsedLogo = { faults: [] }
  const parser = createParser(true, { strictEntities: true })
  const report = (message: string, advice: string, offset = Math.max(0, parser.startTagPosition - 1)) => {
    parsed.faults.push({ message, advice, offset })
  }
  parser.onopentag = ({ name, attributes }) => {
    const values = Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key, String(value)]))
    parsed.root ??= { start: parser.startTagPosition - 1, end: parser.position, attributes: values }
    if (!SHAPES.has(name))
      report(`has an element “${name}”; only shapes are safe and look the same everywhere`, EXPORT_AGAIN)
    for (const [key, value] of Object.entries(values)) {
      if (/^on/i.test(key)) report(`has a script in the attribute “${key}”`, 'Delete the attribute.')
      else if (key === 'xml:base' || REFERENCE.test(value) || (/(?:^|:)href$/.test(key) && !value.startsWith('#')))
        report(`refers to another file in the attribute “${key}”`, 'Embed the shape itself, or delete the attribute.')
    }
  }
  const checkText = (text: string) => {
    if (REFERENCE.test(text)) report('refers to another file in a style', 'Delete the rule.')
  }
  parser.ontext = checkText
  parser.oncdata = checkText
  parser.onerror = (error) => {
    report(`is not valid XML: ${error.message.split('\n')[0]?.toLowerCase()}`, EXPORT_AGAIN, parser.position - 1)
    throw error
  }
  try {
    parser.write(svg).close()
  } catch {
    // The error has been reported, and everything after it would be one as well.
  }
  return parsed
}

function sizeOf({ viewBox = '' }: Record<string, string>): { width: number; height: number } {
  const [, , width = 0, height = 0] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  return { width, height }
}
