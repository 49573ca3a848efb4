import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { checkContentAndImages } from '../../content-check/check'
import { countProblems } from '../../content-check/messages/problem'
import { formatProblems } from '../../content-check/messages/report'
import { CONTENT_FOLDER } from '../../content-check/parse/content-files'
import type { ReadFile } from '../../content-check/parse/content-index'
import { readContentFiles } from '../../content-check/parse/read-content-files'
import { goneAddresses } from '../../content-check/rules/published-addresses'
import { Repository } from '../preview-report/git'
import { runCommand } from './run-command'

/** The main branch's content before the current changes; none outside a repository, or without that branch. */
function publishedFiles(root: string): readonly ReadFile[] {
  const folder = mkdtempSync(join(tmpdir(), 'published-'))
  try {
    const repository = new Repository(root)
    repository.checkOut(`${repository.baseOf('HEAD')}:${CONTENT_FOLDER}`, join(folder, CONTENT_FOLDER))
    return readContentFiles(folder).entries
  } catch {
    return []
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const HELP = {
  usage: 'npm run content:check',
  summary: 'checks content/ and lists every problem with file, line, and column',
}

// Checks all content. Warnings about published addresses that would lead nowhere come first. Exits with 1 for errors.
void runCommand(HELP, async (root) => {
  // Rejects all arguments: somebody who names a file would believe that only this file is checked.
  parseArgs()
  const checked = await checkContentAndImages(root)
  const report = { ...checked, problems: [...goneAddresses(publishedFiles(root), checked.read), ...checked.problems] }
  if (countProblems(report).errors > 0) throw new Error(formatProblems(report))
  return formatProblems(report)
})
