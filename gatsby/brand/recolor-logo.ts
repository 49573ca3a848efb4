import { parseLogo, sizeOf } from '../../content-check/rules/logo'
import { escapeXml } from '../encoding/escape-xml'

/** Colors a valid logo’s `currentColor` parts, and sizes it to its view box. */
export function recolorLogo(svg: string, color: string): { svg: string; width: number; height: number } {
  const { root } = parseLogo(svg)
  if (!root) throw new Error('The logo is not an SVG document')
  const { width, height } = sizeOf(root.attributes)
  const attributes = { ...root.attributes, width: String(width), height: String(height), color }
  const tag = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
  const isEmpty = svg.slice(root.start, root.end).endsWith('/>')
  return { svg: `<svg${tag.join('')}${isEmpty ? '/' : ''}>${svg.slice(root.end).trimEnd()}`, width, height }
}
