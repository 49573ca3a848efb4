import { Activity, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { takeOutForeignChanges } from './foreign-changes'

/**
 * Starts the app on a page that has been changed since the server sent it. The changes are taken out for the moment in which
 * React compares the page with what it expects. React alone would render everything anew, in the middle of the visitor's first
 * interaction: open panels would shut, and typed text would be lost.
 *
 * All of it is done in one task, so nothing can happen in between, and nothing of it is painted.
 *
 * @param container the element that contains the page
 * @param hydrate hydrates the page, and returns whether it was as React expects it
 * @returns whether the page was hydrated
 */
export async function hydrateChangedPage(app: ReactNode, container: Element, hydrate: () => boolean): Promise<boolean> {
  const expected = await renderExpected(app)
  await endOfPress()
  await window.saidUnsent
  const putBack = expected && takeOutForeignChanges(container, expected)
  if (!putBack) return false
  const isHydrated = hydrate()
  putBack()
  return isHydrated
}

/** How long a press can last, in milliseconds. Not all browsers notice the end of one, such as after a drag. */
const LONGEST_PRESS_MS = 3000

/**
 * Waits until the visitor presses nothing. Chromium dispatches no click if the pressed text leaves the page before it is
 * released, even if only for a moment. The press may have begun before this script was loaded, so only a selector can detect it.
 */
async function endOfPress(): Promise<void> {
  const latest = Date.now() + LONGEST_PRESS_MS
  while (document.documentElement.matches(':active') && Date.now() < latest) await new Promise(requestAnimationFrame)
}

/**
 * Renders the app into an element outside of the document. `Activity` keeps its effects from running.
 *
 * @returns undefined if the app fails to render
 */
async function renderExpected(app: ReactNode): Promise<Element | undefined> {
  const expected = document.createElement('div')
  const root = await new Promise<Root>((resolve) => {
    const root = createRoot(expected, {
      onUncaughtError: (error) => {
        reportError(error)
        resolve(root)
      },
      // That the page differs is expected. React reports it even to a root that is rendered later.
      onRecoverableError: () => undefined,
    })
    new MutationObserver(() => {
      resolve(root)
    }).observe(expected, { childList: true })
    // If the app fails, the router renders nothing, and can't say so because it is hidden. The line is rendered even then.
    root.render(
      <Activity mode="hidden">
        <hr />
        {app}
      </Activity>,
    )
  })
  const copy = document.importNode(expected, true)
  root.unmount()
  copy.firstChild?.remove()
  return copy.hasChildNodes() ? copy : undefined
}
