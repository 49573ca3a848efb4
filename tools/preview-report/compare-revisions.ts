import { readBuiltPages } from './built-pages'
import { contentChanges } from './content-changes'
import { hiddenPaths, readContentSnapshot } from './content-snapshot'
import { checkDestinations } from './destination-check'
import { pageChanges } from './page-changes'
import type { Check, PreviewReport } from './report'
import type { Revision } from './revisions'
import { screenshotPages } from './screenshots'

/** Compares two states of the site. If one cannot be built, compares only the content. */
export async function compareRevisions(before: Revision, after: Revision): Promise<PreviewReport> {
  const [old, now] = [readContentSnapshot(before.root), readContentSnapshot(after.root)]
  const destinations = checkDestinations(old, now)
  const compared = { before: before.name, after: after.name, content: contentChanges(old, now) }
  if (before.folder === undefined || after.folder === undefined) {
    const checks = [...destinations, ...failedBuild(before), ...failedBuild(after)]
    return { ...compared, pages: [], buildFailed: true, screenshots: [], checks }
  }
  const today = new Date()
  const hidden = { before: hiddenPaths(old, today), after: hiddenPaths(now, today) }
  const pages = pageChanges(readBuiltPages(before.folder), readBuiltPages(after.folder), hidden)
  const folders = { before: before.folder, after: after.folder }
  const { screenshots, checks } = await screenshotPages(folders, pages)
  return { ...compared, pages, screenshots, checks: [...destinations, ...checks] }
}

function failedBuild({ name, failure }: Revision): Check[] {
  if (failure === undefined) return []
  const findings = failure.split('\n').map((text) => ({ text }))
  return [{ name: 'Build', state: 'failed', summary: `${name} failed to build, so no pages were compared`, findings }]
}
