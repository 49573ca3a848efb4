import type { Reporter } from 'gatsby'
import { countProblems } from '../../tools/content/messages/problem'
import { formatProblems } from '../../tools/content/messages/report'
import { copyValidContent } from './validated-copy'

/**
 * Validates the content before Gatsby sources it, and prints all problems. Errors stop the build; warnings do not.
 *
 * @param root the folder that contains `content/`
 */
export async function rejectInvalidContent(root: string, reporter: Reporter): Promise<void> {
  const report = await copyValidContent(root)
  if (countProblems(report).errors > 0) reporter.panic(formatProblems(report))
  else if (report.problems.length > 0) reporter.warn(formatProblems(report))
}
