import { PROBLEMS_PATH } from '../../content-model/routes/named-paths'
import './overlay.css'

/** The overlay's first line. Visitors never see it, so it is not content. */
const TITLE = 'The content has problems. The page below shows the last valid content. Escape hides this message.'

/** Shows the content problems that `gatsby develop` reports. It does without React, so that it stays if the page crashes. */
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
