import { markAppUnavailable } from '../deferred-start/app-ready'

interface PageResources {
  status?: string
  page?: { webpackCompilationHash: string }
}

declare global {
  interface Window {
    /** Gatsby's loader, once the app's script has run. */
    ___loader?: { loadPage: (path: string) => Promise<PageResources | undefined> }
    ___navigate: (to: string, options?: object) => void
  }
}

/** The result with which Gatsby loads a page as a document. */
const MISSING: PageResources = { status: 'error' }

/** How long a link waits for its page before it loads a document. */
const RESOURCES_TIMEOUT_MS = 4000

/**
 * The app shows only its own build's pages; others load as documents. Gatsby would do nothing for an unknown component,
 * lose the hash without a script, and show new data in an old component.
 *
 * @returns a promise that never resolves on another build's page, which stays static: Gatsby would reload it, even
 *   while the visitor types
 */
export async function guardBuildVersion(): Promise<void> {
  const { ___loader: loader, ___navigate: navigate } = window
  if (!loader) return
  const { loadPage } = loader
  const loadFromThisBuild = async (path: string) => {
    const resources = await loadPage(path).catch(() => MISSING)
    return resources?.page?.webpackCompilationHash === window.___webpackCompilationHash ? resources : MISSING
  }
  loader.loadPage = loadFromThisBuild
  let navigations = 0
  const startNavigation = () => (navigations += 1)
  // Back, an anchor, or another document, after which this one's timers continue.
  for (const type of ['popstate', 'pagehide']) window.addEventListener(type, startNavigation)
  window.___navigate = (to, options) => {
    const navigation = startNavigation()
    const { pathname, search } = new URL(to, location.href)
    const timeout = new Promise<PageResources>((resolve) => setTimeout(resolve, RESOURCES_TIMEOUT_MS, MISSING))
    void Promise.race([loadFromThisBuild(pathname + search), timeout]).then((resources) => {
      // A page no longer waited for must not replace the one that the visitor has gone to.
      if (navigation !== navigations) return
      if (resources === MISSING) location.assign(to)
      else navigate(to, options)
    })
  }
  if ((await loadFromThisBuild(location.pathname + location.search)) === MISSING) {
    markAppUnavailable()
    await new Promise(() => undefined)
  }
}
