/** What a drawing needs of a font, so that it can set text as outlines and look the same wherever it is rendered. */
export interface Typeface {
  /** The length of a line at a size of 1 unit per em, kerning and tracking included. */
  widthOf: (text: string) => number
  /**
   * A line of text as SVG elements without a fill of their own.
   * In: the text, the left end of its baseline and the size, all in units.
   */
  outline: (text: string, x: number, y: number, size: number) => string
}
