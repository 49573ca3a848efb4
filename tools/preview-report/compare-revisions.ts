import { serveSite } from '../browser/serve-site'
import { pluralize } from '../content/messages/text-format'
import { checkAccessibility } from './accessibility-check'
import { readBuiltPages } from './built-pages'
import { contentChanges } from './content-changes'
import { hiddenPaths, readContentSnapshot } from './content-snapshot'
import { checkDestinations } from './destination-check'
import { fileChanges } from './file-changes'
import { pageChanges } from './page-changes'
import type { Check, CheckFinding, PreviewReport } from './report'
import type { BuiltProject, Revision } from './revisions'
import { screenshotPages } from './screenshots'

/**
 * Compares two states of the site. If one cannot be built, only the content is compared.
 *
 * @param onStep called with the name of each step that takes long, before it starts
 */
export async function compareRevisions(
  before: Revision,
  after: Revision,
  onStep: (step: string) => void,
): Promise<PreviewReport> {
  const [old, now] = [readContentSnapshot(before.root), readContentSnapshot(after.root)]
  const content = contentChanges(old, now)
  const destinations = checkDestinations(old, now)
  if (!isBuilt(before) || !isBuilt(after)) {
    const checks = [...destinations, ...failedBuild(before), ...failedBuild(after)]
    return { content, pages: [], files: [], buildFailed: true, screenshots: [], checks }
  }
  const today = new Date()
  const hidden = { before: hiddenPaths(old, today), after: hiddenPaths(now, today) }
  const pages = pageChanges(readBuiltPages(before.folder), readBuiltPages(after.folder), hidden)
  const files = fileChanges(before.folder, after.folder)
  onStep(`Taking screenshots of ${pluralize(pages.filter(({ like }) => like === undefined).length, 'page')}`)
  const { screenshots, failures } = await screenshotPages({ before: before.folder, after: after.folder, pages })
  onStep('Checking accessibility')
  const site = await serveSite(after.folder)
  try {
    const present = pages.filter(({ change }) => change !== 'removed' && change !== 'redirected')
    const accessibility = await checkAccessibility(
      site.address,
      present.map(({ path }) => path),
    )
    return {
      content,
      pages,
      files,
      screenshots,
      checks: [...destinations, accessibility, ...screenshotCheck(failures)],
    }
  } finally {
    site.close()
  }
}

/** The screenshots that could not be taken, as a check: what they would show is unknown. */
function screenshotCheck(failures: readonly CheckFinding[]): Check[] {
  if (failures.length === 0) return []
  const summary = `${pluralize(failures.length, 'screenshot')} could not be taken`
  return [{ name: 'Screenshots', state: 'failed', summary, findings: failures }]
}

const isBuilt = (revision: Revision): revision is Revision & BuiltProject => revision.folder !== undefined

function failedBuild({ name, failure }: Revision): Check[] {
  if (failure === undefined) return []
  const findings = failure.split('\n').map((text) => ({ text }))
  return [{ name: 'Build', state: 'failed', summary: `${name} cannot be built, so no pages are compared`, findings }]
}
