import { parseArgs } from 'node:util'
import { ArgumentError } from '../content/commands/arguments'
import { quoted } from '../content/messages/text-format'

/** The options of the command line. */
export interface ReportArguments {
  /** A git ref, or the folder of a built site; undefined for the main branch. */
  base?: string
  /** The same; undefined for the work tree as it is now. */
  head?: string
  /** Whether to run Lighthouse, which takes a minute. */
  lighthouse: boolean
}

const USAGE =
  'Use --base and --head with a branch, a commit, or the folder of a built site, and --no-lighthouse to save time.'

/**
 * Parses the command line of the report.
 *
 * @throws {@link ArgumentError} if an option is unknown, or lacks its value
 */
export function parseReportArguments(args: readonly string[]): ReportArguments {
  const { tokens } = parseArgs({
    args: [...args],
    options: { base: { type: 'string' }, head: { type: 'string' }, 'no-lighthouse': { type: 'boolean' } },
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  const found: ReportArguments = { lighthouse: true }
  for (const token of tokens) {
    if (token.kind === 'positional') throw new ArgumentError(`${quoted(token.value)} follows no option. ${USAGE}`)
    if (token.kind !== 'option') continue
    if (token.name === 'no-lighthouse') found.lighthouse = false
    else if (token.name === 'base' || token.name === 'head') {
      if (!token.value || token.value.startsWith('-'))
        throw new ArgumentError(`${token.rawName} needs a value, such as ${token.rawName} main. ${USAGE}`)
      found[token.name] = token.value
    } else throw new ArgumentError(`There is no option ${quoted(token.rawName)}. ${USAGE}`)
  }
  return found
}
