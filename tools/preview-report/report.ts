import type { ContentChange } from './content-changes'
import type { PageChange } from './page-changes'

/** A changed page at one width, before and after. */
export interface PageScreenshots {
  path: string
  /** The window's width in CSS pixels. */
  width: number
  /**
   * The image files, relative to the report's folder; absent where the page does not exist, and the same file if
   * both look the same.
   */
  before?: string
  after?: string
  /** The differences in red; only if both exist and differ. */
  difference?: string
  /** The height of the image in pixels; that of the taller image if both exist. */
  height: number
  /** The distance of the first difference from the top in pixels, if any. */
  top?: number
  /** The number of pixels that differ; all pixels if the page exists only before or only after. */
  pixels: number
  /** Only if a page exceeds the maximum height: the number of pixels from its top that are shown and compared. */
  cutAt?: number
}

export interface CheckFinding {
  text: string
  path?: string
  /** The content file that it comes from, relative to the project's root, and the line. */
  file?: string
  line?: number
}

export interface Check {
  /** The subject of the check, such as `Links and anchors`. */
  name: string
  /** A warning leaves the decision to people. */
  state: 'passed' | 'warned' | 'failed'
  /** A short result, such as `36 pages, no broken links`. */
  summary: string
  findings: readonly CheckFinding[]
}

/** All changes of a pull request. */
export interface PreviewReport {
  content: readonly ContentChange[]
  pages: readonly PageChange[]
  /** Only if a state could not be built, so its pages are unknown. */
  buildFailed?: true
  screenshots: readonly PageScreenshots[]
  checks: readonly Check[]
}
