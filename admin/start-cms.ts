import CMS, { type CmsConfig } from '@sveltia/cms'
import { parse } from 'yaml'
import { contentTypeOf } from '../src/content-model/registry'
import { withSchemaLine } from '../tools/content/generated/schema-files'
import { CONTENT_FOLDER } from '../tools/content/parse/content-files'
import { fileSchema } from '../tools/content/parse/schema-path'
import { editYaml } from '../tools/content/write/edit-yaml'
import { checkChange, type ContentData } from './check-change'
import { FORMAT } from './cms-config'
import { type CmsData, FILE_TEXT, fileTextOf, fromFile, toFileValue } from './entry-values'
import { CONTENT_PATH } from './paths'
import { readContent, type ServedContent } from './read-content'
import { normalized } from './sealed-index'

/** The texts of all files that the CMS has read. */
const texts = new Set<string>()

/** The change that was checked last and may be written: the name of the file by its new text. */
const checked = new Map<string, string>()

/** The files that were saved since the page was opened, by path. The site still has their earlier versions. */
const saved = new Map<string, string>()

async function currentContent(): Promise<ContentData> {
  const response = await fetch(CONTENT_PATH, { cache: 'no-cache' }).catch(() => undefined)
  if (!response?.ok)
    throw refusal(
      'The content could not be loaded, so the change was not checked. Check your connection and save again.',
    )
  return readContent((await response.json()) as ServedContent, texts, saved)
}

/** The CMS shows the message of the cause of an error with this name, and writes nothing. */
const refusal = (message: string) => new Error('saving_failed', { cause: new Error(message) })

/**
 * Writes an entry's fields into its file.
 *
 * @param name the path of the file within `content/`
 * @returns the new text of the file
 * @throws if the content check would reject the change, with its message
 */
async function writeEntry(name: string, data: CmsData, isNew: boolean): Promise<string> {
  const type = contentTypeOf(name)
  if (!type) throw refusal(`${CONTENT_FOLDER}/${name} is not a content file.`)
  const before = isNew ? undefined : fileTextOf(data)
  const base = before ?? withSchemaLine(name, '')
  const text = editYaml(base, toFileValue(type, data, parse(base)), fileSchema(type))
  const errors = checkChange(await currentContent(), name, text, before, new Date())
  if (errors.length > 0) throw refusal(errors.join('\n\n'))
  return text
}

const reasonOf = (error: unknown): string =>
  error instanceof Error ? (error.cause instanceof Error ? error.cause.message : error.message) : String(error)

/**
 * Writes an entry that is not open: the CMS removes references to deleted entries and pictures. It does not report errors, so this
 * does.
 */
async function writeUnopened(data: CmsData): Promise<string> {
  const before = normalized(fileTextOf(data) ?? '')
  let file = 'a file that was added after the last build'
  try {
    const content = await currentContent()
    const [name] = Object.entries(content.texts).find(([, text]) => normalized(text) === before) ?? []
    if (name === undefined) throw refusal('Remove the reference in that file first.')
    file = `${CONTENT_FOLDER}/${name}`
    const text = await writeEntry(name, data, false)
    saved.set(name, text)
    return text
  } catch (error) {
    alert(`Nothing was deleted: ${file} refers to it and cannot be changed. ${reasonOf(error)}`)
    throw error
  }
}

/** Starts the CMS with the format of content files and the content check. */
export async function startCms(config: CmsConfig): Promise<void> {
  CMS.registerCustomFormat(FORMAT, 'yml', {
    fromFile: (text) => {
      texts.add(text)
      return fromFile(text)
    },
    toFile: async (data: CmsData) => {
      const text = fileTextOf(data)
      return text !== undefined && checked.has(text) ? text : writeUnopened(data)
    },
  })
  CMS.registerEventListener({
    name: 'preSave',
    handler: async ({ entry }) => {
      const { path, data, newRecord } = entry.toJS()
      const name = path.slice(CONTENT_FOLDER.length + 1)
      checked.clear()
      try {
        const text = await writeEntry(name, data, newRecord)
        checked.set(text, name)
        return entry.setIn(['data', FILE_TEXT], text)
      } catch (error) {
        throw refusal(reasonOf(error))
      }
    },
  })
  CMS.registerEventListener({
    name: 'postSave',
    handler: () => {
      for (const [text, name] of checked) saved.set(name, text)
      checked.clear()
    },
  })
  await CMS.init({ config })
}
