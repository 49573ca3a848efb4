import './src/styles/global'
import type { GatsbyBrowser } from 'gatsby'
import { track } from './src/analytics/track'
import { announceAppReady } from './src/deferred-start/app-ready'
import { guardBuildVersion } from './src/layout/build-version-guard'
import { loadChunkMap } from './src/layout/chunk-map'
import { hydrateInSlices } from './src/layout/hydrate'
import { takeOverScrollRestoration } from './src/layout/scroll-restoration'

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

/** `gatsby develop` uses Gatsby's own function. */
export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] = () =>
  process.env.NODE_ENV === 'production' ? hydrateInSlices : undefined

/** V8's default; see src/deferred-start/start.ts. */
const STACK_TRACE_LIMIT = 10

/** Replays what the visitor did before the app was ready. Restores scroll positions and counts page views from then on. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  Error.stackTraceLimit = STACK_TRACE_LIMIT
  announceAppReady()
  takeOverScrollRestoration()
  if (ANALYTICS) track({ name: 'pageview' })
}

/** When the app starts, the page keeps the visitor's scroll position. Only navigation to a new page updates it. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({ prevRouterProps }) =>
  prevRouterProps !== undefined
