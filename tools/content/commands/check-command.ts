import { checkContent } from '../check'
import { countProblems } from '../messages/problem'
import { formatReport } from '../messages/report-formats'
import { checkDecoding } from '../rules/image-decoding'
import { ArgumentError, parseCheckArguments } from './arguments'

/**
 * `npm run content:check`: prints the problems in `content/` of the working directory, or in the files and folders that
 * are listed after `--`. The exit status is 1 if there are errors, 0 if there are only warnings or no problems, and 2
 * if the command line is invalid.
 */
async function run(): Promise<void> {
  try {
    const { format, paths } = parseCheckArguments(process.argv.slice(2), process.cwd())
    const report = await checkDecoding(process.cwd(), checkContent(process.cwd(), paths), paths)
    const failed = countProblems(report).errors > 0
    const stream = failed && format === 'text' ? process.stderr : process.stdout
    // hasColors respects NO_COLOR and terminals without colors. A stream that is not a terminal does not have it.
    stream.write(`${formatReport(report, format, stream.isTTY && stream.hasColors())}\n`)
    process.exitCode = failed ? 1 : 0
  } catch (error) {
    // Only command line and file system errors get here; a stack trace would add nothing to the message.
    const message = error instanceof Error ? error.message : String(error)
    const usage = error instanceof ArgumentError
    process.stderr.write(`${usage ? message : `The content could not be read: ${message}`}\n`)
    process.exitCode = usage ? 2 : 1
  }
}

void run()
