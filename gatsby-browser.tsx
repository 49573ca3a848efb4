import './src/styles/global'
import type { GatsbyBrowser } from 'gatsby'
import { focusNewPage } from './src/layout/focus-management'
import { nameChunks } from './src/layout/chunk-names'
import { keepToBuild } from './src/layout/build-version-guard'
import { loadPlainPage } from './src/deferred-start/reload-without-app'
import { announceStart } from './src/deferred-start/app-ready'

export { wrapPageElement, wrapRootElement } from './src/layout/wrap'

// A production build leaves the whole statement out.
if (process.env.NODE_ENV === 'development') {
  void import('./src/dev-overlay/show-problems').then(({ showContentProblems }) => {
    showContentProblems()
  })
}

/** Gatsby waits for this before it starts. Its own type for the hook has no promise. */
export const onClientEntry = async () => {
  if (process.env.NODE_ENV !== 'production') return
  nameChunks()
  await keepToBuild()
}

/** Called for what not even the fallback could catch, where React has emptied the page; Gatsby's types lack it. */
export const onUncaughtError = () => {
  if (process.env.NODE_ENV === 'production') loadPlainPage()
}

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  if (!prevLocation || prevLocation.pathname === location.pathname) return
  // The router gives the focus to its own wrapper once the page stands, a frame later for a hash; ours comes after.
  requestAnimationFrame(() => {
    requestAnimationFrame(() => {
      focusNewPage(location.hash)
    })
  })
}

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  announceStart()
}

/** A page that has just started stands where its visitor has put it meanwhile; only a new page begins at its own place. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({ prevRouterProps }) =>
  prevRouterProps !== undefined
