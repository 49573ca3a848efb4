import { checkContent } from './check'
import { formatProblems } from './report'

/** `npm run content:check`: prints what is wrong in `content/` of the working directory; exit status 1 on problems. */
function run(): void {
  try {
    const report = checkContent(process.cwd())
    const failed = report.problems.length > 0
    const stream = failed ? process.stderr : process.stdout
    stream.write(`${formatProblems(report, stream.isTTY)}\n`)
    process.exitCode = failed ? 1 : 0
  } catch (error) {
    // Only the file system can end up here: a stack would not tell an editor more than its message does.
    process.stderr.write(`The content could not be read: ${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}

run()
