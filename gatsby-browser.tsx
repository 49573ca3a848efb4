import './src/styles/global.css'
import type { GatsbyBrowser } from 'gatsby'
import { focusNewPage } from './src/layout/new-page'

export { wrapPageElement, wrapRootElement } from './src/layout/wrap'

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  if (!prevLocation || prevLocation.pathname === location.pathname) return
  // The router gives the focus to its own wrapper once the page stands, a frame later for a hash; ours comes after.
  requestAnimationFrame(() => {
    requestAnimationFrame(() => {
      focusNewPage(location.hash)
    })
  })
}
