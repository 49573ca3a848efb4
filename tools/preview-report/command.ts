import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { requireChromium } from '../browser/chromium'
import { runCommand } from '../content/commands/run-command'
import { compareRevisions } from './compare-revisions'
import { Repository } from './git'
import { readLinks } from './links'
import { countChanges, verdict } from './report-text'
import { buildRevision, type State } from './revisions'
import { writeReport } from './write-report'

/** The folder of the report, relative to the project's root. */
const REPORT_FOLDER = 'preview-report'

/** The folder in which both states are built; its contents make the next report faster. */
const BUILDS_FOLDER = '.preview-builds'

const startStep = (step: string) => process.stderr.write(`${step}\n`)

/**
 * `npm run preview:report`: reports the changes that a branch makes for visitors, before it is merged. Without options, it
 * compares the work tree with the point where it branched off the main branch; `--base` and `--head` name other branches, tags, or
 * commits. The exit status is 1 if the change must not be merged.
 */
void runCommand(async (root, args) => {
  const { base, head } = parseArgs({
    args: [...args],
    options: { base: { type: 'string' }, head: { type: 'string' } },
  }).values
  // Fail early: the builds take minutes.
  requireChromium()
  const folder = join(root, REPORT_FOLDER)
  const builds = join(root, BUILDS_FOLDER)
  const repository = new Repository(root)
  const headCommit = head === undefined ? undefined : repository.commitOf(head)
  const source = headCommit === undefined ? undefined : repository.sourceOf(headCommit)
  const baseCommit = repository.baseOf(base, headCommit ?? 'HEAD')
  const stateOf = (commit: string, named: string): State => ({
    tree: repository.treeOf(commit),
    name: repository.describe(named),
  })
  const build = (state: State, side: string) => {
    startStep(`Building ${state.name}`)
    return buildRevision(repository, root, state, join(builds, side))
  }
  const before = build(stateOf(baseCommit, baseCommit), 'base')
  const after = build(
    headCommit === undefined || source === undefined
      ? { tree: repository.workTree(join(builds, 'work-tree.index')), name: 'Your files as they are now' }
      : stateOf(headCommit, source),
    'head',
  )
  const report = await compareRevisions(before, after, startStep)
  rmSync(folder, { recursive: true, force: true })
  writeReport(folder, { ...report, links: readLinks(process.env, source) })
  const { state, text } = verdict(report.checks)
  if (state === 'failed') process.exitCode = 1
  const address = pathToFileURL(join(folder, 'index.html')).href
  return `${text} ${countChanges(report)}\nTo read it, open this address in a browser: ${address}`
})
