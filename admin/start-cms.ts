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
import { CONTENT_PATH } from './files'
import { readContent, type ServedContent } from './read-content'

/** The texts of all files that the CMS has read. */
const texts = new Set<string>()

/** The texts that were checked and may be written, each of them once. */
const checked = new Set<string>()

/** The files that were saved since the page was opened, by path. The site still has their earlier versions. */
const saved = new Map<string, string>()

async function currentContent(): Promise<ContentData> {
  const response = await fetch(CONTENT_PATH, { cache: 'no-cache' })
  if (!response.ok) throw new Error(`${CONTENT_PATH} could not be loaded (${response.status})`)
  return readContent((await response.json()) as ServedContent, texts, saved)
}

/** The CMS shows the message of the cause of an error with this name, and writes nothing. */
const refusal = (message: string) => new Error('saving_failed', { cause: new Error(message) })

/**
 * Writes an entry's fields into its file.
 *
 * @param path the path of the file within the repository
 * @returns the new text of the file
 * @throws if the content check would reject the change; the message has its words
 */
async function writeEntry(path: string, data: CmsData, isNew: boolean): Promise<string> {
  const name = path.slice(CONTENT_FOLDER.length + 1)
  const type = contentTypeOf(name)
  if (!type) throw refusal(`${path} is not a content file.`)
  const before = isNew ? undefined : fileTextOf(data)
  const base = before ?? withSchemaLine(name, '')
  const text = editYaml(base, toFileValue(type, data, parse(base)), fileSchema(type))
  const errors = checkChange(await currentContent(), name, text, before, new Date())
  if (errors.length > 0) throw refusal(errors.join('\n\n'))
  checked.add(text)
  saved.set(name, text)
  return text
}

/**
 * Writes an entry that nobody opened: the CMS removes references to deleted entries and pictures. It would say nothing about
 * an error.
 */
async function writeUnopened(data: CmsData): Promise<string> {
  const before = fileTextOf(data)
  const content = await currentContent()
  const [name] = Object.entries(content.texts).find(([, text]) => text === before) ?? []
  const path = `${CONTENT_FOLDER}/${name ?? ''}`
  try {
    if (name === undefined) throw refusal('The file is newer than the site. Try again later.')
    const text = await writeEntry(path, data, false)
    checked.delete(text)
    return text
  } catch (error) {
    const { cause } = error as Error
    alert(`What you delete is named in ${path}. ${cause instanceof Error ? cause.message : String(error)}`)
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
      return text !== undefined && checked.delete(text) ? text : writeUnopened(data)
    },
  })
  CMS.registerEventListener({
    name: 'preSave',
    handler: async ({ entry }) => {
      const { path, data, newRecord } = entry.toJS()
      try {
        return entry.setIn(['data', FILE_TEXT], await writeEntry(path, data, newRecord))
      } catch (error) {
        throw error instanceof Error && error.message === 'saving_failed' ? error : refusal(String(error))
      }
    },
  })
  await CMS.init({ config })
}
