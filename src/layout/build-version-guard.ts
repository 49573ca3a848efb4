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

/** The result of loading a page upon which Gatsby lets the browser load it as a document. */
const MISSING: PageResources = { status: 'error' }

/** How long a link waits for the data of its page, in milliseconds, before the browser loads the page as a document. */
const RESOURCES_TIMEOUT_MS = 4000

/**
 * Makes the app show only pages of its own build. After a deployment, the pages of the new build load as documents.
 * Gatsby itself would do nothing when a link leads to a page with an unknown component, would lose the anchor of the address
 * when a script is missing, and would show the data of a new build in a component of an old one.
 *
 * @returns a promise, for which the app waits. It never resolves if the page itself is of another build than the app. Such
 *   a page stays without the app: Gatsby would reload it, even while the visitor types
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
  // These also are navigations: Back, an anchor, and another document, after which the timers of this one continue.
  for (const type of ['popstate', 'pagehide']) window.addEventListener(type, startNavigation)
  window.___navigate = (to, options) => {
    const navigation = startNavigation()
    const { pathname, search } = new URL(to, location.href)
    const timeout = new Promise<PageResources>((resolve) => setTimeout(resolve, RESOURCES_TIMEOUT_MS, MISSING))
    void Promise.race([loadFromThisBuild(pathname + search), timeout]).then((resources) => {
      // The visitor may have gone to another page meanwhile, which this one must not replace.
      if (navigation !== navigations) return
      if (resources === MISSING) location.assign(to)
      else navigate(to, options)
    })
  }
  if ((await loadFromThisBuild(location.pathname + location.search)) === MISSING) {
    markAppUnavailable()
    window.addEventListener('submit', runAgain, { once: true })
    await new Promise(() => undefined)
  }
}

/**
 * Runs the app’s script again when the visitor sends the form again. Gatsby keeps a failure to load a page, so only another
 * run of its loader can load it.
 */
function runAgain(): void {
  for (const { src, integrity } of document.querySelectorAll<HTMLScriptElement>('script[nomodule]'))
    document.head.append(Object.assign(document.createElement('script'), { src, integrity }))
}
