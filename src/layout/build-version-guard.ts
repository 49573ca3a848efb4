import { giveUpApp } from '../deferred-start/app-ready'

/** What Gatsby's loader answers: a page's data and component, or that they could not be had. */
interface PageResources {
  status?: string
  page?: { webpackCompilationHash: string }
}

declare global {
  interface Window {
    /** Gatsby's loader, once the app's script has run. */
    ___loader?: { loadPage: (path: string) => Promise<PageResources | undefined> }
    /** What Gatsby's links call. */
    ___navigate: (to: string, options?: object) => void
  }
}

/** By this Gatsby knows that a page cannot be had, and loads it as a document. */
const MISSING: PageResources = { status: 'error' }

/** How long a link waits for its page before it loads it as a document, in milliseconds. */
const RESOURCES_TIMEOUT_MS = 4000

/**
 * Lets the app show pages of its own build alone. Where a page's data or scripts are missing, come from another build or
 * do not come, the page is loaded as a document: Gatsby by itself would do nothing where it does not know the page's
 * component, would lose the address's hash where a script is missing, and would show the new data in the old component.
 *
 * @returns a promise that resolves once the app may start; it never does where the present page is not of this build.
 *   That page stays as the server wrote it, whose links load documents. Gatsby would load it again, while its visitor
 *   may be writing.
 */
export async function keepToBuild(): Promise<void> {
  const { ___loader: loader, ___navigate: navigate } = window
  if (!loader) return
  const { loadPage } = loader
  const loadSame = async (path: string) => {
    const resources = await loadPage(path).catch(() => MISSING)
    return resources?.page?.webpackCompilationHash === window.___webpackCompilationHash ? resources : MISSING
  }
  loader.loadPage = loadSame
  window.___navigate = (to, options) => {
    const { pathname, search } = new URL(to, location.href)
    const impatience = new Promise<PageResources>((resolve) => setTimeout(resolve, RESOURCES_TIMEOUT_MS, MISSING))
    void Promise.race([loadSame(pathname + search), impatience]).then((resources) => {
      if (resources === MISSING) location.assign(to)
      else navigate(to, options)
    })
  }
  if ((await loadSame(location.pathname + location.search)) === MISSING) {
    giveUpApp()
    await new Promise(() => undefined)
  }
}
