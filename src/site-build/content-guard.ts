import type { Reporter } from 'gatsby'
import { checkContent } from '../editorial/check'
import { formatProblems } from '../editorial/report'

/**
 * Stops a build before anything is sourced where the content has problems, and prints all of them.
 *
 * @param root the folder that holds `content/`
 */
export function refuseBrokenContent(root: string, reporter: Reporter): void {
  const report = checkContent(root)
  if (report.problems.length > 0) reporter.panic(formatProblems(report))
}
