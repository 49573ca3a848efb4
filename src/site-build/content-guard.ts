import type { Reporter } from 'gatsby'
import { countProblems } from '../editorial/problem'
import { formatProblems } from '../editorial/report'
import { mirrorContent } from './content-mirror'

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
