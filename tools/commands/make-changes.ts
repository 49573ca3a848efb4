import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkContent } from '../../content-check/check'
import type { Problem } from '../../content-check/messages/problem'
import { formatProblem } from '../../content-check/messages/report'
import type { FileChanges } from '../../content-check/parse/read-content-files'
import { Repository } from '../preview-report/git'
import { ask, canAsk } from './ask'
import { changeFiles } from './change-files'
import { ArgumentError } from './run-command'

/** What a command changes. */
export interface Plan {
  changes: FileChanges
  /** The slug of the entry that is renamed, before and after. */
  renamed?: readonly [from: string, to: string]
}

/** The option of commands that replace or remove files. */
export const YES = { yes: { type: 'boolean', default: false } } as const

/**
 * Rejects changes that the content check would refuse. Mistakes that are there already are no reason; neither is text that is
 * still to be written.
 *
 * @throws {@link ArgumentError} with what the check says
 */
function rejectMistakes(root: string, { changes, renamed = ['', ''] }: Plan): void {
  const mistakes = ({ problems }: { problems: readonly Problem[] }) =>
    problems.filter(({ severity, kind }) => severity !== 'warning' && kind !== 'placeholder')
  const found = mistakes(checkContent(root, undefined, undefined, changes))
  if (found.length === 0) return
  // Lines, positions in lists, and the renamed entry are different before and after the change.
  const identity = ({ file, field = '', message }: Problem) =>
    [file, field, message]
      .join('\n')
      .replaceAll(...renamed)
      .replace(/\d+/g, '')
  const known = mistakes(checkContent(root)).map(identity)
  const caused = found.filter((problem) => {
    const at = known.indexOf(identity(problem))
    return at < 0 || known.splice(at, 1).length === 0
  })
  if (caused.length > 0)
    throw new ArgumentError(
      [
        'Nothing was changed, because the content check would refuse the result:',
        ...caused.map((problem) => `${problem.file}: ${formatProblem(problem)}`),
      ].join('\n'),
    )
}

/** The files that the changes replace or remove, and whose present text git could not bring back. */
function irrecoverable(root: string, changes: FileChanges): string[] {
  const present = [...changes.keys()].filter((path) => existsSync(join(root, path)))
  const folders = new Set(present.map((path) => path.replace(/\/.*/, '')))
  try {
    const uncommitted = new Set(new Repository(root).uncommitted([...folders]))
    return present.filter((path) => uncommitted.has(path))
  } catch {
    // Without git, or outside a repository, nothing is committed.
    return present
  }
}

/**
 * Makes changes to the content: all of them, or none. Asks before it replaces or removes what is not committed.
 *
 * @param isConfirmed the command line has the option `--yes`, so it does not ask
 * @throws {@link ArgumentError} if the content check would refuse the result, or without a confirmation
 */
export async function makeChanges(root: string, plan: Plan, isConfirmed: boolean): Promise<void> {
  const { changes } = plan
  rejectMistakes(root, plan)
  const files = isConfirmed ? [] : irrecoverable(root, changes)
  if (files.length > 0) {
    const reason = `These files would be changed or removed, and are not committed, so git could not bring them back:\n${files.map((file) => `  ${file}`).join('\n')}\n`
    if (!canAsk()) throw new ArgumentError(`Nothing was changed. ${reason}Commit them first, or add the option --yes.`)
    const textsOf = () => files.map((file) => readFileSync(join(root, file), 'latin1'))
    const before = textsOf()
    if (!/^y(?:es)?$/i.test(await ask(`${reason}Continue? (y/N) `))) throw new ArgumentError('Nothing was changed.')
    if (textsOf().some((text, index) => text !== before[index]))
      throw new ArgumentError('Nothing was changed, because a file has changed in the meantime. Run the command again.')
  }
  changeFiles(root, changes)
}
