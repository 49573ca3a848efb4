import { existsSync } from 'node:fs'
import { relative, resolve, sep } from 'node:path'
import { parseArgs } from 'node:util'
import { REPORT_FORMATS, type ReportFormat } from '../messages/report-formats'
import { didYouMean, joinWithOr, quoted } from '../messages/text-format'
import { CONTENT_FOLDER } from '../parse/content-files'

/** The check's options and paths from the command line. */
export interface CheckArguments {
  format: ReportFormat
  /** Files and folders relative to the project's root; empty for all of `content/`. */
  paths: readonly string[]
}

/** An invalid command line. The message is shown to the person who typed it. */
export class ArgumentError extends Error {}

const OPTIONS = `The only option is --format; its value is ${joinWithOr(REPORT_FORMATS)}.`

/** A path as problems report it: relative to the project's root, with `/` between folders. */
function contentPath(root: string, written: string): string {
  const path = relative(root, resolve(root, written)).split(sep).join('/')
  if (!existsSync(resolve(root, written)))
    throw new ArgumentError(
      `There is no file or folder ${quoted(written)}. Write its path relative to the project’s folder, such as content/site.yml.`,
    )
  if (path !== '' && path !== CONTENT_FOLDER && !path.startsWith(`${CONTENT_FOLDER}/`))
    throw new ArgumentError(`${quoted(written)} is not in the content folder. Only files in that folder are checked.`)
  return path
}

/**
 * Parses the command line of the check.
 *
 * @throws {@link ArgumentError} for an unknown option or format, and for a path that is not in `content/`
 */
export function parseCheckArguments(args: readonly string[], root: string): CheckArguments {
  const { tokens } = parseArgs({
    args: [...args],
    options: { format: { type: 'string' } },
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  let format: ReportFormat = 'text'
  const paths: string[] = []
  for (const token of tokens) {
    if (token.kind === 'positional') paths.push(contentPath(root, token.value))
    if (token.kind !== 'option') continue
    if (token.name !== 'format') throw new ArgumentError(`There is no option ${quoted(token.rawName)}. ${OPTIONS}`)
    const written = token.value ?? ''
    const known = REPORT_FORMATS.find((name) => name === written)
    if (!known)
      throw new ArgumentError(`There is no format ${quoted(written)}. ${didYouMean(written, REPORT_FORMATS, OPTIONS)}`)
    format = known
  }
  return { format, paths }
}
