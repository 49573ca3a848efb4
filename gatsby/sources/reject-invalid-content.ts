import type { Reporter } from 'gatsby'
import { countProblems } from '../../tools/content/messages/problem'
import { formatProblems } from '../../tools/content/messages/report'
import { mirrorContent } from './validated-copy'

/**
 * Stops a build before anything is sourced where the content has errors, and prints all problems. With warnings
 * alone it prints them and goes on.
 *
 * @param root the folder that holds `content/`
 */
export async function refuseBrokenContent(root: string, reporter: Reporter): Promise<void> {
  const report = await mirrorContent(root)
  if (countProblems(report).errors > 0) reporter.panic(formatProblems(report))
  else if (report.problems.length > 0) reporter.warn(formatProblems(report))
}
