import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { requireChromium } from '../browser/chromium'
import { runCommand } from '../content/commands/run-command'
import { compareRevisions } from './compare-revisions'
import { Repository } from './git'
import { startProgress } from './progress'
import { parseReportArguments } from './report-arguments'
import { countChanges, verdict } from './report-text'
import { buildRevision, isBuiltSite, type Revision, revisionFromFolder } from './revisions'
import { writeReport } from './write-report'

/** The folder of the report, relative to the project's root. */
const REPORT_FOLDER = 'preview-report'

/** The folder in which both states are built; its contents make the next report faster. */
const BUILDS_FOLDER = '.preview-builds'

/**
 * `npm run preview:report`: reports the changes that a branch makes for visitors, before it is merged. Without options, it
 * compares the work tree with the point where it branched off the main branch.
 */
void runCommand(async (root, args) => {
  const { base, head, lighthouse } = parseReportArguments(args)
  // Fail early: the builds take minutes.
  requireChromium()
  const folder = join(root, REPORT_FOLDER)
  const repository = new Repository(root)
  const builds = join(root, BUILDS_FOLDER)

  const isFolder = (name: string | undefined) => name !== undefined && isBuiltSite(name)
  const headCommit = head === undefined || isFolder(head) ? 'HEAD' : repository.commitOf(head)
  const buildBase = (): Promise<Revision> | Revision => {
    if (base !== undefined && isFolder(base)) return revisionFromFolder(base)
    const commit = repository.baseOf(base, headCommit)
    const state = { tree: repository.treeOf(commit), name: repository.describe(commit) }
    return buildRevision(repository, root, state, join(builds, 'base'))
  }
  const buildHead = (): Promise<Revision> | Revision => {
    if (head !== undefined && isFolder(head)) return revisionFromFolder(head)
    const state =
      head === undefined
        ? { tree: repository.workTree(builds), name: 'Your files as they are now' }
        : { tree: repository.treeOf(headCommit), name: repository.describe(headCommit) }
    return buildRevision(repository, root, state, join(builds, 'head'))
  }
  process.stderr.write('Building both states of the site. The first time takes a few minutes.\n')
  const [before, after] = await Promise.all([announce(buildBase()), announce(buildHead())])
  rmSync(folder, { recursive: true, force: true })
  const report = await compareRevisions(before, after, { folder, lighthouse, onProgress: startProgress('Screenshots') })
  await writeReport(root, folder, report, { before, after })
  const address = pathToFileURL(join(folder, 'index.html')).href
  return `${verdict(report.checks).text} ${countChanges(report)}\nTo read it, open this address in a browser: ${address}`
})

/** Reports when a state is built, so that minutes of silence are not mistaken for a hang. */
async function announce(building: Promise<Revision> | Revision): Promise<Revision> {
  const revision = await building
  const status = revision.failure === undefined ? 'Ready' : 'Cannot be built'
  process.stderr.write(`${status}: ${revision.name}\n`)
  return revision
}
