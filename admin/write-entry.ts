import type { CmsConfig } from '@sveltia/cms'
import { parse } from 'yaml'
import { withSchemaLine } from '../content-check/generated/schema-files'
import { formatProblem } from '../content-check/messages/report'
import { fileSchema } from '../content-check/parse/schema-path'
import { checkSlugs } from '../content-check/rules/slugs'
import { editYaml } from '../content-check/write/edit-yaml'
import { MAX_SLUG_LENGTH, SLUG_RULE } from '../content-model/fields'
import { type ContentType, contentTypeOf, slugOf } from '../content-model/registry'
import { checkChange, type PublishedContent, unusedPictures, type WrongField } from './check-change'
import { placeOf } from './cms-config'
import { readCurrentFile } from './current-file'
import { type CmsData, contentPath, FILE_PATH, FILE_TEXT, fileFact, toFileValue } from './entry-values'
import { collectionOf } from './fields'
import { focusField } from './focus-field'
import { loadJson } from './load-json'
import { CONTENT_PATH } from './paths'
import { savedContent } from './saved-content'
import { saveConflict } from './save-conflict'

declare global {
  interface Window {
    /** The pictures that the CMS deletes with the entry that is being saved: see gatsby/output/admin-bundle.ts. */
    unusedPictures: readonly string[]
    /**
     * The commits that the CMS must build on, by the branch that it saves to: those in which the check found nothing that
     * the save would overwrite. The git host refuses a commit on top of another one. See there, too.
     */
    checkedCommits: Readonly<Record<string, string | undefined>>
    /** Marks fields of the form as wrong, and returns the form's locale. See there, too. */
    markFields: (fields: readonly WrongField[]) => string
    /** Puts the cursor into the first wrong field, after the message about it. See there, too. */
    goToWrongField?: () => void
  }
}

const builtContent = () =>
  loadJson<PublishedContent>(CONTENT_PATH).catch(() => {
    throw new Error(
      'The content could not be loaded, so the change was not checked. Check your connection and save again.',
    )
  })

/** What an entry is saved to, and from where. */
interface Target {
  config: CmsConfig
  /** The path of its file in the repository. */
  file: string
  isNew: boolean
  /** Whether the entry itself is saved, instead of one that refers to an entry which is being deleted. */
  isOpen: boolean
  /** What an earlier save of the form may have written, because it was not confirmed. */
  tried?: string | undefined
}

/** What the CMS makes up if it cannot derive an address from a name, such as one in Chinese, or from none. */
const MADE_UP_SLUG = /^[\da-f]{12}$/

/** Says why a new entry cannot have the address that the CMS derives from its name, and where to enter another one. */
function wrongAddress(message: string): Error {
  const advice = `Press “Slug”, the anchor beside the form (on a phone, in the menu), and enter another address. It ${SLUG_RULE}, at most ${MAX_SLUG_LENGTH} characters.`
  return new Error(formatProblem({ message, advice }))
}

/** Reads the file as it is now. */
async function readNow({ config, file, isOpen }: Target, type: ContentType): Promise<string | undefined> {
  const { collection, file: name = slugOf(file) } = collectionOf(type)
  const hasPullRequests = isOpen && config.publish_mode === 'editorial_workflow'
  const draftBranch = `cms/${collection}/${name}`
  try {
    const { text, commit } = await readCurrentFile(config, file, hasPullRequests ? draftBranch : undefined)
    window.checkedCommits = { [draftBranch]: commit }
    return text
  } catch (error) {
    console.warn(error)
    throw new Error(
      `It could not be checked whether somebody else has changed ${file}. Check your connection and save again. If that doesn’t help, reload this page and sign in again.`,
    )
  }
}

/** Marks the fields of the open entry that are wrong. The first one will have the cursor, once the message is closed. */
function showWrongFields(fields: readonly WrongField[]): void {
  const [first] = fields
  window.goToWrongField = undefined
  if (!first) return
  const locale = window.markFields(fields)
  window.goToWrongField = () => {
    void focusField({ locale, keyPath: first.keyPath })
  }
}

/**
 * Returns the text of an entry's file with new values.
 *
 * @throws an error with how the file differs, if it has changed since the CMS read it, or with what the content check
 *   says, if the entry is not valid
 */
export async function writeEntry(target: Target, data: CmsData): Promise<string> {
  const { file, isNew } = target
  const path = contentPath(file)
  const type = contentTypeOf(path)
  if (!type) throw new Error(`${file} is not a content file.`)
  const built = await builtContent()
  const saved = savedContent(built)
  const opened = isNew ? undefined : fileFact(data, FILE_TEXT)
  const own = toFileValue(type, data, parse(opened ?? ''))
  const now = await readNow(target, type)
  const conflict = saveConflict(file, type, { opened, now, own, tried: target.tried })
  if (conflict !== undefined)
    throw new Error(target.isOpen ? conflict : 'It has changed since this page was loaded, so reload this page.')
  const [taken] = isNew ? checkSlugs([{ path, type }]) : []
  if (taken) throw wrongAddress(taken.message)
  const changed = editYaml(now ?? withSchemaLine(path, ''), own, fileSchema(type))
  const isGitea = target.config.backend.name === 'gitea'
  const { messages, wrongFields } = checkChange(saved, path, type, changed, isGitea)
  if (target.isOpen) showWrongFields(wrongFields)
  if (messages.length > 0) throw new Error(messages.join('\n\n'))
  // Only now, because the name may be missing by mistake.
  if (isNew && MADE_UP_SLUG.test(slugOf(path)) && (type.page ?? type.anchorOn))
    throw wrongAddress('no address can be derived from the name')
  // Gitea needs the digest of a file to delete it.
  const deletes = target.isOpen && !isGitea
  window.unusedPictures = deletes ? unusedPictures([built, saved], path, type, now ?? '', changed) : []
  return changed
}

/**
 * Returns the text of an entry that is not open: the CMS has removed the references to an entry that it deletes. Errors are
 * shown here, because the CMS does not show them in this case.
 */
export async function writeUnopened(config: CmsConfig, data: CmsData): Promise<string> {
  const file = fileFact(data, FILE_PATH)
  try {
    return await writeEntry({ config, file, isNew: false, isOpen: false }, data)
  } catch (error) {
    const place = placeOf(contentPath(file), data)
    const reason = error instanceof Error ? error.message : String(error)
    alert(`Nothing was deleted: ${place} refers to it and cannot be changed. ${reason} Remove the reference first.`)
    throw error
  }
}
