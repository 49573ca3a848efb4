import { parseArgs } from 'node:util'
import { checkContent } from '../../content-check/check'
import { countProblems } from '../../content-check/messages/problem'
import { formatProblems } from '../../content-check/messages/report'
import { checkDecoding } from '../../content-check/rules/image-decoding'
import { runCommand } from './run-command'

/**
 * `npm run content:check`: prints the problems in `content/` of the working directory. The exit status is 1 if there are
 * errors, and 0 if there are only warnings or no problems.
 */
void runCommand(async (root) => {
  // Rejects all arguments, because the command checks everything.
  parseArgs()
  const report = await checkDecoding(root, checkContent(root))
  if (countProblems(report).errors > 0) throw new Error(formatProblems(report))
  return formatProblems(report)
})
