import { fromFile } from '../../admin/entry-values'
import type { SavedEntry } from '../../admin/saved-content'

/** An entry as the CMS has it. */
export const savedEntry = (path: string, text: string, workflow?: SavedEntry['workflow']): SavedEntry => ({
  locales: { _default: { path: `content/${path}`, content: fromFile(text, `content/${path}`) } },
  workflow,
})
