import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { requireChromium } from '../browser/chromium'
import { ArgumentError } from '../content/commands/arguments'
import { runCommand } from '../content/commands/run-command'
import { compareRevisions } from './compare-revisions'
import { Repository } from './git'
import { readAddresses } from './links'
import type { PreviewReport } from './report'
import { countChanges, verdict } from './report-text'
import { buildRevision, isBuiltSite, isDocument, type Revision, revisionFromFolder, type State } from './revisions'
import { writeReport } from './write-report'

/** The folder of the report, relative to the project's root. */
const REPORT_FOLDER = 'preview-report'

/** The folder in which both states are built; its contents make the next report faster. */
const BUILDS_FOLDER = '.preview-builds'

const ONLY_DOCUMENTS: PreviewReport = {
  content: [],
  pages: [],
  files: [],
  screenshots: [],
  checks: [
    { name: 'Build', state: 'passed', summary: 'only documents have changed, so nothing was built', findings: [] },
  ],
}

const startStep = (step: string) => process.stderr.write(`${step}\n`)

/**
 * `npm run preview:report`: reports the changes that a branch makes for visitors, before it is merged. Without options, it
 * compares the work tree with the point where it branched off the main branch. The exit status is 1 if the change must not be
 * merged.
 */
void runCommand(async (root, args) => {
  const { base, head } = parseOptions(args)
  // Fail early: the builds take minutes.
  requireChromium()
  const folder = join(root, REPORT_FOLDER)
  const repository = new Repository(root)
  const builds = join(root, BUILDS_FOLDER)

  const headCommit = head === undefined || isBuiltSite(head) ? 'HEAD' : repository.commitOf(head)
  const stateOf = (commit: string, named = commit): State => ({
    tree: repository.treeOf(commit),
    name: repository.describe(named),
    commit: named,
  })
  const before =
    base !== undefined && isBuiltSite(base) ? revisionFromFolder(base) : stateOf(repository.baseOf(base, headCommit))
  const after =
    head === undefined
      ? { tree: repository.workTree(builds), name: 'Your files as they are now' }
      : isBuiltSite(head)
        ? revisionFromFolder(head)
        : stateOf(headCommit, repository.sourceOf(headCommit))
  const build = async (state: State | Revision, side: string): Promise<Revision> => {
    if (!('tree' in state)) return state
    startStep(`Building ${state.name}`)
    return buildRevision(repository, root, state, join(builds, side))
  }
  const compare = async (): Promise<Comparison> => {
    if (changesOnlyDocuments(repository, before, after))
      return { report: ONLY_DOCUMENTS, before: { ...before, root }, after: { ...after, root } }
    const [old, now] = [await build(before, 'base'), await build(after, 'head')]
    return { report: await compareRevisions(old, now, startStep), before: old, after: now }
  }
  rmSync(folder, { recursive: true, force: true })
  const { report, ...revisions } = await compare()
  await writeReport(root, folder, report, { ...revisions, addresses: readAddresses(process.env) })
  const { state, text } = verdict(report.checks)
  if (state === 'failed') process.exitCode = 1
  const address = pathToFileURL(join(folder, 'index.html')).href
  return `${text} ${countChanges(report)}\nTo read it, open this address in a browser: ${address}`
})

interface Comparison {
  report: PreviewReport
  before: Revision
  after: Revision
}

/** The states to compare: a git ref, or the folder of a built site. */
function parseOptions(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: { base: { type: 'string' }, head: { type: 'string' } } }).values
  } catch (error) {
    const usage = 'Use --base and --head with a branch, a commit, or the folder of a built site.'
    throw new ArgumentError(`${error instanceof Error ? error.message : String(error)}. ${usage}`)
  }
}

/** Whether two states differ only in files that no build reads. */
function changesOnlyDocuments(repository: Repository, before: State | Revision, after: State | Revision): boolean {
  if (!('tree' in before) || !('tree' in after)) return false
  const changed = repository.changedFiles(before.tree, after.tree)
  return changed.length > 0 && changed.every(isDocument)
}
