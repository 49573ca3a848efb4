import CMS, { type CmsConfig } from '@sveltia/cms'
import { parse } from 'yaml'
import { SCHEMA_LINE, schemaPath, withSchemaLine } from '../content-check/generated/schema-files'
import { quoted } from '../content-check/messages/text-format'
import { CONTENT_FOLDER } from '../content-check/parse/content-files'
import { fileSchema } from '../content-check/parse/schema-path'
import { editYaml } from '../content-check/write/edit-yaml'
import { CONTENT_TYPES, contentTypeOf } from '../content-model/registry'
import { checkChange, type PublishedContent } from './check-change'
import { FORMAT } from './cms-config'
import { type CmsData, FILE_TEXT, fileTextOf, fromFile, toFileValue } from './entry-values'
import { CONTENT_PATH } from './paths'
import { previewTemplate } from './preview/pane'

/**
 * The text of the entry that is being saved, once it has passed the check. The CMS asks for the text of every file that it
 * writes; any other text must be that of an entry that is not open.
 */
let checked: string | undefined

async function publishedContent(): Promise<PublishedContent> {
  const response = await fetch(CONTENT_PATH, { cache: 'no-cache' }).catch(() => undefined)
  if (!response?.ok)
    throw refusal(
      'The content could not be loaded, so the change was not checked. Check your connection and save again.',
    )
  return (await response.json()) as PublishedContent
}

/** An error with the name for which the CMS writes nothing and shows the message of the cause. */
const refusal = (message: string) => new Error('saving_failed', { cause: new Error(message) })

/**
 * Returns the text of an entry's file with new values.
 *
 * @param path its path in `content/`
 * @throws {@link refusal} with what the content check says, if the entry is not valid
 */
async function writeEntry(path: string, data: CmsData, isNew: boolean): Promise<string> {
  const type = contentTypeOf(path)
  if (!type) throw refusal(`${CONTENT_FOLDER}/${path} is not a content file.`)
  const text = (isNew ? undefined : fileTextOf(data)) ?? withSchemaLine(path, '')
  const changed = editYaml(text, toFileValue(type, data, parse(text)), fileSchema(type))
  const errors = checkChange(await publishedContent(), path, type, changed)
  if (errors.length > 0) throw refusal(errors.join('\n\n'))
  return changed
}

const reasonOf = (error: unknown): string =>
  error instanceof Error ? (error.cause instanceof Error ? error.cause.message : error.message) : String(error)

/**
 * Returns the text of an entry that is not open: the CMS has removed the references to an entry that it deletes. It does not
 * say which file that is, so the content type is found by the line that names the file's schema. Errors are shown here,
 * because the CMS does not show them in this case.
 */
async function writeUnopened(data: CmsData): Promise<string> {
  const line = SCHEMA_LINE.exec(fileTextOf(data) ?? '')?.[0].trimEnd() ?? ''
  const type = CONTENT_TYPES.find((one) => line.endsWith(`/${schemaPath(one)}`))
  const { source } = type ?? {}
  const title = source?.kind === 'folder' ? data[source.titleFields.at(-1) ?? ''] : undefined
  try {
    if (source?.kind === 'folder') return await writeEntry(`${source.folder}/entry.yml`, data, false)
    return await writeEntry(source?.file ?? '', data, false)
  } catch (error) {
    const name = (type?.label ?? 'an entry') + (typeof title === 'string' ? ` ${quoted(title)}` : '')
    alert(
      `Nothing was deleted: ${name} refers to it and cannot be changed. ${reasonOf(error)} Remove the reference first.`,
    )
    throw error
  }
}

/** Starts the CMS so that each save is checked like `npm run content:check`, and keeps the comments in files. */
export async function startCms(config: CmsConfig): Promise<void> {
  CMS.registerCustomFormat(FORMAT, 'yml', {
    fromFile,
    toFile: async (data: CmsData) => {
      const text = fileTextOf(data)
      return text !== undefined && text === checked ? text : writeUnopened(data)
    },
  })
  CMS.registerEventListener({
    name: 'preSave',
    handler: async ({ entry }) => {
      const { path, data, newRecord } = entry.toJS()
      checked = undefined
      try {
        checked = await writeEntry(path.slice(CONTENT_FOLDER.length + 1), data, newRecord)
        return entry.setIn(['data', FILE_TEXT], checked)
      } catch (error) {
        throw refusal(reasonOf(error))
      }
    },
  })
  CMS.registerEventListener({
    name: 'postSave',
    handler: () => {
      checked = undefined
    },
  })
  for (const collection of config.collections ?? []) {
    const named = 'files' in collection ? collection.files : 'folder' in collection ? [collection] : []
    for (const { name } of named) CMS.registerPreviewTemplate(name, previewTemplate)
  }
  await CMS.init({ config })
}
