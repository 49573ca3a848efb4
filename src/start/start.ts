/**
 * The one script that a page's HTML names. It starts Gatsby when the visitor is about to use the page, and not before:
 * started while the page is painted, Gatsby's scripts would take the line and the processor from it. The build bundles
 * this file, see src/site-build/start-script.ts; docs/decisions/0017-deferred-start.md says why.
 */
import { keepEarlyInput } from './early-input'
import { onFirstIntention } from './first-intention'
import { isPlainPage } from './plain-page'
import type { StartPlan } from './start-plan'
import { expectApp } from './started'
import { writeUnknownPath } from './unknown-path'

declare global {
  /** Put in by the build. */
  const START_PLAN: StartPlan

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

/** Adds a script to the page; one that does not arrive is asked for again at the visitor's next sign after a pause. */
function load(path: string): void {
  const script = document.createElement('script')
  script.integrity = START_PLAN.scripts[path] ?? ''
  script.src = path
  // Where a host answers with a page in its place, the script has arrived and is none.
  script.onload = () => {
    if (!window.___loader) giveUp()
  }
  script.onerror = () => {
    giveUp()
    script.remove()
    setTimeout(onFirstIntention, PAUSE, () => {
      load(path)
    })
  }
  document.head.append(script)
}

window.pagePath = document.currentScript?.dataset.page
window.___webpackCompilationHash = START_PLAN.build
if (window.pagePath === UNKNOWN_PAGE) writeUnknownPath(location.pathname)
if (!isPlainPage()) {
  expectApp()
  onFirstIntention(() => {
    Object.keys(START_PLAN.scripts).forEach(load)
  })
}
