declare module '*.css'

/** The color of the browser's toolbars, which server rendering gets from the brand. */
declare const THEME_COLOR: string

/** The separator between list items in the language of the site; see gatsby/webpack/language-constants.ts. */
declare const LIST_SEPARATOR: string

declare module '*.woff2' {
  const address: string
  export default address
}

declare module 'subset-font' {
  /** The part of the package that this project uses. */
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: {
      targetFormat: 'woff2' | 'truetype'
      variationAxes: Record<string, number | { min: number; max: number }>
    },
  ): Promise<Buffer>
}
