import type { CmsConfig } from '@sveltia/cms'
import { loadJson } from './load-json'
import type { PublishedContent } from './check-change'
import { CONFIG_PATH, CONTENT_PATH, QUERY_PARTS_PATH } from './paths'
import type { QueryParts } from './preview/run-query'
import { bindSession } from './stored-session'

/** Shows one of the messages of gatsby/output/admin-page.ts: no repository is configured, or the editor failed to load. */
function show(id: 'missing' | 'failed'): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-state]'))
    element.hidden = element.dataset.state !== id
}

async function start(): Promise<void> {
  // The frame of the preview runs this script too. It shows a page instead of the CMS.
  if (window.frameElement) {
    await import('./preview/show-page')
    return
  }
  const config = await loadJson<Partial<CmsConfig & { backend: { api_root: string } }>>(CONFIG_PATH)
  if (!config.backend) {
    show('missing')
    return
  }
  bindSession(new URL(config.backend.api_root).origin)
  const [{ startCms }, { icons }, built] = await Promise.all([
    import('./start-cms'),
    loadJson<QueryParts>(QUERY_PARTS_PATH),
    loadJson<PublishedContent>(CONTENT_PATH),
  ])
  await startCms(config as CmsConfig, icons, built)
  for (const element of document.querySelectorAll('[data-state]')) element.remove()
}

start().catch((error: unknown) => {
  console.warn(error)
  show('failed')
})
