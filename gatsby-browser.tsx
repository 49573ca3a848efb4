import './src/styles/global.css'
import type { GatsbyBrowser } from 'gatsby'
import { focusNewPage } from './src/layout/new-page'

export { wrapPageElement, wrapRootElement } from './src/layout/wrap'

// A production build leaves the whole statement out.
if (process.env.NODE_ENV === 'development') {
  void import('./src/develop/show-problems').then(({ showContentProblems }) => {
    showContentProblems()
  })
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
