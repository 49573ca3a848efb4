/** What the start script has to know of a build; the build writes it into the script. */
export interface StartPlan {
  /** By their paths, what the scripts that every page needs to become Gatsby's app must hash to. */
  readonly scripts: Readonly<Record<string, string>>
  /** The build that the page belongs to: the app does not start where the page's data come from another. */
  readonly build: string
}
