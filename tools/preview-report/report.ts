import type { ContentChange } from './content-changes'
import type { Links } from './links'
import type { PageChange } from './page-changes'

/** A value before and after; each absent where it does not exist. */
export interface BeforeAfter<Value> {
  before?: Value
  after?: Value
}

export interface PageScreenshots {
  path: string
  /** The window's width in CSS pixels. */
  width: number
  /** Whether menus and collapsed text are open, or both sides would look the same. */
  isOpen?: true
  /** WebP files of the first places that differ; the whole page if on one side only; none if equal. */
  pictures: readonly BeforeAfter<Buffer>[]
  /** The number of places that differ besides those. */
  more: number
}

export interface CheckFinding {
  text: string
  path?: string
}

export interface Check {
  /** The subject of the check, such as `Accessibility`. */
  name: string
  /** A warning leaves the decision to people. */
  state: 'passed' | 'warned' | 'failed'
  /** Warns that other people's data could go elsewhere. Shown before all else. */
  needsApproval?: true
  /** A short result, such as `3 changed pages, no new problems`. */
  summary: string
  findings: readonly CheckFinding[]
}

export interface PreviewReport {
  before: string
  after: string
  content: readonly ContentChange[]
  pages: readonly PageChange[]
  /** Only if a state could not be built, so its pages are unknown. */
  buildFailed?: true
  screenshots: readonly PageScreenshots[]
  checks: readonly Check[]
  links?: Links
}
