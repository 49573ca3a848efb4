import './src/styles/global'
import type { GatsbyBrowser } from 'gatsby'
import { track } from './src/analytics/track'
import { announceAppReady } from './src/deferred-start/app-ready'
import { reloadWithoutApp } from './src/deferred-start/reload-without-app'
import { guardBuildVersion } from './src/layout/build-version-guard'
import { loadChunkMap } from './src/layout/chunk-map'
import { takeOverScrollRestoration } from './src/layout/scroll-restoration'
import { removePageStyles } from './src/styles/page-styles'

export { wrapPageElement, wrapRootElement } from './src/layout/wrap-page'

// Minifying removes this statement from a production build, and with it the whole overlay.
if (process.env.NODE_ENV === 'development') {
  void import('./src/dev-overlay/show-problems').then(({ showContentProblems }) => {
    showContentProblems()
  })
}

/** Gatsby waits for this promise before it starts, although its hook type does not allow one. */
export const onClientEntry = async () => {
  if (process.env.NODE_ENV !== 'production') return
  loadChunkMap()
  await guardBuildVersion()
}

/**
 * Handles an error that even the fallback could not catch: React has emptied the page, so it is loaded again without the
 * app. Gatsby's types lack this hook.
 */
export const onUncaughtError = () => {
  if (process.env.NODE_ENV === 'production') reloadWithoutApp()
}

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  removePageStyles()
  announceAppReady()
  takeOverScrollRestoration()
  if (ANALYTICS) track({ name: 'pageview' })
}

/** Keeps the page where the visitor has scrolled it before the app started. Gatsby would scroll to the top. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({ prevRouterProps }) =>
  prevRouterProps !== undefined
