import { parseDocument } from 'yaml'
import { fieldChanges } from '../content-check/messages/field-changes'
import { fileSchema } from '../content-check/parse/schema-path'
import { isSame } from '../content-check/write/former-items'
import type { ContentType } from '../content-model/registry'

interface Versions {
  /** The file when the editor opened the entry; undefined for a new entry. */
  opened: string | undefined
  /** The file now; undefined if there is none. */
  now: string | undefined
  /** What the editor would save. */
  own: unknown
  /** What an earlier save of the form may have written, because it was not confirmed. */
  tried?: string | undefined
}

/** A file's value; undefined if it is not valid YAML. */
function valueOf(text: string): unknown {
  const document = parseDocument(text)
  return document.errors.length > 0 ? undefined : document.toJS()
}

/** How the two versions differ, field by field. */
function differences(type: ContentType, now: unknown, own: unknown): string[] {
  return fieldChanges(fileSchema(type), now, own).map(({ field, before, after }) =>
    [field, `In the file now: ${before ?? '(nothing)'}`, `In your form: ${after ?? '(nothing)'}`].join('\n'),
  )
}

const KEPT = 'What you typed is still in the form.'

/**
 * Describes why an entry must not be saved: because its file has changed since it was opened, so that saving would undo
 * somebody else's change. Undefined if it may be saved. A change of comments or line breaks is none, because saving keeps
 * those that the file has now.
 *
 * @param file its path in the repository
 */
export function saveConflict(
  file: string,
  type: ContentType,
  { opened, now, own, tried }: Versions,
): string | undefined {
  const refusal = (title: string, changes: readonly string[], advice: string) =>
    [`${title} ${KEPT}`, ...changes, advice].join('\n\n')
  // The file may already have these texts, or those of an earlier save whose response was lost.
  if (now !== undefined && (now === tried || isSame(own, valueOf(now)))) return undefined
  if (opened === undefined) {
    if (now === undefined) return undefined
    return refusal(
      `There is already a file ${file}: somebody has added an entry with this name.`,
      differences(type, valueOf(now), own),
      'To keep both, give yours another name and save it. To change the other one, copy your texts, reload this page, and open it.',
    )
  }
  if (now === undefined)
    return refusal(
      `${file} is gone: somebody has deleted or renamed the entry since you opened it.`,
      differences(type, {}, own),
      'To keep your texts, copy them. Then reload this page, and put them into the renamed entry or into a new one.',
    )
  const value = valueOf(now)
  if (isSame(valueOf(opened), value)) return undefined
  return refusal(
    `${file} has changed since you opened the entry.`,
    value === undefined
      ? ['The file now has a mistake, so the two versions cannot be compared.']
      : differences(type, value, own),
    'To continue from the version in the file, copy the texts of yours that you want to keep, reload this page, and open the entry again. If the editor offers a backup of your version, discard it.',
  )
}
