import { Activity, type ReactNode, use, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { markAppUnavailable } from './app-ready'
import { takeOutForeignChanges, tolerateForeignChanges } from './foreign-changes'
import { reloadWithoutApp } from './reload-without-app'

/**
 * Starts the app on the page that the server has sent. If the page has been changed since, the changes are taken out for the
 * moment in which React compares the page with what it expects. React alone would render everything anew, in the middle of
 * the visitor's first interaction: open panels would shut, and typed text would be lost.
 *
 * All of it is done in one task, so nothing can happen in between, and nothing of it is painted. If the page still differs,
 * it stays as it is, without the app.
 */
export async function hydratePage(app: ReactNode, container: Element): Promise<void> {
  tolerateForeignChanges()
  await window.saidUnsent
  if (hydrate(app, container)) return
  const expected = await renderExpected(app)
  await endOfPress()
  await window.saidUnsent
  const putBack = expected && takeOutForeignChanges(container, expected)
  const isHydrated = putBack && hydrate(app, container)
  putBack?.()
  if (isHydrated) return
  // React reports nothing about an update that it does not show.
  reportError(new Error('The app fails to render this page, or the page is not the one that the app expects.'))
  markAppUnavailable()
}

/** Hydrates a page, or if it is not as React expects it, leaves it as it is. Returns whether it was hydrated. */
function hydrate(app: ReactNode, container: Element): boolean {
  let isHydrated = false
  const onHydrated = () => {
    isHydrated = true
  }
  flushSync(() =>
    hydrateRoot(container, <HydrationOnly onHydrated={onHydrated}>{app}</HydrationOnly>, {
      onUncaughtError: (error) => {
        // React has emptied the page.
        reportError(error)
        reloadWithoutApp()
      },
      onRecoverableError: ignore,
    }),
  )
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

/** React reports that the page differs as an error, although that is expected, and even to a root that is rendered later. */
const ignore = () => undefined

const neverChanges = () => () => undefined

/** It never resolves, so React never shows what waits for it. */
const never = new Promise<never>(() => undefined)

/** Shows its children only by hydrating them. React renders them anew if the page differs, and would replace the page. */
function HydrationOnly({ children, onHydrated }: { children: ReactNode; onHydrated: () => void }) {
  const isHydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
  const [isHydrated] = useState(isHydrating)
  if (!isHydrated) use(never)
  useLayoutEffect(onHydrated, [onHydrated])
  return children
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
      onRecoverableError: ignore,
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
