/**
 * The one script that a page's HTML holds, in its head. It starts Gatsby when the visitor is about to use the page,
 * and not before: started while the page is painted, Gatsby's scripts would take the line and the processor from it. The
 * build bundles this file and puts it there, see gatsby/output/start-script.ts; docs/decisions/0017-deferred-start.md
 * says why.
 */
import { keepEarlyInput } from './input-replay'
import { onFirstIntention } from './first-interaction'
import { isSubmissionKept } from './form-autosave'
import { isPlainPage } from './reload-without-app'
import { onShown } from './after-paint'
import { expectApp } from './app-ready'
import { writeUnknownPath } from './unknown-path'

declare global {
  /**
   * The build that the page belongs to, put in by the build: the app does not start where the page's data come from
   * another.
   */
  const BUILD_HASH: string

  interface Window {
    /** These stand in scripts of the HTML where Gatsby starts by itself. */
    pagePath?: string
    ___webpackCompilationHash?: string
  }
}

/** The page that answers to every unknown address. */
const UNKNOWN_PAGE = '/404.html'

const giveUp = keepEarlyInput()

/** How long a script that did not arrive is left alone, in milliseconds: its host may be busy, or have it no more. */
const PAUSE = 2000

/** The scripts that every page needs to become the app, as the HTML names them for browsers to leave alone. */
const scripts = () => document.querySelectorAll<HTMLScriptElement>('script[nomodule]')

/** Loads a script; one that does not arrive is asked for again at the visitor's next sign after a pause. */
function load(named: HTMLScriptElement): void {
  const script = document.createElement('script')
  script.integrity = named.integrity
  script.src = named.src
  // Where a host answers with a page in its place, the script has arrived and is none.
  script.onload = () => {
    if (!window.___loader) giveUp()
  }
  script.onerror = () => {
    giveUp()
    script.remove()
    setTimeout(onFirstIntention, PAUSE, () => {
      load(named)
    })
  }
  document.head.append(script)
}

window.pagePath = document.currentScript?.dataset.page
window.___webpackCompilationHash = BUILD_HASH
if (window.pagePath === UNKNOWN_PAGE) writeUnknownPath(location.pathname)
if (!isPlainPage()) {
  expectApp()
  const start = onFirstIntention(() => {
    scripts().forEach(load)
  })
  // Who comes back to a request of unknown fate is to be told of it before writing on.
  onShown(() => {
    if (isSubmissionKept()) start()
  })
}
