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

// A production build removes this statement.
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

/** For an error that even the fallback could not catch, after React has emptied the page. Gatsby’s types lack it. */
export const onUncaughtError = () => {
  if (process.env.NODE_ENV === 'production') reloadWithoutApp()
}

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  removePageStyles()
  announceAppReady()
  takeOverScrollRestoration()
  if (ANALYTICS) track({ name: 'pageview' })
}

/** When the app starts, the page keeps its scroll position. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({ prevRouterProps }) =>
  prevRouterProps !== undefined
