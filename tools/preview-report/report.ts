import type { ContentChange } from './content-changes'
import type { FileChange } from './file-changes'
import type { PageChange } from './page-changes'

/** A value before and after; each absent where it does not exist. */
export interface BeforeAfter<Value> {
  before?: Value
  after?: Value
}

/** A changed page at one width. Images are WebP files. */
export interface PageScreenshots {
  path: string
  /** The window's width in CSS pixels. */
  width: number
  /** Whether menus and collapsed texts are open: otherwise, both sides would look the same. */
  isOpen?: true
  /** Whether the page exists on both sides and looks the same. Then there are no images. */
  isSame: boolean
  /** The whole page; absent where it does not exist. */
  whole: BeforeAfter<Buffer>
  /** The first places that differ, with what is around them; none if the page exists on one side only. */
  places: readonly BeforeAfter<Buffer>[]
  /** The number of places that differ besides those. */
  more: number
}

export interface CheckFinding {
  text: string
  path?: string
  /** The content file that it comes from, relative to the project's root, and the line. */
  file?: string
  line?: number
}

export interface Check {
  /** The subject of the check, such as `Accessibility`. */
  name: string
  /** A warning leaves the decision to people. */
  state: 'passed' | 'warned' | 'failed'
  /** It reports that other people's data could go elsewhere. It comes before everything else. */
  needsApproval?: true
  /** A short result, such as `3 changed pages, no new problems`. */
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
