import { readBuiltPages } from './built-pages'
import { runChecks, runContentChecks } from './checks'
import { contentChanges } from './content-changes'
import { readContentSnapshot } from './content-snapshot'
import { pageChanges } from './page-changes'
import type { Check, PreviewReport } from './report'
import type { BuiltProject, Revision } from './revisions'
import { screenshotPages } from './screenshot-pages'

interface CompareOptions {
  /** The folder of the report, which also receives the screenshots of the pages. */
  folder: string
  lighthouse: boolean
  /** Called after each screenshot with the number done and the total. */
  onProgress: (done: number, all: number) => void
}

/**
 * Compares two states of the site. If one cannot be built, no pages are compared, but problems in the content are reported.
 */
export async function compareRevisions(
  before: Revision,
  after: Revision,
  options: CompareOptions,
): Promise<PreviewReport> {
  const content = contentChanges(readContentSnapshot(before.root), readContentSnapshot(after.root))
  if (!isBuilt(before) || !isBuilt(after)) {
    const checks = await runContentChecks(before.root, after.root)
    const isExplained = checks.some(({ state }) => state === 'failed')
    const builds = [...failedBuild(before, false), ...failedBuild(after, isExplained)]
    return { content, pages: [], buildFailed: true, screenshots: [], checks: [...checks, ...builds] }
  }
  const pages = pageChanges(readBuiltPages(before.folder), readBuiltPages(after.folder))
  const { folder, lighthouse, onProgress } = options
  const screenshots = await screenshotPages({ before: before.folder, after: after.folder, pages, folder, onProgress })
  return { content, pages, screenshots, checks: await runChecks({ before, after, pages, lighthouse }) }
}

const isBuilt = (revision: Revision): revision is Revision & BuiltProject => revision.folder !== undefined

/** @param isExplained whether another check explains the failure more clearly than the build output */
function failedBuild({ name, failure }: Revision, isExplained: boolean): Check[] {
  if (failure === undefined) return []
  return [
    {
      name: 'Build',
      state: 'failed',
      summary: `${name} cannot be built, so no pages are compared`,
      findings: isExplained ? [] : failure.split('\n').map((text) => ({ text })),
    },
  ]
}
