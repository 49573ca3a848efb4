import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { requireChromium } from '../browser/chromium'
import { runCommand } from '../content/commands/run-command'
import { compareSides } from './compare'
import { Repository } from './git'
import { startProgress } from './progress'
import { reportArguments } from './report-arguments'
import { extent, verdict } from './report-text'
import { buildSide, builtSide, isBuiltSite, type Side } from './revisions'
import { writeReport } from './write-report'

/** Where the report is written, from the project's root. */
const REPORT_FOLDER = 'preview-report'

/** Where both states are built; what stands there makes the next report quicker. */
const BUILDS_FOLDER = '.preview-builds'

/**
 * `npm run preview:report`: tells what a piece of work changes for visitors, before it is merged. Without options it
 * compares the work tree with where it has left the main branch.
 */
void runCommand(async (root, words) => {
  const { base, head, lighthouse } = reportArguments(words)
  // Before the builds, which take minutes.
  requireChromium()
  const folder = join(root, REPORT_FOLDER)
  const repository = new Repository(root)
  const builds = join(root, BUILDS_FOLDER)

  const isFolder = (name: string | undefined) => name !== undefined && isBuiltSite(name)
  const headCommit = head === undefined || isFolder(head) ? 'HEAD' : repository.commitOf(head)
  const makeBase = (): Promise<Side> | Side => {
    if (base !== undefined && isFolder(base)) return builtSide(base)
    const commit = repository.baseOf(base, headCommit)
    const state = { tree: repository.treeOf(commit), name: repository.describe(commit) }
    return buildSide(repository, root, state, join(builds, 'base'))
  }
  const makeHead = (): Promise<Side> | Side => {
    if (head !== undefined && isFolder(head)) return builtSide(head)
    const state =
      head === undefined
        ? { tree: repository.workTree(builds), name: 'Your files as they are now' }
        : { tree: repository.treeOf(headCommit), name: repository.describe(headCommit) }
    return buildSide(repository, root, state, join(builds, 'head'))
  }
  process.stderr.write('Building both states of the site. The first time takes some minutes.\n')
  const [before, after] = await Promise.all([announced(makeBase()), announced(makeHead())])
  rmSync(folder, { recursive: true, force: true })
  const report = await compareSides(before, after, { folder, lighthouse, onProgress: startProgress('Pictures') })
  await writeReport(root, folder, report, { before, after })
  const address = pathToFileURL(join(folder, 'index.html')).href
  return `${verdict(report.checks).words} ${extent(report)}\nTo read it, open this address in a browser: ${address}`
})

/** Says when a state is there, so that nobody takes minutes without a word for a fault. */
async function announced(making: Promise<Side> | Side): Promise<Side> {
  const side = await making
  const what = side.failure === undefined ? 'Ready' : 'Cannot be built'
  process.stderr.write(`${what}: ${side.name}\n`)
  return side
}
