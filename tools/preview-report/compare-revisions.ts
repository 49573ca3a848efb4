import { pluralize } from '../content/messages/text-format'
import { readBuiltPages } from './built-pages'
import { runChecks, runContentChecks } from './checks'
import { contentChanges } from './content-changes'
import { hiddenPaths, readContentSnapshot } from './content-snapshot'
import { fileChanges } from './file-changes'
import { pageChanges } from './page-changes'
import type { Check, CheckFinding, PreviewReport } from './report'
import type { BuiltProject, Revision } from './revisions'
import { screenshotPages } from './screenshot-pages'

interface CompareOptions {
  /** The folder of the report, which also receives the screenshots of the pages. */
  folder: string
  lighthouse: boolean
  /** Starts to report the progress of a task; the result is called with the number of steps done and the total. */
  startProgress: (task: string) => (done: number, all: number) => void
}

/**
 * Compares two states of the site. If one cannot be built, no pages are compared, but problems in the content are reported.
 */
export async function compareRevisions(
  before: Revision,
  after: Revision,
  options: CompareOptions,
): Promise<PreviewReport> {
  const [old, now] = [readContentSnapshot(before.root), readContentSnapshot(after.root)]
  const content = contentChanges(old, now)
  if (!isBuilt(before) || !isBuilt(after)) {
    const checks = await runContentChecks(before.root, after.root)
    const isExplained = checks.some(({ state }) => state === 'failed')
    const builds = [...failedBuild(before, false), ...failedBuild(after, isExplained)]
    return { content, pages: [], files: [], buildFailed: true, screenshots: [], checks: [...checks, ...builds] }
  }
  const { folder, lighthouse, startProgress } = options
  const today = new Date()
  const hidden = { before: hiddenPaths(old, today), after: hiddenPaths(now, today) }
  const pages = pageChanges(readBuiltPages(before.folder), readBuiltPages(after.folder), hidden)
  const files = fileChanges(before.folder, after.folder, new Set(pages.map(({ path }) => path)))
  const { screenshots, failures } = await screenshotPages({
    before: before.folder,
    after: after.folder,
    pages,
    folder,
    onProgress: startProgress('Screenshots'),
  })
  const checks = await runChecks({ before, after, pages, lighthouse, onProgress: startProgress('Checks') })
  return { content, pages, files, screenshots, checks: [...checks, ...screenshotCheck(failures)] }
}

/** The screenshots that could not be taken, as a check: what they would show is unknown. */
function screenshotCheck(failures: readonly CheckFinding[]): Check[] {
  if (failures.length === 0) return []
  const summary = `${pluralize(failures.length, 'screenshot')} could not be taken`
  return [{ name: 'Screenshots', state: 'failed', summary, findings: failures }]
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
