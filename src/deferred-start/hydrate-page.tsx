import { type ReactNode, use, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { markAppUnavailable } from './app-ready'
import { reloadWithoutApp } from './reload-without-app'
import { tolerateForeignChanges } from './tolerate-foreign-changes'

/**
 * Starts the app on the page that the server has sent. What a page needs that has been changed since is loaded only there. If
 * such a page cannot be hydrated either, it stays as it is, without the app.
 */
export async function hydratePage(app: ReactNode, container: Element): Promise<void> {
  tolerateForeignChanges()
  await window.saidUnsent
  const hydrateNow = () => hydrate(app, container)
  if (hydrateNow()) return
  try {
    const { hydrateChangedPage } = await loadTwice()
    if (await hydrateChangedPage(app, container, hydrateNow)) return
    // React reports nothing about an update that it does not show.
    reportError(new Error('The app fails to render this page, or the page is not the one that the app expects.'))
  } catch (error) {
    reportError(error)
  }
  markAppUnavailable()
}

/** The wait before what failed to load is tried again, in milliseconds, because the connection may be lost only for a moment. */
const RETRY_DELAY_MS = 2000

const load = () => import('./hydrate-changed-page')

const loadTwice = () => load().catch(() => new Promise((done) => setTimeout(done, RETRY_DELAY_MS)).then(load))

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
      // React reports that the page differs, which is expected.
      onRecoverableError: () => undefined,
    }),
  )
  return isHydrated
}

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
