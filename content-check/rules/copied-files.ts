import { SLUG_PATTERN } from '../../content-model/fields'
import { contentTypeOf, slugOf } from '../../content-model/registry'
import type { Finding } from '../messages/problem'
import { fileNameOf, folderOf } from '../parse/content-path'
import { typed } from './look-alikes'
import { slugify } from './slugify'

/** A content file, also with another extension for text or with that of a backup, and with what Windows removes from the end. */
const TEXT_FILE = /\.(?:ya?ml|txt|json|bak|old|orig|tmp|rej)[. ]*$/i

/**
 * Reports a file that is probably a copy of a content file: no entry may have its name, which contains the name of another file
 * in its folder, such as “a (1).yml”, “Kopie von a.yml”, or “a-DESKTOP-AB12.yml”. Renaming it, or reading it as an entry, would
 * be wrong: nobody but its author knows which of the two is right.
 *
 * @param present the paths of all files in `content/`
 */
export function copyOf(path: string, present: ReadonlySet<string>): Finding | undefined {
  const name = fileNameOf(path)
  const isNameOfEntry = (other: string) => other.endsWith('.yml') && SLUG_PATTERN.test(slugOf(other))
  if (!TEXT_FILE.test(name) || isNameOfEntry(path)) return undefined
  const words = `-${slugify(typed(name))}-`
  const [original] = [...present]
    .filter((other) => folderOf(other) === folderOf(path) && isNameOfEntry(other) && contentTypeOf(other))
    .filter((other) => words.includes(`-${slugOf(other)}-`))
    .sort((one, other) => other.length - one.length)
  if (original === undefined) return undefined
  const kept = fileNameOf(original)
  return {
    message: `this seems to be a copy of ${kept}`,
    advice: `If anything in it is newer, put that into ${kept}. Then delete this file. If it is an entry of its own, give it a name with only lowercase letters, digits, and hyphens.`,
  }
}
