import { existsSync } from 'node:fs'
import { relative, resolve, sep } from 'node:path'
import { quoted } from '../messages/text-format'
import { CONTENT_FOLDER } from '../parse/content-files'

/** An invalid command line. The message is shown to the person who typed it. */
export class ArgumentError extends Error {}

/**
 * A path as problems report it: relative to the project's root, with `/` between folders.
 *
 * @throws {@link ArgumentError} for a path that does not exist or is not in `content/`
 */
export function contentPath(root: string, written: string): string {
  const path = relative(root, resolve(root, written)).split(sep).join('/')
  if (!existsSync(resolve(root, written)))
    throw new ArgumentError(
      `There is no file or folder ${quoted(written)}. Write its path relative to the project’s folder, such as content/site.yml.`,
    )
  if (path !== '' && path !== CONTENT_FOLDER && !path.startsWith(`${CONTENT_FOLDER}/`))
    throw new ArgumentError(`${quoted(written)} is not in the content folder. Only files in that folder are checked.`)
  return path
}
