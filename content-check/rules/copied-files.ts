import type { Finding } from '../messages/problem'
import { contentTypeOf } from '../../content-model/registry'
import { fileNameOf } from '../parse/content-path'

/**
 * What programs add to the name of a copy, and a copy's other extensions. No name of an entry can contain any of it, so the
 * file is nothing but a copy if the name without it is that of a file.
 */
const ADDED: readonly RegExp[] = [
  // Browsers, Google Drive, Dropbox, Nextcloud, and Windows: “a (1).yml”, “a (Ada’s conflicted copy 2026-01-31).yml”.
  / \([^()]*\)(?=\.\w+$)/,
  // Windows, then macOS.
  / - Copy(?: \(\d+\))?(?=\.\w+$)/i,
  / (?:copy(?: \d+)?|\d+)(?=\.\w+$)/i,
  // Google Drive, and older systems.
  /^Copy (?:\(\d+\) )?of /i,
  // Syncthing, and tools that merge.
  /\.sync-conflict-[\w-]+(?=\.\w+$)/,
  /[._](?:BACKUP|BASE|LOCAL|REMOTE)[._]\d+(?=\.\w+$)/,
  // Editors, version control, downloads, and Windows, which hides the extension that it adds.
  /(?<=\.yml)\.[\w-]+$/i,
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
  const originals = [name, ...ADDED.map((added) => name.replace(added, ''))].map(
    (stem) => `${folder}${stem.toLowerCase().replace(OTHER_EXTENSION, '.yml')}`,
  )
  const original = originals.find((one) => one !== path && present.has(one) && contentTypeOf(one))
  if (original === undefined) return undefined
  const kept = fileNameOf(original)
  return {
    message: `this seems to be a copy of ${kept}`,
    advice: `If anything in it is newer, put that into ${kept}. Then delete this file.`,
  }
}
