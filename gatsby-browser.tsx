import './src/styles/global.css'
import type { GatsbyBrowser } from 'gatsby'
import { focusNewPage } from './src/layout/new-page'

export { wrapPageElement, wrapRootElement } from './src/layout/wrap'

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  if (!prevLocation || prevLocation.pathname === location.pathname) return
  // The router gives the focus to its own wrapper in this turn; ours comes after.
  requestAnimationFrame(() => {
    focusNewPage(location.hash)
  })
}
