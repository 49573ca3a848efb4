declare module '*.css'

declare module '*.woff2' {
  /** The address of the font file. */
  const address: string
  export default address
}

declare module 'subset-font' {
  /** The part of the package that src/site-build/subset-fonts.ts uses. */
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: {
      targetFormat: 'woff2' | 'sfnt'
      variationAxes: Record<string, number | { min: number; max: number }>
    },
  ): Promise<Buffer>
}
