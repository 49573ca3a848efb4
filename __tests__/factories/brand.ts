import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrandContent } from '../../content-model/brand'
import { completeColors } from '../../content-model/colors/complete-colors'
import type { Brand } from '../../gatsby/brand/read-brand'
import { drawingColors } from '../../gatsby/brand/drawing-colors'

/** A valid brand with no more than what is required. */
export function brandContent(changes: Partial<BrandContent> = {}): BrandContent {
  return {
    colors: { paper: '#ffffff', mist: '#f1f1ee', ink: '#1b1b1f', accent: '#0b5fae', dark: '#10233a' },
    typefaces: {
      display: { package: '@fontsource-variable/besley', weight: 440 },
      text: { package: '@fontsource-variable/libre-franklin' },
    },
    illustrations: 'maps',
    corners: 4,
    ...changes,
  }
}

/** A brand as the build reads it. */
export function brandOf({ colors, ...changes }: Partial<Omit<BrandContent, 'logo'>> = {}): Brand {
  const content = brandContent(changes)
  return { ...content, colors: completeColors({ ...content.colors, ...colors }) }
}

export const DRAWING_COLORS = drawingColors(brandOf().colors)

/** A logo without faults: a square with a part in the color of text. */
export const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path fill="currentColor" d="M4 4h32v32H4z"/></svg>'

/** Writes the brand to a folder in the place of the validated copy of the content. */
export function writeBrand(root: string, changes: Partial<BrandContent> = {}): void {
  const folder = join(root, '.cache/content')
  mkdirSync(folder, { recursive: true })
  // JSON is YAML.
  writeFileSync(join(folder, 'brand.yml'), JSON.stringify(brandContent(changes)))
  writeFileSync(join(folder, 'logo.svg'), LOGO)
}
