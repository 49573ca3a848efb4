import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { ContentProblems } from './ContentProblems'
import { PROBLEMS_PATH } from './problems-path'

/**
 * Shows over the page what `gatsby develop` says of the content, for as long as it says so. The report has a root of its
 * own, so that it stands whatever happens to the page.
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
