/** What the start script has to know of a build; the build writes it into the script. */
export interface StartPlan {
  /** By their paths, what the scripts that every page needs to become Gatsby's app must hash to. */
  readonly scripts: Readonly<Record<string, string>>
  /** By the name of a page's component, the paths of its scripts; Gatsby prefetches by it. */
  readonly chunks: Readonly<Record<string, readonly string[]>>
  /** The build that the page belongs to: Gatsby loads a page again whose data come from another. */
  readonly build: string
}
