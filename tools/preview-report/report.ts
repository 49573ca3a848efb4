import type { ContentChange } from './content-changes'
import type { PageChange } from './page-changes'

/** A changed page at one width, before and after. */
export interface PagePictures {
  /** The page's path. */
  path: string
  /** The window's width in CSS pixels. */
  width: number
  /**
   * The pictures' files within the report's folder; absent where the page was not there on a side, and the same file where
   * both sides look the same.
   */
  before?: string
  after?: string
  /** Where the two differ, in red; only where both are there and do. */
  difference?: string
  /** How high the page is in the picture, in pixels; the higher side where both are there. */
  height: number
  /** How many pixels from the top the first difference is; only where there is one. */
  top?: number
  /** How many pixels differ; all of the picture's where the page is on one side alone. */
  pixels: number
  /** Only where a page is higher than a picture may be: how many pixels from its top are shown and compared. */
  cutAt?: number
}

/** One thing that a check has found. */
export interface CheckFinding {
  text: string
  /** The page that it is on, by its path. */
  path?: string
  /** The file of the content that it comes from, from the project's root, and its line there. */
  file?: string
  line?: number
}

/** Whether it is safe to merge, in one respect. */
export interface Check {
  /** What was looked at, such as `Links and anchors`. */
  name: string
  /** A warning leaves it to people. */
  state: 'passed' | 'warned' | 'failed'
  /** In a few words, such as `36 pages, none broken`. */
  summary: string
  findings: readonly CheckFinding[]
}

/** All that a pull request changes. */
export interface PreviewReport {
  content: readonly ContentChange[]
  pages: readonly PageChange[]
  /** Only where a state could not be built: nothing is known of its pages. */
  unbuilt?: true
  pictures: readonly PagePictures[]
  checks: readonly Check[]
}
