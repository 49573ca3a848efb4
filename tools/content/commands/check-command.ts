import { checkContent } from '../check'
import { ArgumentError, checkArguments } from './arguments'
import { checkDecoding } from '../rules/image-decoding'
import { countProblems } from '../messages/problem'
import { formatReport } from '../messages/report-formats'

/**
 * `npm run content:check`: prints what is wrong in `content/` of the working directory, or in the files and folders that
 * are named after `--`. Exit status 1 on errors, 0 with warnings alone, 2 where the command line can't be understood.
 */
async function run(): Promise<void> {
  try {
    const { format, paths } = checkArguments(process.argv.slice(2), process.cwd())
    const report = await checkDecoding(process.cwd(), checkContent(process.cwd(), paths), paths)
    const failed = countProblems(report).errors > 0
    const stream = failed && format === 'text' ? process.stderr : process.stdout
    // hasColors knows NO_COLOR and terminals without colours; what is no terminal does not have it.
    stream.write(`${formatReport(report, format, stream.isTTY && stream.hasColors())}\n`)
    process.exitCode = failed ? 1 : 0
  } catch (error) {
    // Only the command line and the file system can end up here: a stack would not tell more than the message does.
    const message = error instanceof Error ? error.message : String(error)
    const usage = error instanceof ArgumentError
    process.stderr.write(`${usage ? message : `The content could not be read: ${message}`}\n`)
    process.exitCode = usage ? 2 : 1
  }
}

void run()
