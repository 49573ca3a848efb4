import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { PROBLEMS_PATH } from '../routes/paths'
import { ContentProblems } from './ContentProblems'

/**
 * Shows the content problems that `gatsby develop` reports in an overlay until they are fixed. The overlay has its own
 * React root, so that it stays visible even if the page crashes.
 */
export function showContentProblems(): void {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const hide = () => {
    root.render(null)
  }
  new EventSource(PROBLEMS_PATH).onmessage = ({ data: text }: MessageEvent<string>) => {
    if (text === '') hide()
    else root.render(createElement(ContentProblems, { text, onHide: hide }))
  }
}
