import type { ContentChange } from './content-changes'
import type { FileChange } from './file-changes'
import type { PageChange } from './page-changes'

/** A rectangle in a screenshot, in pixels. */
export interface Region {
  left: number
  top: number
  width: number
  height: number
}

/** A changed page at one width, before and after. */
export interface PageScreenshots {
  path: string
  /** The window's width in CSS pixels. */
  width: number
  /**
   * The image files, relative to the report's folder; absent where the page does not exist. Both have the same height: where
   * the other one has more rows, an image is transparent.
   */
  before?: string
  after?: string
  height: number
  /** The places that differ, from top to bottom; none if both look the same, or the page exists on one side only. */
  regions: readonly Region[]
  /** Whether menus and collapsed texts are open: otherwise, both sides would look the same. */
  isOpen?: true
  /** Only if a page exceeds the maximum height: the number of pixels from its top that are shown and compared. */
  cutAt?: number
}

/** Whether a page exists on both sides and looks the same. */
export function looksTheSame({ before, after, regions }: PageScreenshots): boolean {
  return before !== undefined && after !== undefined && regions.length === 0
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
  /** It reports that other people's data could go elsewhere. It comes before everything else. */
  needsApproval?: true
  /** A short result, such as `36 pages, no broken links`. */
  summary: string
  findings: readonly CheckFinding[]
}

/** All changes of a pull request. */
export interface PreviewReport {
  content: readonly ContentChange[]
  pages: readonly PageChange[]
  /** Changed files other than pages. */
  files: readonly FileChange[]
  /** Only if a state could not be built, so its pages are unknown. */
  buildFailed?: true
  screenshots: readonly PageScreenshots[]
  checks: readonly Check[]
}
