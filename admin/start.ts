import type { CmsConfig } from '@sveltia/cms'
import { CONFIG_PATH } from './paths'
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
  const response = await fetch(CONFIG_PATH, { cache: 'no-cache' })
  if (!response.ok) throw new Error(`${CONFIG_PATH} could not be loaded (${response.status})`)
  const config = (await response.json()) as Partial<CmsConfig & { backend: { api_root: string } }>
  if (!config.backend) {
    show('missing')
    return
  }
  bindSession(new URL(config.backend.api_root).origin)
  const { startCms } = await import('./start-cms')
  await startCms(config as CmsConfig)
  for (const element of document.querySelectorAll('[data-state]')) element.remove()
}

start().catch((error: unknown) => {
  console.warn(error)
  show('failed')
})
