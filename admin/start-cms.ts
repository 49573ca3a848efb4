import CMS, { type CmsConfig } from '@sveltia/cms'
import { z } from 'zod'
import type { PublishedContent } from './check-change'
import { FORMAT } from './cms-config'
import { fieldCompletion } from './complete-field'
import { ICON_FIELD, TABLE_FIELD } from './custom-fields'
import { type CmsData, contentPath, FILE_PATH, FILE_TEXT, fileFact, fromFile, SITE_PLACE } from './entry-values'
import { iconControl, type Icons } from './icon-control'
import { linksToDeleted } from './links-to-deleted'
import { previewTemplate } from './preview/pane'
import { sitePlaces } from './site-places'
import { TableControl } from './table-control'
import { writeEntry, writeUnopened } from './write-entry'

/**
 * The text of the entry that is being saved, once it has passed the check. The CMS asks for the text of every file that it
 * writes; any other text must be that of an entry that is not open.
 */
let checked: string | undefined

/** The file and the text of the last save that was not confirmed: the git host may have saved it nevertheless. */
let unconfirmed: { file: string; text: string } | undefined

declare global {
  interface Window {
    /** Keeps the texts of the open entry, if the CMS has not kept its latest change yet. See gatsby/output/admin-bundle.ts. */
    keepTexts?: () => Promise<void>
    /** What the CMS calls to save the open entry. See gatsby/output/admin-bundle.ts. */
    whileSaving: typeof whileSaving
  }
}

/** Keeps the form as it is while its entry is saved. If that fails, the message says whether something was saved. */
async function whileSaving<Saved>(save: () => Promise<Saved>): Promise<Saved> {
  const form = document.querySelector<HTMLElement>('.content-editor > .body')
  form?.toggleAttribute('inert', true)
  try {
    await window.keepTexts?.()
    return await save()
  } catch (error) {
    // The CMS marks the fields itself.
    if (!(error instanceof Error) || error.message === 'validation_failed') throw error
    if (error.message !== 'saving_failed') console.warn(error)
    const { message } = z.object({ message: z.string() }).catch(error).parse(error.cause)
    const result =
      checked === undefined
        ? 'Nothing was saved.'
        : 'Some or all of your change may not be saved. What you typed is kept, so save again.'
    throw new Error('saving_failed', { cause: new Error(`${result}\n\n${message}`) })
  } finally {
    form?.toggleAttribute('inert', false)
  }
}

/** Opens an item of a list when its text is clicked. The CMS opens it only by the small button above the text. */
function openItem({ target }: Event): void {
  const body = target instanceof Element ? target.closest('.summary')?.parentElement : undefined
  if (!body?.id) return
  document.querySelector<HTMLElement>(`[aria-controls="${body.id}"][aria-expanded="false"]`)?.click()
}

/**
 * Starts the CMS so that each save is checked like `npm run content:check`, and keeps the comments in files.
 *
 * @param icons what editors choose icons from
 * @param built the content when the site was built, whose order lists have
 */
export async function startCms(config: CmsConfig, icons: Icons, built: PublishedContent): Promise<void> {
  const places = sitePlaces(built)
  CMS.registerCustomFormat(FORMAT, 'yml', {
    fromFile: (text: string, path = '') => {
      const place = places.get(contentPath(path))
      return { ...fromFile(text, path), ...(place !== undefined && { [SITE_PLACE]: place }) }
    },
    toFile: async (data: CmsData) => {
      const text = fileFact(data, FILE_TEXT)
      return text === checked ? text : writeUnopened(config, data)
    },
  })
  CMS.registerEventListener({
    name: 'preSave',
    handler: async ({ entry }) => {
      const { path, data, newRecord } = entry.toJS()
      checked = undefined
      try {
        const tried = unconfirmed?.file === path ? unconfirmed.text : undefined
        checked = await writeEntry({ config, file: path, isNew: newRecord, isOpen: true, tried }, data)
        unconfirmed = { file: path, text: checked }
        return entry.setIn(['data', FILE_TEXT], checked).setIn(['data', FILE_PATH], path)
      } catch (error) {
        // For an error with this name, the CMS writes nothing and shows the message of the cause.
        throw new Error('saving_failed', { cause: error })
      }
    },
  })
  CMS.registerEventListener({
    name: 'postSave',
    handler: () => {
      checked = undefined
      unconfirmed = undefined
    },
  })
  window.linksToDeleted = linksToDeleted
  window.whileSaving = whileSaving
  CMS.registerFieldType(TABLE_FIELD, TableControl)
  CMS.registerFieldType(ICON_FIELD, iconControl(icons))
  for (const collection of config.collections ?? []) {
    const named = 'files' in collection ? collection.files : 'folder' in collection ? [collection] : []
    for (const { name } of named) CMS.registerPreviewTemplate(name, previewTemplate)
  }
  addEventListener('click', openItem)
  addEventListener('focusin', fieldCompletion(built))
  // Keeping a text takes longer than a browser waits, so it asks before it closes the tab.
  addEventListener('beforeunload', (event) => {
    if (window.keepTexts) event.preventDefault()
  })
  await CMS.init({ config })
}
