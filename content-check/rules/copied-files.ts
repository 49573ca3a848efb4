import type { Finding } from '../messages/problem'
import { contentTypeOf } from '../../content-model/registry'
import { fileNameOf } from '../parse/content-path'

/**
 * What most programs add to the name of a copy, in any language, with its extension: “a (1).yml”, “a - Kopie.yml”,
 * “a-DESKTOP-AB12.yml”, “a.sync-conflict-20260131.yml”. No name of an entry may contain it, so the file is probably a copy if
 * the name without it is that of a file. A word after a space or an underscore may belong to the name of another entry.
 * The lookbehind keeps the pattern linear: it tries each run of hyphens once.
 */
const NOT_IN_NAMES = /(?<!-)-*(?! \p{L}|_\p{Ll})[^a-z0-9-][^]*/u

/** What other programs add, and a copy's other extensions. */
const ADDED: readonly RegExp[] = [
  // macOS and Google Drive, in European languages.
  / (?:copy|copie|copia|cópia|kopie|kopia|kopi|kópia)(?: \d+)?(?=\.\w+$)/iu,
  /^(?:copy|copie|copia|cópia|kopie|kopia|kopi|kópia) (?:\(\d+\) )?(?:\p{L}{2,3} )?/iu,
  // Editors, version control, downloads, and Windows, which hides the extension that it adds.
  /(?<=\.yml)\.[\w-]+$/i,
  // Nextcloud and ownCloud.
  /_conflict-\d+-\d+(?=\.\w+$)/i,
]

/** What Windows removes from the end of a name. The lookbehind keeps the pattern linear: it tries each run once. */
export const ENDING = /(?<![. ])[. ]+$/

/** A file with another extension for YAML, or with a backup’s in place of it. */
const OTHER_EXTENSION = /\.(?:yaml|yml|txt|json|bak|old|orig|tmp|rej)$/i

/**
 * Reports a file that is a copy of a content file, by its name. Renaming it to that name, or reading it as an entry, would
 * be wrong: nobody but its author knows which of the two is right.
 *
 * @param present the paths of all files in `content/`
 */
export function copyOf(path: string, present: ReadonlySet<string>): Finding | undefined {
  const folder = path.slice(0, path.length - fileNameOf(path).length)
  const name = fileNameOf(path).replace(ENDING, '')
  const bare = name.replace(NOT_IN_NAMES, (added) => /\.\w+$/.exec(added)?.[0] ?? '')
  const originals = [name, bare, ...ADDED.map((added) => name.replace(added, ''))].map(
    (own) => `${folder}${own.toLowerCase().replace(OTHER_EXTENSION, '.yml')}`,
  )
  const original = originals.find((one) => one !== path && present.has(one) && contentTypeOf(one))
  if (original === undefined) return undefined
  const kept = fileNameOf(original)
  return {
    message: `this seems to be a copy of ${kept}`,
    advice: `If anything in it is newer, put that into ${kept}. Then delete this file. If it is an entry of its own, give it a name with only lowercase letters, digits, and hyphens.`,
  }
}
