import type { NodePluginArgs } from 'gatsby'
import { inkLogo } from '../../src/brand/logo'
import { readBrand } from '../../tools/content/parse/read-brand'
import { type Drawing, saveDrawing } from '../sources/drawn-images'
import { CONTENT_COPY } from '../sources/validated-copy'

/** The logo on each background, where its parts in `currentColor` have the color of text. */
interface Logo {
  onPaper: Drawing
  onDark: Drawing
}

/**
 * `@logo`: the firm's logo; null if it has none.
 *
 * @param root the folder that contains `public/` and the validated copy of the content
 */
export function logoExtension(
  { createContentDigest }: Pick<NodePluginArgs, 'createContentDigest'>,
  root = process.cwd(),
) {
  return {
    name: 'logo',
    extend: () => ({
      resolve: (): Logo | null => {
        const { logo, colors } = readBrand(`${root}/${CONTENT_COPY}`)
        if (logo === undefined) return null
        const inColor = (color: string): Drawing => {
          const { svg, ...size } = inkLogo(logo, color)
          return saveDrawing(`logo-${createContentDigest(svg)}`, svg, size, root)
        }
        return { onPaper: inColor(colors.ink), onDark: inColor(colors.onDark) }
      },
    }),
  }
}
