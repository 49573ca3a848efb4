import { PROBLEMS_PATH } from '../../content-model/routes/named-paths'
import './overlay.css'

/** The overlay's first line. Visitors never see it, so it is not content. */
const TITLE = 'The content has problems. The page below shows the last valid content. Escape hides this message.'

/** Shows `gatsby develop`'s problems. Without React, it stays even if the page crashes. */
export function showContentProblems(): void {
  const overlay = document.body.appendChild(document.createElement('pre'))
  overlay.id = 'content-problems'
  overlay.role = 'alert'
  overlay.popover = 'auto'
  new EventSource(PROBLEMS_PATH).onmessage = ({ data: text }: MessageEvent<string>) => {
    overlay.textContent = `${TITLE}\n\n${text}`
    overlay.togglePopover(text !== '')
  }
}
