/** The font functions that drawings need to convert text to outlines, so that they look the same everywhere. */
export interface Typeface {
  /** The height of capitals, in em. */
  capHeight: number
  /** Returns the width of a line at a size of 1 unit per em, including kerning and tracking. */
  widthOf: (text: string) => number
  /**
   * Converts a line of text to SVG elements without a fill.
   *
   * @param x the left end of the baseline, in units
   * @param y the baseline, in units
   * @param size the font size, in units
   */
  outline: (text: string, x: number, y: number, size: number) => string
}
