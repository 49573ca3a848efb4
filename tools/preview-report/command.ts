import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { CONTENT_FOLDER } from '../../content-check/parse/content-files'
import { WORDS_FILE } from '../../content-check/rules/known-words'
import { requireChromium } from '../browser/install-chromium'
import { runCommand } from '../commands/run-command'
import { changedCode, compareRevisions } from './compare-revisions'
import { Repository } from './git'
import { readLinks } from './links'
import { countChanges, verdict } from './report-text'
import { buildRevision } from './revisions'
import { writeReport } from './write-report'

/** The report's folder, relative to the root. */
const REPORT_FOLDER = 'preview-report'

/** Where both states are built; its contents make the next report faster. */
const BUILDS_FOLDER = '.preview-builds'

const HELP = {
  usage: 'npm run preview:report -- [--base <ref>] [--head <ref>]',
  summary: 'reports what your working tree changes since it branched off the main branch',
}

// Exits with 1 if the change must not be merged.
void runCommand(HELP, async (root, args) => {
  const { base, head } = parseArgs({
    args: [...args],
    options: { base: { type: 'string' }, head: { type: 'string' } },
  }).values
  // Without a browser, the command fails before the builds, which take minutes.
  await requireChromium()
  const folder = join(root, REPORT_FOLDER)
  const builds = join(root, BUILDS_FOLDER)
  const repository = new Repository(root)
  const commit = head === undefined ? undefined : repository.commitOf(head)
  // Where GitHub checks out a pull request, the commit merges it into the base. Any other merge is a commit like the others.
  const source = commit === undefined || base === undefined ? commit : repository.sourceOf(commit)
  const start = repository.baseOf(commit ?? 'HEAD', base)
  const build = (tree: string, name: string, side: string) => {
    process.stderr.write(`Building ${name}\n`)
    return buildRevision(repository, root, { tree, name }, join(builds, side))
  }
  const before = build(start, repository.describe(start), 'base')
  const tree = commit ?? repository.workTree(join(builds, 'work-tree.index'))
  const after = build(tree, source === undefined ? 'Your current files' : repository.describe(source), 'head')
  process.stderr.write('Comparing the pages\n')
  const report = await compareRevisions(before, after)
  const checks = [...report.checks, ...changedCode(repository.changesExcept([CONTENT_FOLDER, WORDS_FILE], start, tree))]
  rmSync(folder, { recursive: true, force: true })
  writeReport(folder, { ...report, checks, links: readLinks(process.env, source) })
  const { state, text } = verdict(checks)
  if (state === 'failed') process.exitCode = 1
  const address = pathToFileURL(join(folder, 'index.html')).href
  return `${text} ${countChanges(report)}\nTo read it, open this address in a browser: ${address}`
})
