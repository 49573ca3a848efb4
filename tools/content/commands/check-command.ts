import { parseArgs } from 'node:util'
import { checkContent } from '../check'
import { countProblems } from '../messages/problem'
import { formatProblems } from '../messages/report'
import { checkDecoding } from '../rules/image-decoding'
import { contentPath } from './arguments'
import { runCommand } from './run-command'

/**
 * `npm run content:check`: prints the problems in `content/` of the working directory, or in the files and folders that
 * are listed after `--`. The exit status is 1 if there are errors, and 0 if there are only warnings or no problems.
 */
void runCommand(async (root, args) => {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true })
  const paths = positionals.map((path) => contentPath(root, path))
  const report = await checkDecoding(root, checkContent(root, paths), paths)
  if (countProblems(report).errors > 0) throw new Error(formatProblems(report))
  return formatProblems(report)
})
