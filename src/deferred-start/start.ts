/**
 * The only script in a page’s HTML, inlined by gatsby/output/start-script.ts. It starts Gatsby just before an
 * interaction, so as not to compete with painting; see docs/decisions/0017-deferred-start.md.
 */
import { afterPaint } from './after-paint'
import { expectApp, isAppExpected, markAppUnavailable } from './app-ready'
import { expireDraft, SUBMISSION_KEY } from './draft-storage'
import { answerEarlySubmits } from './early-submit'
import { entryKey } from './entry-key'
import { recordEarlyEvents } from './event-replay'
import { afterTyping, onFirstInteraction } from './first-interaction'
import { autosaveDrafts } from './form-autosave'
import { isWithoutApp } from './reload-without-app'
import { showRequestedService } from './requested-service'
import { readStored } from './session-storage'
import { isBrowserSupported } from './supported-browser'
import { logUnknownPath } from './unknown-path'

declare global {
  /** The build that the page belongs to, inserted at build time. */
  const BUILD_HASH: string

  /** Whether the page has a form, inserted at build time. The script of other pages contains nothing that only forms need. */
  const HAS_FORM: boolean

  interface Window {
    pagePath?: string
    ___webpackCompilationHash?: string
  }
}

/** The page for all unknown URLs. */
const UNKNOWN_PAGE = '/404.html'

recordEarlyEvents()
if (HAS_FORM) {
  answerEarlySubmits()
  autosaveDrafts()
  showRequestedService()
}

/** The wait before a failed script is tried again, in milliseconds, because the host may be busy. */
const RETRY_DELAY_MS = 2000

/**
 * Loads a script. If that fails, it is tried again at the first interaction after {@link RETRY_DELAY_MS}, with a query: as long
 * as the page is open, WebKit does not request an address again that {@link preload} has failed to load.
 */
function load(named: HTMLScriptElement, query = ''): void {
  const script = document.createElement('script')
  script.integrity = named.integrity
  script.src = named.src + query
  // Some hosts respond with a page if they lack the file. `onload` then fires as well, but there is no app.
  script.onload = () => {
    if (!window.___loader) markAppUnavailable()
  }
  script.onerror = () => {
    markAppUnavailable()
    script.remove()
    setTimeout(() => {
      const retry = onFirstInteraction(() => {
        load(named, '?retry')
      })
      // The visitor has sent the form again meanwhile.
      if (isAppExpected()) retry()
    }, RETRY_DELAY_MS)
  }
  document.head.append(script)
}

function preload({ src, integrity }: HTMLScriptElement): void {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href: src, integrity }),
  )
}

/** When the styles of printed pages are loaded, in milliseconds after painting. By then, images are usually painted too. */
const PRINT_STYLES_DELAY_MS = 1000

function loadPrintStyles(): void {
  setTimeout(() => document.querySelector('link[media=print]')?.removeAttribute('disabled'), PRINT_STYLES_DELAY_MS)
}

/** Hides a portrait that fails to load. Over the initials behind it, WebKit would draw an icon, and Firefox a frame. */
function hideFailedImage({ target }: Event): void {
  if (target instanceof HTMLImageElement && !target.alt) target.style.visibility = 'hidden'
}

window.pagePath = document.currentScript?.dataset.page
window.___webpackCompilationHash = BUILD_HASH
afterPaint(loadPrintStyles)
// Errors of images do not bubble, so the listener captures them.
addEventListener('error', hideFailedImage, true)
expireDraft()
if (window.pagePath === UNKNOWN_PAGE) logUnknownPath(location.pathname)
if (isWithoutApp()) markAppUnavailable()
else if (isBrowserSupported()) {
  expectApp()
  const start = onFirstInteraction((event) => {
    // The scripts of the app, which gatsby/output/start-script.ts puts into every page. Browsers do not load them by
    // themselves, because `nomodule` is for browsers without modules.
    const scripts = document.querySelectorAll<HTMLScriptElement>('script[nomodule]')
    const loadAll = () => {
      for (const script of scripts) load(script)
    }
    if (HAS_FORM && event) {
      scripts.forEach(preload)
      afterTyping(loadAll)
    } else loadAll()
  })
  // A visitor who returns to a request with an unclear outcome must learn that before editing it, so the app starts at once.
  afterPaint(() => {
    if (HAS_FORM && readStored(SUBMISSION_KEY)) start()
    // In an earlier document, the app has turned off that the browser restores the position of this history entry. After a
    // second reload, Firefox says that it does so again, but stays at the top.
    const top = readStored(entryKey())
    if (top && (history.scrollRestoration === 'manual' || !scrollY)) scrollTo(0, Number(top))
  })
}
