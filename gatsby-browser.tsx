import './src/deferred-start/malformed-addresses'
import './src/styles/global'
import type { GatsbyBrowser } from 'gatsby'
import { track } from './src/analytics/track'
import { announceAppReady } from './src/deferred-start/app-ready'
import { hydratePage } from './src/deferred-start/hydrate-page'
import { replayRest } from './src/deferred-start/replay-rest'
import { guardBuildVersion } from './src/layout/build-version-guard'
import { loadChunkMap } from './src/layout/chunk-map'
import { restoreScroll, takeOverScrollRestoration } from './src/layout/scroll-restoration'
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

/** In `gatsby develop`, the server sends no content, so Gatsby renders the page. */
export const replaceHydrateFunction = () => (process.env.NODE_ENV === 'production' ? hydratePage : undefined)

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  removePageStyles()
  announceAppReady()
  replayRest()
  takeOverScrollRestoration()
  if (ANALYTICS) track({ name: 'pageview' })
}

/** After Gatsby has shown a page or followed an anchor. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = restoreScroll

/**
 * Lets Gatsby scroll to the top or the anchor of a page only if a link led there. At the start, and on Back and Forward, the
 * page stays or returns to where the visitor has left it. Gatsby notes the action in the location, but its type omits that.
 */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({ prevRouterProps, routerProps }) =>
  prevRouterProps !== undefined && Reflect.get(routerProps.location, 'action') === 'PUSH'
