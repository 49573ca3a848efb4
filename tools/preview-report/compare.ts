import { readBuiltPages } from './built-pages'
import { checkContentOf, runChecks } from './checks'
import type { BuiltProject } from './compared-pages'
import { contentChanges } from './content-changes'
import { readContentSnapshot } from './content-snapshot'
import { pageChanges } from './page-changes'
import { picturePages } from './page-pictures'
import type { Check, PreviewReport } from './report'
import type { Side } from './revisions'

interface CompareOptions {
  /** Where the report is written, with the pictures of the pages. */
  folder: string
  /** Whether Lighthouse rates pages as well. */
  lighthouse: boolean
  /** Called after each picture with how many are done of how many. */
  onProgress: (done: number, all: number) => void
}

/**
 * Compares two states of the site. A state that could not be built has no pages; what is wrong with its content is told.
 *
 * @param before the state that the work began with
 * @param after the state that is to be merged
 */
export async function compareSides(before: Side, after: Side, options: CompareOptions): Promise<PreviewReport> {
  const content = contentChanges(readContentSnapshot(before.root), readContentSnapshot(after.root))
  if (!isBuilt(before) || !isBuilt(after)) {
    const checks = await checkContentOf(before.root, after.root)
    const isExplained = checks.some(({ state }) => state === 'failed')
    const builds = [...failedBuild(before, false), ...failedBuild(after, isExplained)]
    return { content, pages: [], unbuilt: true, pictures: [], checks: [...checks, ...builds] }
  }
  const pages = pageChanges(readBuiltPages(before.folder), readBuiltPages(after.folder))
  const { folder, lighthouse, onProgress } = options
  const pictures = await picturePages({ before: before.folder, after: after.folder, pages, folder, onProgress })
  return { content, pages, pictures, checks: await runChecks({ before, after, pages, lighthouse }) }
}

const isBuilt = (side: Side): side is Side & BuiltProject => side.folder !== undefined

/** @param isExplained whether another check says why, in better words than the build */
function failedBuild({ name, failure }: Side, isExplained: boolean): Check[] {
  if (failure === undefined) return []
  return [
    {
      name: 'Build',
      state: 'failed',
      summary: `${name} cannot be built, so that no pages are compared`,
      findings: isExplained ? [] : failure.split('\n').map((text) => ({ text })),
    },
  ]
}
